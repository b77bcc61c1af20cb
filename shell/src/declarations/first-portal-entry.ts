import type { Registry } from '@phila/contract/remote';
import { entriesOf, isExternal } from './entries.ts';
import { navigationTree } from './navigation-tree.ts';
import type { Viewer } from './viewer.ts';
import { paths } from './well-known.ts';

/**
 * Leads a person on after signing in without another destination: to the portal entry declared as `landing`, or (its
 * remote is missing) the first of the left navigation.
 */
export const firstPortalEntry = (registry: Registry, viewer: Viewer): string =>
  entriesOf(registry, 'portal', viewer).find(({ landing }) => landing === true)?.to ??
  navigationTree(registry, 'portal', viewer).find((node) => !isExternal(node.entry.to))?.entry.to ??
  paths.home;
