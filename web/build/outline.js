// The pudu chapter in the order of its page. A section is a file of that name in content/en/pudu
// and content/es/pudu; the parts of a section stand inside it, under headings of their own.

/** @type {{id: string, parts?: string[], lead?: boolean}[]} */
export const outline = [
  { id: 'intro', lead: true },
  { id: 'idea' },
  { id: 'why' },
  { id: 'theorem' },
  { id: 'equations' },
  { id: 'picture' },
  { id: 'how', parts: ['how-list', 'how-age', 'how-legs', 'how-spots', 'how-knobs', 'how-frame', 'four'] },
  { id: 'further' },
];

/** Every file of the outline, in order. */
export const sectionIds = outline.flatMap(({ id, parts = [] }) => [id, ...parts]);

const parts = new Set(outline.flatMap(({ parts = [] }) => parts));
const leads = new Set(outline.flatMap(({ id, lead }) => (lead ? [id] : [])));

/** How a section's file must begin: with which heading, or with none. @param {string} id */
export const headingOf = (id) => (leads.has(id) ? undefined : parts.has(id) ? 'h3' : 'h2');
