import type { NavigationEntry } from '../remote/index.ts';

/** One line of the top navigation: a link of its own (HOME), or a dropdown with its links (SERVICES). */
export type PublicItem =
  | { kind: 'link'; entry: NavigationEntry }
  | { kind: 'group'; label: string; entries: NavigationEntry[] };

/** A group stands where its first entry would; entries of several remotes meet in it. */
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
