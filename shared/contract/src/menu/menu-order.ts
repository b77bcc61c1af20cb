import type { NavigationEntry } from '../remote/index.ts';

/**
 * Sorts by order, then by label, independent of the remotes' load order (`NavigationEntry.order`). Compares plain
 * characters, because locale rules cost a slow phone some 30 ms.
 */
export const menuOrder = (a: NavigationEntry, b: NavigationEntry): number =>
  a.order - b.order || (a.label < b.label ? -1 : 1);
