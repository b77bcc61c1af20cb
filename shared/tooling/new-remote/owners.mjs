/** The lines of `.github/CODEOWNERS` that say whose a remote is. */

const lineOf = (/** @type {string} */ name) => `/mfe-${name}/`.padEnd(38) + `@phila/${name}-squad`;
const isOf = (/** @type {string} */ name) => (/** @type {string} */ line) =>
  line.startsWith(`/mfe-${name}/ `);
const isOfARemote = (/** @type {string} */ line) => line.startsWith('/mfe-');

/** With a line for a further remote, behind those of the others. Its squad is called as the remote until they say otherwise. */
export const withOwner = (/** @type {string} */ text, /** @type {string} */ name) => {
  const lines = text.split('\n');
  if (lines.some(isOf(name))) return text;
  const last = lines.findLastIndex(isOfARemote);
  return lines.toSpliced(last + 1, 0, lineOf(name)).join('\n');
};

export const withoutOwner = (/** @type {string} */ text, /** @type {string} */ name) =>
  text
    .split('\n')
    .filter((/** @type {string} */ line) => !isOf(name)(line))
    .join('\n');
