// Registers the service worker that keeps the site readable without a network.

/** @param {URL} script */
export function keepOffline(script) {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const trusted = /** @type {any} */ (window).trustedTypes?.createPolicy('pudu', {
    createScriptURL(/** @type {string} */ url) {
      if (url !== script.href) throw new TypeError(`${url} is not the service worker of this site`);
      return url;
    },
  });
  const url = trusted ? trusted.createScriptURL(script.href) : script.href;
  const register = () =>
    // Reading offline is a gift, not a promise: some private windows refuse it.
    navigator.serviceWorker.register(url, { scope: new URL('.', script).pathname, updateViaCache: 'none' }).catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
