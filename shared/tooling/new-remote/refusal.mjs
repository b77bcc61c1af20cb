import { takenRoutes } from '../release/taken-routes.mjs';

/** First segments of addresses that the service or the shell answers itself. */
const ADDRESSES = ['api', 'assets', 'remotes', 'sign-out'];

/**
 * Why there can be no further remote of this name: one sentence, or null.
 * @param {string | undefined} name
 * @param {{ folders: string[], declarations: { name: string, routes: { path: string }[] }[] }} workspace the names of
 *   its folders, and what its remotes declare
 */
export const refusalOf = (name, { folders, declarations }) => {
  if (!name) return 'Name the remote: npm run new-remote -- <name> ["Title"]';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name for a remote: lower case letters, digits and dashes.`;
  if (folders.includes(`mfe-${name}`)) return `There is a mfe-${name} already.`;
  if (folders.includes(name)) return `"${name}" is a folder of the workspace; give the remote another name.`;
  if (ADDRESSES.includes(name))
    return `"/${name}" is an address of the site itself; give the remote another name.`;
  const [taken] = takenRoutes({ name, routes: [{ path: `/${name}` }] }, declarations);
  if (taken) return `"${taken.path}" is a page of mfe-${taken.owner} already; give the remote another name.`;
  return null;
};
