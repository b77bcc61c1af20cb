import type { NavigationEntry, Registry } from '@phila/contract/remote';
import { entriesOf } from './entries.ts';
import { areaOf, pathnameOf, segmentsOf } from '@phila/contract/remote';
import type { Viewer } from './viewer.ts';

/** Entry of the left navigation with the sections that name it as their group. */
export interface NavigationNode {
  entry: NavigationEntry;
  sections: NavigationNode[];
}

/**
 * Tree of areas with their sections. A section of an undeclared area (its remote is missing) becomes an area itself, so
 * that it is not lost.
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
    // Breaks a cycle of entries that name each other as parent: no path from the top would reach them.
    if (parent && !reaches(byTarget, parent, node)) parent.sections.push(node);
    else roots.push(node);
  }
  return roots;
};

/** True if following the groups up from `from` reaches `node`. */
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

/** Area of the left navigation that an address is in, or else the one with a section there. */
export const areaNodeAt = (tree: NavigationNode[], pathname: string): NavigationNode | null => {
  const isHere = ({ to }: NavigationEntry): boolean => areaOf(to) === areaOf(pathname);
  return tree.find(({ entry }) => isHere(entry)) ?? tree.find((node) => pagesOf(node).some(isHere)) ?? null;
};

/** Pages of an area in reading order, for its tabs. */
export const pagesOf = (node: NavigationNode): NavigationEntry[] =>
  node.sections.flatMap((section) => (section.sections.length > 0 ? pagesOf(section) : [section.entry]));

const covers = (target: string, pathname: string): boolean => {
  const wanted = segmentsOf(pathnameOf(target));
  const given = segmentsOf(pathname);
  return wanted.length <= given.length && wanted.every((segment, index) => segment === given[index]);
};

/** Entry an address belongs to: the longest at or above it. */
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
