import type { Registry, RegistryEntry } from './registry.ts';
import type { RemoteRoute } from './remote/index.ts';
import { routeAt } from './route-at.ts';

export interface FoundRoute {
  remote: RegistryEntry;
  route: RemoteRoute;
}

const tables = new WeakMap<Registry['remotes'], (FoundRoute & { path: string })[]>();

/** The routes of all remotes as one list: which of two is more exact does not depend on whose they are. */
const tableOf = ({ remotes }: Registry): (FoundRoute & { path: string })[] => {
  const known = tables.get(remotes);
  if (known !== undefined) return known;
  const table = remotes.flatMap((remote) =>
    remote.declaration.routes.map((route) => ({ path: route.path, remote, route })),
  );
  tables.set(remotes, table);
  return table;
};

/**
 * The declared route that covers an address most exactly, and the remote that owns it. A list of remotes is read once:
 * another state of the site is another list.
 * @param pathname as in `location.pathname`, not decoded
 */
export const findRoute = (registry: Registry, pathname: string): FoundRoute | null =>
  routeAt(tableOf(registry), pathname);
