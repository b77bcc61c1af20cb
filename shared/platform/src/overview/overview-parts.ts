import type { OverviewPart } from '@phila/contract/remote';

let declared: readonly OverviewPart[] = [];

/** For the shell: what the remotes of this visit declare; called once, before any remote is mounted. */
export const setOverviewParts = (parts: readonly OverviewPart[]): void => {
  declared = parts.toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title));
};

/** The parts that remotes declare for an area's overview, or for all areas, in order. The same for the whole visit. */
export const overviewParts = (area?: string): readonly OverviewPart[] =>
  area === undefined ? declared : declared.filter((part) => part.area === area);
