// Keeps the site readable without a network after the first visit. Pages are asked for anew and
// come from the cache when there is no answer; files named by their content never change, so they
// come from the cache first.
/// <reference lib="webworker" />

/** @type {ServiceWorkerGlobalScope} */
// @ts-expect-error A worker's self is not a window; the compiler has one lib for all files.
const worker = self;

/** The files of the site, written in by the build; pages are folders that end in a slash. @type {string[]} */
// @ts-expect-error The build defines it.
const files = FILES;
/** @type {string} */
// @ts-expect-error The build defines it.
const version = VERSION;

const prefix = `pudu:${worker.registration.scope}:`;
const cacheName = prefix + version;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(new URL(file, worker.registration.scope), { cache: file.startsWith('assets/') ? 'default' : 'no-cache' }))))
      .then(() => worker.skipWaiting())
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n.startsWith(prefix) && n !== cacheName).map((n) => caches.delete(n))))
      .then(() => worker.clients.claim())
  );
});

/** @param {Request} request */
const fromCache = async (request) => {
  const cache = await caches.open(cacheName);
  return cache.match(request, { ignoreSearch: true, ignoreVary: true });
};

/** @param {Request} request */
async function pageFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await fromCache(request);
    if (kept) return kept;
    throw error;
  }
}

/** @param {Request} request */
const cacheFirst = async (request) => (await fromCache(request)) ?? fetch(request);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  const asset = request.url.startsWith(`${worker.registration.scope}assets/`);
  event.respondWith(asset ? cacheFirst(request) : pageFirst(request));
});
