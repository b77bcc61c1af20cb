import { menuOrder } from '@phila/contract/menu';
import type { NavigationEntry, Registry } from '@phila/contract/remote';
import { pathnameOf } from '@phila/contract/remote';
import type { Viewer } from './viewer.ts';
import { isForSome, isShownTo, mayEnter } from './viewer.ts';
import { whereIs } from './where.ts';

/** True for a link to another site. */
export const isExternal = (target: string): boolean => target.startsWith('https://');

/** True if the target leads this person anywhere: to another site, or to a page that a remote owns. */
export const leadsSomewhere = (registry: Registry, viewer: Viewer, target: string): boolean => {
  if (isExternal(target)) return true;
  const where = whereIs(registry, pathnameOf(target));
  if (where.kind === 'not-found') return false;
  // Shows portal entries to a visitor too, because the guard then asks them to sign in. Hides entries limited to some
  // people from everybody else.
  return !isForSome(where.access) || mayEnter(viewer, where.access);
};

/** Lists a menu's entries for this person in order. Files are always listed, as no route owns them. */
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
        (entry.needsEmployerRoom !== true || viewer.hasEmployerRoom === true) &&
        isShownTo(viewer, entry) &&
        (entry.download === true || leadsSomewhere(registry, viewer, entry.to)),
    )
    .toSorted(menuOrder);
