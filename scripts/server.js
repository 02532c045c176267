// A small static server for build/site: the right types, the headers of its _headers file, brotli
// copies where the browser takes them, and nothing from outside the folder.
//
//   node scripts/server.js [folder]      PORT (8080) and HOST (every address) in the environment
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const site = process.argv[2] ?? resolve(root, process.env.PUDU_BUILD ?? 'build', 'site');

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

function fail(text) {
  console.error(text);
  process.exit(1);
}

if (!existsSync(join(site, 'index.html'))) fail(`${site} holds no site: run scripts/build first`);

/** Blocks of a path pattern and its indented headers, as several static hosts read them. */
function readRules() {
  const rules = [];
  for (const line of readFileSync(join(site, '_headers'), 'utf8').split('\n')) {
    if (/^\S/.test(line)) rules.push({ start: line.replace(/\*$/, ''), open: line.endsWith('*'), headers: [] });
    else if (line.trim()) {
      const at = line.indexOf(':');
      rules.at(-1).headers.push([line.slice(0, at).trim(), line.slice(at + 1).trim()]);
    }
  }
  return rules;
}

function headersFor(path) {
  const headers = { 'Cache-Control': 'no-cache' };
  // Read anew each time: a build while the server runs changes the hashes in it.
  for (const rule of readRules()) {
    if (rule.open ? path.startsWith(rule.start) : path === rule.start) Object.assign(headers, Object.fromEntries(rule.headers));
  }
  return headers;
}

/** The file behind an address, or undefined; a folder without its slash becomes a redirect. */
function find(path) {
  const file = normalize(join(site, path));
  if (file !== site && !file.startsWith(site + sep)) return {};
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    if (!path.endsWith('/')) return { redirect: `${path.slice(path.lastIndexOf('/') + 1)}/` };
    return { file: existsSync(join(file, 'index.html')) ? join(file, 'index.html') : undefined };
  }
  return { file: stat?.isFile() && !path.endsWith('.br') ? file : undefined };
}

function answer(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const url = new URL(request.url ?? '/', 'http://localhost');
  let path;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    response.writeHead(400).end();
    return;
  }
  const { file: found, redirect } = path.includes('\0') ? {} : find(path);
  if (redirect) {
    response.writeHead(301, { Location: redirect + url.search }).end();
    return;
  }
  const file = found ?? join(site, '404.html');
  const packed = existsSync(`${file}.br`);
  const takes = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const sent = packed && takes ? `${file}.br` : file;
  response.writeHead(found ? 200 : 404, {
    ...headersFor(path),
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(sent).size,
    ...(packed ? { Vary: 'Accept-Encoding' } : {}),
    ...(packed && takes ? { 'Content-Encoding': 'br' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).on('error', () => response.destroy()).pipe(response);
}

const port = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`PORT: "${process.env.PORT}" is no port; allowed: 0 to 65535`);

const server = createServer(answer);
server.on('error', (error) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} scripts/serve`);
  if (error.code === 'EACCES') fail(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=8080 scripts/serve`);
  fail(`The server could not start: ${error.message}`);
});
server.listen(port, process.env.HOST, () => {
  console.log(`Pudu is at http://localhost:${server.address().port} (stop with Ctrl-C)`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close(() => process.exit(0)) && server.closeAllConnections());
