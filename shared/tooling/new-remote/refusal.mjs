/** First segments of addresses that the service or the shell answers itself. */
const ADDRESSES = ['api', 'assets', 'remotes', 'sign-out'];

/**
 * Returns a sentence on why no remote can have this name; null if one can.
 * @param {string | undefined} name
 * @param {object} workspace
 * @param {string[]} workspace.folders the names of its folders
 * @param {(path: string) => string | undefined} [workspace.ownerOf] the remote that has an address already; left out
 *   before anything is compiled that could tell
 */
export const refusalOf = (name, { folders, ownerOf = () => undefined }) => {
  if (!name) return 'Name the remote: npm run new-remote -- <name> ["Title"]';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name for a remote: lower case letters, digits and dashes.`;
  if (folders.includes(`mfe-${name}`)) return `There is a mfe-${name} already.`;
  if (folders.includes(name)) return `"${name}" is a folder of the workspace; give the remote another name.`;
  if (ADDRESSES.includes(name))
    return `"/${name}" is an address of the site itself; give the remote another name.`;
  const owner = ownerOf(`/${name}`);
  if (owner) return `"/${name}" is a page of mfe-${owner} already; give the remote another name.`;
  return null;
};
