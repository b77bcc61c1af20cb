import { findRoute, matchPath } from '@phila/contract/remote';
import type { Registry } from '@phila/contract/remote';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import type { Viewer } from '../declarations/viewer.ts';
import { looksAfterSomething, mayEnter } from '../declarations/viewer.ts';
import { paths } from '../declarations/well-known.ts';
import { whereIs } from '../declarations/where.ts';

/**
 * `signed-in`: has nothing to do on the sign-in page, and goes on to where they were going. `wait`: what their roles allow
 * is not known yet. `refused`: looks after something, and not after this. An address: where they are sent.
 */
export type Verdict = 'in' | 'wait' | 'refused' | 'sign-in' | 'signed-in' | `/${string}`;

/**
 * May this person see this address (specification: shell, specification: accounts)? A visitor signs in first; who
 * looks after nothing is sent from such pages to the dashboard, or to the first page of the portal there is, and who does
 * is told which right they need.
 */
export const verdictOn = (registry: Registry, viewer: Viewer, pathname: string): Verdict => {
  if (viewer.signedIn && matchPath(paths.signIn, pathname) !== null) return 'signed-in';
  const { access } = whereIs(registry, pathname);
  if (mayEnter(viewer, access)) return 'in';
  if (!viewer.signedIn) return 'sign-in';
  if (viewer.permissions === null) return 'wait';
  if (looksAfterSomething(viewer)) return 'refused';
  if (findRoute(registry, paths.dashboard)) return paths.dashboard;
  // A page of ours: what leads elsewhere is no first page of the portal.
  return firstPortalEntry(registry, viewer) as Verdict;
};
