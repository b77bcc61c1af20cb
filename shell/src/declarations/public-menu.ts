import type { NavigationEntry, Registry } from '@phila/contract/remote';
import { entriesOf } from './entries.ts';
import type { Viewer } from './viewer.ts';

/** The top navigation: a link of its own (HOME), or a dropdown with its links (SERVICES). */
export type PublicItem =
  | { kind: 'link'; entry: NavigationEntry }
  | { kind: 'group'; label: string; entries: NavigationEntry[] };

/** A group stands where its first entry would; entries of several remotes meet in it. */
export const publicMenu = (registry: Registry, viewer: Viewer): PublicItem[] => {
  const items: PublicItem[] = [];
  const groups = new Map<string, NavigationEntry[]>();
  for (const entry of entriesOf(registry, 'public', viewer)) {
    if (entry.group === undefined) {
      items.push({ kind: 'link', entry });
      continue;
    }
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else {
      const entries = [entry];
      groups.set(entry.group, entries);
      items.push({ kind: 'group', label: entry.group, entries });
    }
  }
  return items;
};
