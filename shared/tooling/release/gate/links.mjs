/** Entries of a declaration that lead nowhere on one running site: no user sees them, and no error reports them. */

/** The files that a declaration offers to be saved, as paths of the site. */
const downloadsOf = ({ navigation }) =>
  navigation
    .filter(({ download, to }) => download === true && to.startsWith('/'))
    .map(({ label, to }) => ({ label, file: to.replace(/[?#].*$/s, '') }));

/**
 * The sentence that refuses a declaration on a site, or null. The build has checked it against the other remotes of the
 * workspace; the site may be without one of them, or have another release of it.
 * @param {object} declaration
 * @param {object[]} others what the other remotes of the site declare
 * @param {(declaration: object, others: object[]) => string | null} checkDeclaration the contract's own
 * @param {(file: string) => Promise<boolean>} hasFile whether the site has a file at an address
 * @returns {Promise<string | null>}
 */
export const refusalOfLinks = async (declaration, others, checkDeclaration, hasFile) => {
  const fault = checkDeclaration(declaration, others);
  if (fault) return `${declaration.name} does not fit the running site: ${fault}.`;
  for (const { label, file } of downloadsOf(declaration))
    if (!(await hasFile(file)))
      return `${declaration.name} does not fit the running site: the menu entry "${label}" offers ${file}, a file that the site does not have.`;
  return null;
};
