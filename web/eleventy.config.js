// The site: templates in web/templates, prose and strings in content/, numbers and pictures from
// the native command, scripts through esbuild. Run by scripts/build; writes build/site.
//
// PUDU_BUILD  the build folder (build)
// SITE_URL    where the site will be, such as https://example.org/pudu/: adds canonical addresses,
//             hreflang and a sitemap, which must be absolute
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Assets, digest, icon } from './build/assets.js';
import { card, cardSize } from './build/card.js';
import { readContent, readTexts } from './build/content.js';
import { clear, finish } from './build/finish.js';
import { lessonFiles, makeFigures, stillStyle } from './build/lessons.js';
import { learningResource } from './build/meta.js';
import { Native } from './build/native.js';
import { outline } from './build/outline.js';
import { bothOf, languages } from './build/parity.js';
import { inline } from './build/prose.js';
import { policy } from './build/security.js';
import { tighten } from './build/tighten.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(root, 'web');

function siteUrl() {
  const given = process.env.SITE_URL;
  if (!given) return undefined;
  if (!URL.canParse(given)) throw new Error(`SITE_URL: "${given}" is no address; give one such as https://example.org/pudu/`);
  return given.endsWith('/') ? given : `${given}/`;
}

// The parts of the strings that the figure's script needs. The lessons have words of their own.
const spoken = ['figure', 'fields', 'choices', 'kinds', 'stages', 'values', 'controls', 'groups', 'files', 'hints', 'notes', 'failure', 'engines', 'restore'];

// Scripts find what they fetch beside themselves.
const beside = (/** @type {string} */ path) => path.replace('assets/', '');

/** @param {any} config */
export default async function (config) {
  const made = process.env.PUDU_BUILD ?? 'build';
  const build = isAbsolute(made) ? made : join(root, made);
  const site = join(build, 'site');
  clear(site);

  const native = new Native(build);
  const table = native.parameters();
  const texts = readTexts(join(root, 'content'));
  const assets = new Assets(web, build, site);
  const pictures = await stillStyle(assets);
  const figures = makeFigures(native, assets, texts.strings, pictures);
  const content = readContent(root, 'pudu', table, texts, figures);

  // Each page carries the rules that it needs, and a policy that allows only them.
  const styleOf = async (/** @type {string} */ entry) => {
    const style = await assets.style(entry);
    return { ...style, policy: policy([style.hash], false) };
  };
  const styles = { chapter: await styleOf('styles/main.css'), door: await styleOf('styles/door.css') };
  const wasm = assets.module();
  const first = native.pose('--age', '1', '--sex', 'male');
  const still = assets.write('pudu', 'svg', native.picture('--view', 'drawing', '--age', '1', '--sex', 'male'));
  // The icon of the site is the animal itself, at 32 pixels.
  const sprite = native.sprite('--size', '32');
  assets.writeAs('favicon.ico', icon(sprite, 32));
  const url = siteUrl();
  // A preview needs an absolute address, so without one there is no picture for it.
  const cards = bothOf((language) => ({ path: url ? assets.write(`card-${language}`, 'png', card(native, texts.strings[language])) : '', ...cardSize }));
  // What the scripts say, beside the page instead of in it: the page is read before it is worked with.
  const words = bothOf((language) => {
    const said = JSON.stringify(Object.fromEntries(spoken.map((key) => [key, texts.strings[language][key]])));
    return { path: beside(assets.write(`texts-${language}`, 'json', said)), integrity: digest('sha384', said) };
  });

  config.addGlobalData('languages', languages);
  config.addGlobalData('book', content);
  config.addGlobalData('outline', outline);
  config.addGlobalData('cards', cards);
  config.addGlobalData('table', table);
  config.addGlobalData('first', first.readouts);
  config.addGlobalData('site', { url, base: url ? new URL(url).pathname : '/' });
  config.addGlobalData('styles', styles);
  config.addGlobalData('assets', {
    still,
    icon: assets.write('icon', 'png', sprite),
    bigIcon: assets.write('icon-256', 'png', native.sprite('--size', '32', '--scale', '8')),
    wasm: wasm.path,
    chapter: await assets.script('chapter', 'chapters/pudu.js', {
      WASM_PATH: beside(wasm.path),
      WASM_INTEGRITY: wasm.integrity,
      TEXTS: words,
      LIVE_STYLE: (await assets.style('styles/live.css')).text,
      LESSONS: await lessonFiles(assets, texts.strings),
    }),
    choice: await assets.script('choice', 'chapters/choice.js'),
  });

  // How a template says a number: always with the language's decimal mark.
  config.addFilter('number', (value, language, digits = 0) =>
    new Intl.NumberFormat(language === 'es' ? 'es-CL' : 'en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  );
  config.addFilter('json', (value) => JSON.stringify(value).replace(/</g, '\\u003c'));
  config.addFilter('learningResource', (language, strings) => learningResource(language, strings, url, cards[language].path, languages));
  config.addFilter('inlineMarkdown', inline);
  config.addFilter('host', (url) => new URL(url).hostname.replace(/^www\./, ''));
  config.addFilter('find', (rows, id) => {
    const row = rows.find((r) => r.id === id);
    if (!row) throw new Error(`the parameter table has no row "${id}"`);
    return row;
  });

  config.addTransform('tighten', (content, page) => (/\.html$/.test(page ?? '') ? tighten(content) : content));

  config.addWatchTarget('content');
  config.addWatchTarget('web');
  config.addWatchTarget('cpp');
  config.on('eleventy.after', () => finish(web, site, [styles.chapter.hash, styles.door.hash, pictures.hash]));

  return {
    dir: { input: 'web/templates', includes: '_includes', output: relative(process.cwd(), site) },
    markdownTemplateEngine: false,
    htmlTemplateEngine: 'njk',
    templateFormats: ['njk'],
  };
}
