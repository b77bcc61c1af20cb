/** The part of a declaration that decides a remote's place on the site. */
export interface Placed {
  name: string;
  routes: readonly { path: string }[];
}

/** Paths that cover just the same addresses: letter case, a slash at the end and names of parameters do not count. */
const addressOf = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/');

/**
 * The routes of a declaration that other remotes have already: the shell could show the page of one of them only. A path
 * that is more exact than another's is none of them: the site shows the more exact one (`findRoute` of the contract).
 * @param others declarations; the remote's own among them is passed over
 * @returns the path as the declaration writes it, and the remote that has it
 */
export const takenRoutes = (
  { name, routes }: Placed,
  others: readonly Placed[],
): { path: string; owner: string }[] => {
  const owners = new Map(
    others
      .filter((other) => other.name !== name)
      .flatMap((other) => other.routes.map(({ path }): [string, string] => [addressOf(path), other.name])),
  );
  return routes.flatMap(({ path }) => {
    const owner = owners.get(addressOf(path));
    return owner === undefined ? [] : [{ path, owner }];
  });
};

/** The sentence that refuses a declaration for the addresses that others have, or null. */
export const refusalOfTaken = (declaration: Placed, others: readonly Placed[]): string | null => {
  const taken = takenRoutes(declaration, others);
  if (taken.length === 0) return null;
  const whose = taken.map(({ path, owner }) => `${path} belongs to ${owner}.`).join(' ');
  return `${declaration.name} is refused: ${whose} An address has one page; give it another path in remote.ts.`;
};
