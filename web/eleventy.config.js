// The site: templates in web/templates, prose and strings in content/, numbers and pictures from
// the native command, scripts through esbuild. Run by scripts/build; writes build/site.
//
// PUDU_BUILD  the build folder (build)
// SITE_URL    where the site will be, such as https://example.org/pudu/: adds canonical addresses,
//             hreflang and a sitemap, which must be absolute
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Assets, icon } from './build/assets.js';
import { inline, languages, readContent } from './build/content.js';
import { clear, finish } from './build/finish.js';
import { Native } from './build/native.js';
import { policy } from './build/security.js';
import { engines, files, scales, sizes } from './figures/export-choices.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(root, 'web');

function siteUrl() {
  const given = process.env.SITE_URL;
  if (!given) return undefined;
  if (!URL.canParse(given)) throw new Error(`SITE_URL: "${given}" is no address; give one such as https://example.org/pudu/`);
  return given.endsWith('/') ? given : `${given}/`;
}

/** @param {any} config */
export default async function (config) {
  const made = process.env.PUDU_BUILD ?? 'build';
  const build = isAbsolute(made) ? made : join(root, made);
  const site = join(build, 'site');
  clear(site);

  const native = new Native(build);
  const table = native.parameters();
  const content = readContent(join(root, 'content'), 'pudu', table);
  const assets = new Assets(web, build, site);

  const style = await assets.style('styles/main.css');
  const wasm = assets.module();
  const first = native.pose('--age', '1', '--sex', 'male');
  const still = assets.write('pudu', 'svg', native.picture('--view', 'drawing', '--age', '1', '--sex', 'male'));
  // The icon of the site is the animal itself, at 32 pixels.
  const sprite = native.sprite('--size', '32');
  assets.writeAs('favicon.ico', icon(sprite, 32));
  const url = siteUrl();

  config.addGlobalData('languages', languages);
  config.addGlobalData('book', content);
  config.addGlobalData('table', table);
  config.addGlobalData('offered', { engines, files: Object.keys(files), scales: scales.map(String), sizes });
  config.addGlobalData('first', first.readouts);
  config.addGlobalData('site', { url, base: url ? new URL(url).pathname : '/' });
  config.addGlobalData('policy', policy([style.hash], false));
  config.addGlobalData('assets', {
    style: style.text,
    still,
    icon: assets.write('icon', 'png', sprite),
    bigIcon: assets.write('icon-256', 'png', native.sprite('--size', '32', '--scale', '8')),
    wasm: wasm.path,
    chapter: await assets.script('chapter', 'chapters/pudu.js', {
      WASM_PATH: wasm.path.replace('assets/', ''),
      WASM_INTEGRITY: wasm.integrity,
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
  config.addFilter('pick', (object, keys) => Object.fromEntries(keys.map((key) => [key, object[key]])));
  config.addFilter('inlineMarkdown', inline);
  // Long addresses may break after a slash or a low line and nowhere else.
  config.addFilter('softBreaks', (text) => text.replace(/[/_]/g, '$&<wbr>'));
  config.addFilter('find', (rows, id) => {
    const row = rows.find((r) => r.id === id);
    if (!row) throw new Error(`the parameter table has no row "${id}"`);
    return row;
  });

  config.addWatchTarget('content');
  config.addWatchTarget('web');
  config.on('eleventy.after', () => finish(web, site, [style.hash]));

  return {
    dir: { input: 'web/templates', includes: '_includes', output: relative(process.cwd(), site) },
    markdownTemplateEngine: false,
    htmlTemplateEngine: 'njk',
    templateFormats: ['njk'],
  };
}
