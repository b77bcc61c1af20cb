import type { Layout, Registry, RegistryEntry, RemoteRoute } from '@phila/contract';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/**
 * How well a declared path covers an address: null when it does not, else a key that sorts higher the more exact the
 * path is. The same rule as the shell's (`shell/src/declarations/path-pattern.ts`), or the page would preload what the
 * shell does not show.
 */
export const matchPath = (pattern: string, pathname: string): string | null => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return null;
  let key = '';
  for (const [index, segment] of wanted.entries()) {
    if (segment.startsWith(':')) key += '1';
    else if (segment.toLowerCase() === given[index]?.toLowerCase()) key += '2';
    else return null;
  }
  return open ? key : `${key}3`;
};

export interface Matched {
  remote: RegistryEntry;
  route: RemoteRoute;
}

/** The declared route that covers an address most exactly, and the remote that owns it. */
export const findRoute = (registry: Registry, pathname: string): Matched | null => {
  let best: (Matched & { key: string }) | null = null;
  for (const remote of registry.remotes) {
    for (const route of remote.declaration.routes) {
      const key = matchPath(route.path, pathname);
      if (key !== null && (best === null || key > best.key)) best = { remote, route, key };
    }
  }
  return best === null ? null : { remote: best.remote, route: best.route };
};

/** The layout around an address that no remote declares: that of its area, where it has one. */
export const layoutOfArea = (registry: Registry, pathname: string): Layout => {
  const [area] = segmentsOf(pathname);
  if (area === undefined) return 'public';
  if (area === 'sign-out') return 'centred';
  const neighbour = registry.remotes
    .flatMap((remote) => remote.declaration.routes)
    .find((route) => segmentsOf(route.path)[0] === area);
  return neighbour?.layout ?? 'public';
};
