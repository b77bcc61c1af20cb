import { areaOf, awayAt, findRoute, matchPath } from '@phila/contract/remote';
import type { Layout, Registry, RegistryEntry, RemoteRoute } from '@phila/contract/remote';
import { isForSome } from './viewer.ts';
import { paths } from './well-known.ts';

interface Described {
  layout: Layout;
  access: RemoteRoute['access'];
  title: string;
}

/** Page at an address: a remote's, the shell's own, or none. */
export type Where =
  | (Described & { kind: 'page'; remote: RegistryEntry; route: RemoteRoute })
  | (Described & { kind: 'sign-out' })
  | (Described & { kind: 'not-found' });

/**
 * Ranks access: 0 for visitors, 1 for signed-in people, 2 for some of them; unknown addresses take their area's
 * lowest.
 */
const rank = (access: RemoteRoute['access']): number => (access === 'anyone' ? 0 : isForSome(access) ? 2 : 1);

/** Takes layout and access from the area, so that `/details/nothing` stays in the portal. */
const ofTheArea = (registry: Registry, pathname: string): Pick<Described, 'layout' | 'access'> => {
  const area = areaOf(pathname);
  const neighbours = registry.remotes
    .flatMap((remote) => remote.declaration.routes)
    .filter((route) => areaOf(route.path) === area && area !== '/');
  const [first] = neighbours.toSorted((a, b) => rank(a.access) - rank(b.access));
  return first ? { layout: first.layout, access: first.access } : { layout: 'public', access: 'anyone' };
};

/**
 * Finds the page of an address from the declarations alone, so that chrome and guard are right before any remote has
 * loaded.
 */
export const whereIs = (registry: Registry, pathname: string): Where => {
  // Tried first, as menus look up every entry and nearly all are pages of remotes.
  const found = findRoute(registry, pathname);
  if (found) {
    const { layout, access, title } = found.route;
    return { kind: 'page', layout, access, title, ...found };
  }
  // Leaves the page unguarded, as it ends the session and shows its text afterwards.
  if (matchPath(paths.signOut, pathname) !== null) {
    return { kind: 'sign-out', layout: 'centred', access: 'anyone', title: 'Sign Out' };
  }
  return {
    kind: 'not-found',
    ...ofTheArea(registry, pathname),
    title: awayAt(registry, pathname) ?? 'Page not found',
  };
};
