// The chapter as search engines describe what one can learn from: https://schema.org/LearningResource.
// Addresses are only said when the build knows where the site will be.

const licence = 'https://spdx.org/licenses/MIT.html';

/**
 * @param {string} language @param {any} strings of the language
 * @param {string | undefined} url the site's root @param {string} card the path of the preview
 * @param {string[]} languages
 */
export function learningResource(language, strings, url, card, languages) {
  const project = { '@type': 'Project', name: strings.meta.site, ...(url ? { url } : {}) };
  const places = url
    ? {
        '@id': `${url}${language}/`,
        url: `${url}${language}/`,
        image: `${url}${card}`,
        workTranslation: languages.filter((other) => other !== language).map((other) => ({ '@id': `${url}${other}/` })),
      }
    : {};
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: strings.chapter.page,
    description: strings.chapter.description,
    inLanguage: language === 'es' ? 'es-CL' : 'en-GB',
    learningResourceType: strings.meta.type,
    educationalLevel: strings.meta.level,
    teaches: Object.values(strings.meta.teaches),
    isAccessibleForFree: true,
    license: licence,
    author: project,
    publisher: project,
    ...places,
  };
}
