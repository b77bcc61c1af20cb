import type { Registry, RegistryEntry, SiteRegistry } from './registry.ts';
import type { RemoteRoute } from './remote/index.ts';
import { routeAt } from './route-at.ts';

export interface FoundRoute {
  remote: RegistryEntry;
  route: RemoteRoute;
}

const tables = new WeakMap<Registry['remotes'], (FoundRoute & { path: string })[]>();

/** Routes of all remotes in one list, so that the most specific one wins regardless of its remote. */
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
 * Finds the most specific declared route for an address, and its remote. Caches by list of remotes: the site makes a
 * new list for each change.
 * @param pathname as in `location.pathname`, not decoded
 */
export const findRoute = (registry: Registry, pathname: string): FoundRoute | null =>
  routeAt(tableOf(registry), pathname);

/** The title of the withdrawn remote that had a page at an address; null for every other address. */
export const awayAt = (registry: SiteRegistry, pathname: string): string | null =>
  registry.away === undefined || findRoute(registry, pathname) !== null
    ? null
    : (routeAt(registry.away, pathname)?.title ?? null);
