import { findRoute, matchPath } from '@phila/contract/remote';
import type { Registry } from '@phila/contract/remote';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import type { Viewer } from '../declarations/viewer.ts';
import { looksAfterSomething, mayEnter } from '../declarations/viewer.ts';
import { paths } from '../declarations/well-known.ts';
import { whereIs } from '../declarations/where.ts';

/**
 * `signed-in`: leaves the sign-in page for the destination. `wait`: permissions are unknown yet. `refused`: has
 * rights, but not for this page. An address: is redirected there.
 */
export type Verdict = 'in' | 'wait' | 'refused' | 'sign-in' | 'signed-in' | `/${string}`;

/**
 * Decides if the person may see an address (specification: shell, accounts). Sends visitors to sign in. Redirects
 * people without any rights to the dashboard, or else to the portal's first page. Tells people with other rights which
 * one they need.
 */
export const verdictOn = (registry: Registry, viewer: Viewer, pathname: string): Verdict => {
  if (viewer.signedIn && matchPath(paths.signIn, pathname) !== null) return 'signed-in';
  const { access } = whereIs(registry, pathname);
  if (mayEnter(viewer, access)) return 'in';
  if (!viewer.signedIn) return 'sign-in';
  if (viewer.permissions === null) return 'wait';
  if (looksAfterSomething(viewer)) return 'refused';
  if (findRoute(registry, paths.dashboard)) return paths.dashboard;
  // A portal entry that leads to another site is never first, so this is an address of ours.
  return firstPortalEntry(registry, viewer) as Verdict;
};
