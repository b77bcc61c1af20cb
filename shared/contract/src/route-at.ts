import { matchRoutes, type RouteObject } from 'react-router';

/** What is declared for a path: `/shop/:productId`, `/documents/*`. */
interface Declared {
  readonly path: string;
}

/** Addresses that are remembered of one list of routes: few in a page, and any that is asked for in the service. */
const MAX_KEPT = 1_000;

interface Table {
  objects: RouteObject[];
  found: Map<string, unknown>;
}

const tables = new WeakMap<readonly Declared[], Table>();

const tableOf = (routes: readonly Declared[]): Table => {
  const known = tables.get(routes);
  if (known !== undefined) return known;
  const table = { objects: routes.map((route) => ({ path: route.path, handle: route })), found: new Map() };
  tables.set(routes, table);
  return table;
};

/** The first part of a path, in small letters, as react-router compares them. */
const firstPart = (path: string): string | undefined => path.toLowerCase().split('/')[1];

/** Those that begin as the address does, or by a parameter: to read all of a site's paths takes react-router 5 ms once. */
const canCover = (objects: RouteObject[], pathname: string): RouteObject[] => {
  const first = firstPart(pathname);
  return objects.filter(({ path = '' }) => {
    const part = firstPart(path);
    return part === first || /[:*%]/.test(`${part}${first}`);
  });
};

/** Whether an address can be read: `%E0%A4%A` is half a letter. No page has such a one. */
export const isReadable = (pathname: string): boolean => {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
};

/**
 * The route of a list that covers an address most exactly, by the rules of react-router, which has no other way to rank
 * routes than `matchRoutes` of all of them. That takes 0.7 ms for all of the site's, so what was found is kept with the
 * list: pass the same list again, and do not change it.
 * @param pathname as the browser has it in `location.pathname`, not decoded
 * @returns null where none covers it, and for an address that cannot be read
 */
export const routeAt = <Route extends Declared>(routes: readonly Route[], pathname: string): Route | null => {
  const { objects, found } = tableOf(routes);
  const kept = found.get(pathname);
  if (kept !== undefined) return kept as Route | null;
  // A path without parameters that is the address itself outranks all others; the menus of a page ask for some sixty.
  const same = routes.find(({ path }) => path === pathname && !/[:*]/.test(path));
  // Of an unreadable one react-router warns on the console, and takes it as it is.
  const matches =
    !same && isReadable(pathname) ? matchRoutes(canCover(objects, pathname), { pathname }) : null;
  const route = same ?? ((matches?.at(-1)?.route.handle ?? null) as Route | null);
  if (found.size >= MAX_KEPT) found.clear();
  found.set(pathname, route);
  return route;
};

/** The path where it covers the address, as the site's routes do, else null. */
export const matchPath = (pattern: string, pathname: string): string | null =>
  routeAt([{ path: pattern }], pathname) && pattern;
