/** Entries of a declaration that lead nowhere on one running site: no user sees them, and no error reports them. */

/** @import { RemoteDeclaration } from '../../../contract/dist/index.js' */

/** The files that a declaration offers to be saved, as paths of the site. */
const downloadsOf = (/** @type {RemoteDeclaration} */ { navigation }) =>
  navigation
    .filter(({ download, to }) => download === true && to.startsWith('/'))
    .map(({ label, to }) => ({ label, file: to.replace(/[?#].*$/s, '') }));

/**
 * Refuses a declaration that does not fit the site, in a sentence; null if it fits. The build has checked it against
 * the workspace's remotes, of which the site may lack one or have another release.
 * @param {RemoteDeclaration} declaration
 * @param {RemoteDeclaration[]} others what the other remotes of the site declare
 * @param {typeof import('../../../contract/dist/index.js').checkDeclaration} checkDeclaration the contract's own
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
