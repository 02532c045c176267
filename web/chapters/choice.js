// The door: sends a reader on to their language once. Coming back to it, they find the plain choice.

const sent = 'pudu:sent';

/** @param {Storage} storage @param {string} key */
const recall = (storage, key) => storage.getItem(key) ?? '';

function choose() {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('a[data-language]')]);
  // A reader who comes from inside the site has asked for the choice.
  if (document.referrer && new URL(document.referrer).origin === location.origin) return undefined;
  if (recall(sessionStorage, sent)) return undefined;
  sessionStorage.setItem(sent, 'yes');
  const wanted = [recall(localStorage, 'pudu:language'), ...navigator.languages];
  for (const language of wanted) {
    const link = links.find((l) => l.hreflang === language.toLowerCase().split('-')[0]);
    if (link) return link;
  }
  return links[0];
}

try {
  const link = choose();
  if (link) location.replace(link.href + location.search + location.hash);
} catch {
  // Where nothing can be remembered, going on by itself could go round for ever. The choice stays.
}
