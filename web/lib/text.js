// Sentences and numbers in the language of the page.

/** @typedef {{[key: string]: string | Texts}} Texts */

export class Text {
  /** @param {Texts} texts @param {string} language */
  constructor(texts, language) {
    this.texts = texts;
    // One fixed form of Spanish: a decimal comma, and no mark in numbers of four digits.
    this.locale = language === 'es' ? 'es-CL' : 'en';
    /** @type {Map<number, Intl.NumberFormat>} */
    this.formats = new Map();
  }

  /**
   * The text behind a dotted key, with {names} replaced.
   * @param {string} key @param {Record<string, string>} [fill]
   */
  say(key, fill = {}) {
    /** @type {string | Texts | undefined} */
    let found = this.texts;
    for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
    if (typeof found !== 'string') throw new Error(`no text for ${key}`);
    return found.replace(/\{(\w+)\}/g, (whole, name) => fill[name] ?? whole);
  }

  /** @param {number} value @param {number} digits after the decimal mark */
  number(value, digits = 0) {
    let format = this.formats.get(digits);
    if (!format) {
      format = new Intl.NumberFormat(this.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });
      this.formats.set(digits, format);
    }
    return format.format(value);
  }

  /** A number with as many digits as it has. @param {number} value */
  plain(value) {
    return new Intl.NumberFormat(this.locale, { maximumFractionDigits: 6, useGrouping: false }).format(value);
  }

  /** Metres as centimetres with one decimal. @param {number} metres */
  centimetres(metres, digits = 1) {
    return this.say('values.centimetres', { value: this.number(metres * 100, digits) });
  }
}

/**
 * Fetches the texts of a language, which stand beside the scripts.
 * @param {URL} address @param {string} integrity such as sha384-… @param {string} language
 */
export async function loadText(address, integrity, language) {
  const answer = await fetch(address, { integrity });
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
  return new Text(await answer.json(), language);
}
