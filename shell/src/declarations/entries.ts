import { menuOrder } from '@phila/contract/menu';
import type { NavigationEntry, Registry } from '@phila/contract/remote';
import { pathnameOf } from '@phila/contract/remote';
import type { Viewer } from './viewer.ts';
import { isForSome, isShownTo, mayEnter } from './viewer.ts';
import { whereIs } from './where.ts';

/** Leads off the site. */
export const isExternal = (target: string): boolean => target.startsWith('https://');

/** Would this target show something, to this person? Other sites always do; a page does when a remote owns it. */
export const leadsSomewhere = (registry: Registry, viewer: Viewer, target: string): boolean => {
  if (isExternal(target)) return true;
  const where = whereIs(registry, pathnameOf(target));
  if (where.kind === 'not-found') return false;
  // A visitor may be shown a portal page's entry: the guard asks them to sign in. What is for some is shown to these.
  return !isForSome(where.access) || mayEnter(viewer, where.access);
};

/** Lists a menu's entries for this person, in order. Files to save are always listed: no route owns them. */
export const entriesOf = (
  registry: Registry,
  menu: NavigationEntry['menu'],
  viewer: Viewer,
): NavigationEntry[] =>
  registry.remotes
    .flatMap((remote) => remote.declaration.navigation)
    .filter(
      (entry) =>
        entry.menu === menu &&
        isShownTo(viewer, entry) &&
        (entry.download === true || leadsSomewhere(registry, viewer, entry.to)),
    )
    .toSorted(menuOrder);
