// The content security policy of every page, and the other headers that a host should send.

/**
 * @param {string[]} styles hashes of the inlined style sheets, such as sha256-…
 * @param {boolean} header frame-ancestors is only allowed in a header
 */
export function policy(styles, header) {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src ${styles.map((hash) => `'${hash}'`).join(' ')}`,
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(header ? ["frame-ancestors 'self'"] : []),
    "require-trusted-types-for 'script'",
    'trusted-types pudu',
  ].join('; ');
}

/** @returns {[string, string][]} the headers of every answer */
export const headers = (/** @type {string[]} */ styles) => [
  ['Content-Security-Policy', policy(styles, true)],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
];

const forever = 'public, max-age=31536000, immutable';

/** The file that several static hosts read. scripts/server.js reads it too. */
export function headersFile(/** @type {string[]} */ styles) {
  const lines = headers(styles).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: ${forever}\n\n/sw.js\n  Cache-Control: no-cache\n`;
}

/** The same for nginx. */
export function nginxSample(/** @type {string[]} */ styles) {
  const all = headers(styles).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  return `# A sample for nginx: put the site's files into /srv/pudu, or change root.
server {
    listen 80;
    root /srv/pudu;
    index index.html;
    error_page 404 /404.html;
    gzip on;
    gzip_types text/css text/javascript application/json application/wasm image/svg+xml;
    # With the brotli module: brotli_static on; every text file has a .br beside it.

${all.join('\n')}

    location /assets/ {
        # A location with headers of its own inherits none, so they stand here again.
${all.map((line) => `    ${line}`).join('\n')}
        add_header Cache-Control "${forever}" always;
    }
    types {
        text/html html;
        text/javascript js;
        application/wasm wasm;
        image/svg+xml svg;
        image/x-icon ico;
        image/png png;
        application/manifest+json webmanifest;
        text/plain txt;
        application/xml xml;
    }
}
`;
}
