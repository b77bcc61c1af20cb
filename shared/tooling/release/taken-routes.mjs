/** Two remotes cannot have one address: the shell could show one of them only. Needs no dependencies. */

/** Paths that cover just the same addresses: letter case, a slash at the end and names of parameters do not count. */
const addressOf = (path) =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/');

/**
 * The routes of a declaration that other remotes have already. A path that is more exact than another's is none of
 * them: the site shows the more exact one (`findRoute` of the contract).
 * @param {{ name: string, routes: { path: string }[] }} declaration
 * @param {{ name: string, routes: { path: string }[] }[]} others declarations; the remote's own among them is passed over
 * @returns {{ path: string, owner: string }[]} the path as `declaration` writes it, and the remote that has it
 */
export const takenRoutes = ({ name, routes }, others) => {
  const owners = new Map(
    others
      .filter((other) => other.name !== name)
      .flatMap((other) => other.routes.map(({ path }) => [addressOf(path), other.name])),
  );
  return routes.flatMap(({ path }) => {
    const owner = owners.get(addressOf(path));
    return owner === undefined ? [] : [{ path, owner }];
  });
};

/**
 * The sentence that refuses a declaration for the addresses that others have, or null.
 * @param {Parameters<typeof takenRoutes>[0]} declaration
 * @param {Parameters<typeof takenRoutes>[1]} others
 */
export const refusalOfTaken = (declaration, others) => {
  const taken = takenRoutes(declaration, others);
  if (taken.length === 0) return null;
  const whose = taken.map(({ path, owner }) => `${path} belongs to ${owner}.`).join(' ');
  return `${declaration.name} is refused: ${whose} An address has one page; give it another path in remote.ts.`;
};
