/** The part of a declaration that places a remote on the site. */
export interface RoutedRemote {
  name: string;
  routes: readonly { path: string }[];
}

/** Normalises a path: letter case, a final slash and names of parameters do not matter. */
const addressOf = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/');

/**
 * Lists routes that other remotes declare already, because the shell could show only one of the two pages. More
 * specific paths do not collide: the site prefers them (`findRoute` of the contract).
 * @param others declarations; the remote's own is skipped
 * @returns the path as declared, and the remote that has it
 */
export const takenRoutes = (
  { name, routes }: RoutedRemote,
  others: readonly RoutedRemote[],
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

/** The sentence that refuses a declaration for taken addresses; null for none. */
export const refusalOfTaken = (declaration: RoutedRemote, others: readonly RoutedRemote[]): string | null => {
  const taken = takenRoutes(declaration, others);
  if (taken.length === 0) return null;
  const whose = taken.map(({ path, owner }) => `${path} belongs to ${owner}.`).join(' ');
  return `${declaration.name} is refused: ${whose} An address has one page; give it another path in remote.ts.`;
};
