import { findRoute } from '@phila/contract';
import type { Registry } from '@phila/contract';
import { menuOrder } from '@phila/contract/menu';
import type { NavigationEntry } from '@phila/contract/remote';

/** Lists a menu's entries for visitors: other sites, files, and addresses that a remote declares. */
export const entriesOf = ({ remotes, ...rest }: Registry, menu: NavigationEntry['menu']): NavigationEntry[] =>
  remotes
    .flatMap(({ declaration }) => declaration.navigation)
    .filter((entry) => entry.menu === menu && entry.access === undefined)
    .filter(({ to, download }) => {
      if (download === true || to.startsWith('https://')) return true;
      const found = findRoute({ ...rest, remotes }, new URL(to, 'https://site.invalid').pathname);
      return found !== null && ['anyone', 'person'].includes(found.route.access);
    })
    .toSorted(menuOrder);
