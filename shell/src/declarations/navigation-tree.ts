import type { NavigationEntry, Registry } from '@phila/contract/remote';
import { entriesOf } from './entries.ts';
import { areaOf, pathnameOf, segmentsOf } from '@phila/contract/remote';
import type { Viewer } from './viewer.ts';

/** An entry of the left navigation with the sections that name it as their group. */
export interface NavigationNode {
  entry: NavigationEntry;
  sections: NavigationNode[];
}

/**
 * The left navigation as areas with their sections. A section whose area is not declared (its remote is missing) stands
 * by itself rather than getting lost.
 */
export const navigationTree = (
  registry: Registry,
  menu: 'portal' | 'admin',
  viewer: Viewer,
): NavigationNode[] => {
  const nodes = entriesOf(registry, menu, viewer).map((entry): NavigationNode => ({ entry, sections: [] }));
  const byTarget = new Map<string, NavigationNode>();
  for (const node of nodes) if (!byTarget.has(node.entry.to)) byTarget.set(node.entry.to, node);

  const roots: NavigationNode[] = [];
  for (const node of nodes) {
    const { group, to } = node.entry;
    const parent = group === undefined || group === to ? undefined : byTarget.get(group);
    // Refuses entries that name each other: neither could be reached.
    if (parent && !reaches(byTarget, parent, node)) parent.sections.push(node);
    else roots.push(node);
  }
  return roots;
};

/** Does following the groups upwards from `from` come by `node`? */
const reaches = (
  byTarget: Map<string, NavigationNode>,
  from: NavigationNode,
  node: NavigationNode,
): boolean => {
  const seen = new Set<NavigationNode>();
  let at: NavigationNode | undefined = from;
  while (at && !seen.has(at)) {
    if (at === node) return true;
    seen.add(at);
    at = at.entry.group === undefined ? undefined : byTarget.get(at.entry.group);
  }
  return false;
};

/** The area of the left navigation that an address lies in. */
export const areaNodeAt = (tree: NavigationNode[], pathname: string): NavigationNode | null =>
  tree.find((node) => areaOf(node.entry.to) === areaOf(pathname)) ?? null;

/** The pages of an area in reading order, which its tabs lead to. */
export const pagesOf = (node: NavigationNode): NavigationEntry[] =>
  node.sections.flatMap((section) => (section.sections.length > 0 ? pagesOf(section) : [section.entry]));

const covers = (target: string, pathname: string): boolean => {
  const wanted = segmentsOf(pathnameOf(target));
  const given = segmentsOf(pathname);
  return wanted.length <= given.length && wanted.every((segment, index) => segment === given[index]);
};

/** The entry that an address belongs to: the longest of those that it lies at or below. */
export const currentEntry = (entries: NavigationEntry[], pathname: string): NavigationEntry | null =>
  entries
    .filter((entry) => covers(entry.to, pathname))
    .reduce<NavigationEntry | null>(
      (best, entry) =>
        best && segmentsOf(pathnameOf(best.to)).length >= segmentsOf(pathnameOf(entry.to)).length
          ? best
          : entry,
      null,
    );
