import type { NavigationEntry } from '../remote/index.ts';

/** Item of the top navigation: a single link (HOME), or a dropdown of links (SERVICES). */
export type PublicItem =
  | { kind: 'link'; entry: NavigationEntry }
  | { kind: 'group'; label: string; entries: NavigationEntry[] };

/** Places a group at its first entry; several remotes may add to it. */
export const publicMenu = (entries: readonly NavigationEntry[]): PublicItem[] => {
  const items: PublicItem[] = [];
  const groups = new Map<string, NavigationEntry[]>();
  for (const entry of entries) {
    if (entry.group === undefined) {
      items.push({ kind: 'link', entry });
      continue;
    }
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else {
      const inGroup = [entry];
      groups.set(entry.group, inGroup);
      items.push({ kind: 'group', label: entry.group, entries: inGroup });
    }
  }
  return items;
};
