// What can only be made when every page is written: the service worker, which must know all files,
// the headers, and a brotli copy of every text file.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { headersFile, nginxSample } from './security.js';

/** Every file under a folder, relative to it, with forward slashes, in order. */
export function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'))
    .sort();
}

const compressible = /\.(html|js|css|svg|wasm|webmanifest|xml|txt|json)$/;
// Previews are for machines that ask a server, so a reader's cache keeps none.
const notOffline = /(^assets\/card-|\.br$|^sw\.js$|^404\.html$|^_headers$|^nginx\.conf$|^sitemap\.xml$|^robots\.txt$)/;

async function serviceWorker(web, site) {
  const files = filesUnder(site).filter((file) => !notOffline.test(file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(site, file)));
  const addresses = files.map((file) => file.replace(/(^|\/)index\.html$/, '$1') || './');
  const result = await build({
    entryPoints: [join(web, 'worker', 'offline.js')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    logLevel: 'warning',
    define: { FILES: JSON.stringify(addresses), VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)) },
  });
  writeFileSync(join(site, 'sw.js'), result.outputFiles[0].contents);
}

function compress(site) {
  for (const file of filesUnder(site)) {
    if (!compressible.test(file)) continue;
    const bytes = readFileSync(join(site, file));
    const packed = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    writeFileSync(join(site, `${file}.br`), packed);
  }
}

export async function finish(web, site, styles) {
  writeFileSync(join(site, '_headers'), headersFile(styles));
  writeFileSync(join(site, 'nginx.conf'), nginxSample(styles));
  await serviceWorker(web, site);
  compress(site);
}

/** An empty site folder, so that no file of an earlier build stays behind. */
export const clear = (site) => rmSync(site, { recursive: true, force: true });
