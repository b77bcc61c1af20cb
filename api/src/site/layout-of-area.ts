import type { Layout, Registry } from '@phila/contract';
import { segmentsOf } from '@phila/contract';

/** The layout for an undeclared address: its area's layout, if any. */
export const layoutOfArea = (registry: Registry, pathname: string): Layout => {
  const [area] = segmentsOf(pathname);
  if (area === undefined) return 'public';
  if (area === 'sign-out') return 'centred';
  const neighbour = registry.remotes
    .flatMap((remote) => remote.declaration.routes)
    .find((route) => segmentsOf(route.path)[0] === area);
  return neighbour?.layout ?? 'public';
};
