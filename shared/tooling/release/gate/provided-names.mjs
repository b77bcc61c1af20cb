const listed = (/** @type {string[]} */ items) => items.join(', ');

/**
 * Refuses a remote built against a newer `@phila/ui` or `@phila/platform`, in a sentence; null if it fits. Names that
 * the running shell does not export would be undefined in the page.
 * @param {string} name of the remote
 * @param {Record<string, string[]>} imports the names that the build imports, by key of the share scope
 * @param {Record<string, string[] | null>} provided what the running shell exports there; null where its build did not know
 */
export const refusalOfMissingNames = (name, imports, provided) => {
  const missing = Object.entries(imports).flatMap(([key, names]) => {
    if (!Object.hasOwn(provided, key)) return [key];
    const exported = provided[key] ?? names;
    const lacking = names.filter((one) => !exported.includes(one));
    return lacking.length === 0 ? [] : [`${listed(lacking)} of ${key}`];
  });
  if (missing.length === 0) return null;
  return (
    `${name} uses ${missing.join(' and ')}, which the shell of the running site does not provide. ` +
    'Release the newer shell first, or leave it out.'
  );
};
