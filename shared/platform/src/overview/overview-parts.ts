import type { OverviewPart } from '@phila/contract/remote';
import { declared } from '../declarations/declared.ts';

/**
 * Gives the parts that remotes declare for an area's overview, or for all areas, in order. Never changes during a
 * visit.
 */
export const overviewParts = (area?: string): readonly OverviewPart[] =>
  declared('overview').filter((part) => !area || part.area === area);
