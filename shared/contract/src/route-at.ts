import { matchRoutes, type RouteObject } from 'react-router';

/** Declared route pattern: `/shop/:productId`, `/documents/*`. */
interface Declared {
  readonly path: string;
}

/** Most addresses cached per list of routes: a page needs few, but the service can be asked for any. */
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

/** First segment in lower case, as react-router compares it. */
const firstPart = (path: string): string | undefined => path.toLowerCase().split('/')[1];

/**
 * Routes with a first segment that matches or is a parameter. Parsing all of a site's paths costs react-router 5 ms
 * once.
 */
const canCover = (objects: RouteObject[], pathname: string): RouteObject[] => {
  const first = firstPart(pathname);
  return objects.filter(({ path = '' }) => {
    const part = firstPart(path);
    return part === first || /[:*%]/.test(`${part}${first}`);
  });
};

/** Returns false for an address that cannot be decoded, such as `%E0%A4%A`: it matches no page. */
export const isReadable = (pathname: string): boolean => {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
};

/**
 * Finds the most specific route for an address by react-router's rules; only `matchRoutes` over all routes implements
 * them. That takes 0.7 ms for the whole site, so results are cached by list: pass the same list again and do not change
 * it.
 * @param pathname as in `location.pathname`, not decoded
 * @returns null if none matches, and for an address that cannot be decoded
 */
export const routeAt = <Route extends Declared>(routes: readonly Route[], pathname: string): Route | null => {
  const { objects, found } = tableOf(routes);
  const kept = found.get(pathname);
  if (kept !== undefined) return kept as Route | null;
  // An exact path without parameters beats all others; a page's menus ask for about sixty.
  const same = routes.find(({ path }) => path === pathname && !/[:*]/.test(path));
  // react-router would accept an undecodable address with a console warning.
  const matches =
    !same && isReadable(pathname) ? matchRoutes(canCover(objects, pathname), { pathname }) : null;
  const route = same ?? ((matches?.at(-1)?.route.handle ?? null) as Route | null);
  if (found.size >= MAX_KEPT) found.clear();
  found.set(pathname, route);
  return route;
};

/** Returns the path if it matches the address as the site's routes do, else null. */
export const matchPath = (pattern: string, pathname: string): string | null =>
  routeAt([{ path: pattern }], pathname) && pattern;
