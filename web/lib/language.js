// The way to the other language keeps the state, the anchor and the place on the page.

const key = 'pudu:place';
const choice = 'pudu:language';

/** What stays may be forbidden; the page works without it. @param {() => void} act */
function allowed(act) {
  try {
    act();
  } catch {
    // Nothing is kept then.
  }
}

/** The section that the reader is at, and how far into it, as a share of its height. */
function placeNow() {
  let place = { id: '', share: 0 };
  // The line that is being read, rather than the edge of the window.
  const eye = innerHeight / 3;
  for (const element of document.querySelectorAll('main section[id]')) {
    const box = element.getBoundingClientRect();
    if (box.top <= eye && box.bottom > eye) place = { id: element.id, share: (eye - box.top) / box.height };
  }
  return place;
}

function goBack() {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!kept) return;
  const { id, share } = JSON.parse(kept);
  const box = document.getElementById(String(id))?.getBoundingClientRect();
  if (!box || typeof share !== 'number') return;
  scrollTo({ top: scrollY + box.top + share * box.height - innerHeight / 3, behavior: 'instant' });
}

export function keepPlaceAcrossLanguages() {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('.languages a')]);
  allowed(goBack);
  for (const link of links) {
    const plain = link.href;
    const update = () => {
      const url = new URL(plain);
      url.search = location.search;
      url.hash = location.hash;
      link.href = url.href;
    };
    // Every way to use a link, opening it in another tab and copying it included, passes one of these.
    for (const event of ['pointerenter', 'pointerdown', 'focus', 'click']) link.addEventListener(event, update);
    link.addEventListener('click', () =>
      allowed(() => {
        if (scrollY > 0) sessionStorage.setItem(key, JSON.stringify(placeNow()));
        localStorage.setItem(choice, link.hreflang);
      })
    );
  }
}
