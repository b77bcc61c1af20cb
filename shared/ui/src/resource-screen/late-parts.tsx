import { useEffect } from 'react';
import { FaultPanel } from '../fault-panel/index.ts';
import { latePart, standIn, type StandInProps } from '../late-part/index.ts';
import { Skeleton } from '../skeleton/index.ts';

/*
 * What a list shows once it is asked for: the rows are there before the code of forms, of files and of several rows at once.
 */

const OPENED = 'What you opened';

/** The list waits for the drawer that lies over it, and not for one that does not come. */
const NoRowDrawer = ({ failed, retry, onDrawn }: StandInProps & { onDrawn: () => void }) => {
  useEffect(() => {
    if (failed) onDrawn();
  }, [failed, onDrawn]);
  return failed ? <FaultPanel area={OPENED} onRetry={retry} /> : null;
};

// By this name the document of an address that opens a row names its files (shared/tooling/webpack/shell-manifest.mjs).
export const RowDrawer = latePart(
  async () => (await import(/* webpackChunkName: "row-drawer" */ './row-drawer.tsx')).RowDrawer,
  NoRowDrawer,
);

export const ImportDrawer = latePart(
  async () => (await import('./import-drawer.tsx')).ImportDrawer,
  standIn(OPENED),
);

export const ResourceFilters = latePart(
  async () => (await import('./resource-filters.tsx')).ResourceFilters,
  standIn('The filters', <Skeleton height={72} />),
);

export const BulkJobs = latePart(
  async () => (await import('./bulk-jobs.tsx')).BulkJobs,
  standIn('Your changes of many rows'),
);

export const BulkBar = latePart(
  async () => (await import('./bulk-bar.tsx')).BulkBar,
  standIn('What can be done with several rows'),
);
