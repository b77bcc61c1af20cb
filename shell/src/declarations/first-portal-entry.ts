import type { Registry } from '@phila/contract';
import { isExternal } from './entries.ts';
import { navigationTree } from './navigation-tree.ts';
import type { Viewer } from './viewer.ts';
import { paths } from './well-known.ts';

/** Where a person goes who signed in without wanting to go anywhere in particular: `/dashboard` once it is there. */
export const firstPortalEntry = (registry: Registry, viewer: Viewer): string =>
  navigationTree(registry, 'portal', viewer).find((node) => !isExternal(node.entry.to))?.entry.to ??
  paths.home;
