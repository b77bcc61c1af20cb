import type { Registry, RegistryEntry } from './registry.ts';
import type { RemoteRoute } from './remote/index.ts';
import { matchPath } from './path-pattern.ts';

export interface FoundRoute {
  remote: RegistryEntry;
  route: RemoteRoute;
}

/** The declared route that covers an address most exactly, and the remote that owns it. */
export const findRoute = (registry: Registry, pathname: string): FoundRoute | null => {
  let best: (FoundRoute & { key: string }) | null = null;
  for (const remote of registry.remotes) {
    for (const route of remote.declaration.routes) {
      const key = matchPath(route.path, pathname);
      if (key !== null && (best === null || key > best.key)) best = { remote, route, key };
    }
  }
  return best && { remote: best.remote, route: best.route };
};
