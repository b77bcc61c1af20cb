import type { Registry } from '@phila/contract/remote';
import { entriesOf, isExternal } from './entries.ts';
import { navigationTree } from './navigation-tree.ts';
import type { Viewer } from './viewer.ts';
import { paths } from './well-known.ts';

/**
 * Address after sign-in without another destination: the portal entry declared as `landing`, or the first of the left
 * navigation if that remote is missing.
 */
export const firstPortalEntry = (registry: Registry, viewer: Viewer): string =>
  entriesOf(registry, 'portal', viewer).find(({ landing }) => landing === true)?.to ??
  navigationTree(registry, 'portal', viewer).find((node) => !isExternal(node.entry.to))?.entry.to ??
  paths.home;
