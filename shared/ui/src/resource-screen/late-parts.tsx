import { latePart, standIn } from '../late-part/index.ts';
import { Skeleton } from '../skeleton/index.ts';

/*
 * What a list shows once it is asked for: the rows are there before the code of forms, of files and of several rows at once.
 */

const NoDrawer = standIn('What you opened');

export const RowDrawer = latePart(async () => (await import('./row-drawer.tsx')).RowDrawer, NoDrawer);

export const ImportDrawer = latePart(
  async () => (await import('./import-drawer.tsx')).ImportDrawer,
  NoDrawer,
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
