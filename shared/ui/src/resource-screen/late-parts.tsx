import { FaultPanel } from '../fault-panel/index.ts';
import { latePart, type StandInProps } from '../late-part/index.ts';
import { Skeleton } from '../skeleton/index.ts';

/*
 * What a list shows once it is asked for: the rows are there before the code of forms, of files and of several rows at once.
 */

const NoDrawer = ({ failed, retry }: StandInProps) =>
  failed ? <FaultPanel area="What you opened" onRetry={retry} /> : null;

export const RowDrawer = latePart(async () => (await import('./row-drawer.tsx')).RowDrawer, NoDrawer);

export const ImportDrawer = latePart(
  async () => (await import('./import-drawer.tsx')).ImportDrawer,
  NoDrawer,
);

const NoFilters = ({ failed, retry }: StandInProps) =>
  failed ? <FaultPanel area="The filters" onRetry={retry} /> : <Skeleton height={72} />;

export const ResourceFilters = latePart(
  async () => (await import('./resource-filters.tsx')).ResourceFilters,
  NoFilters,
);

const NoBulkBar = ({ failed, retry }: StandInProps) =>
  failed ? <FaultPanel area="What can be done with several rows" onRetry={retry} /> : null;

export const BulkBar = latePart(async () => (await import('./bulk-bar.tsx')).BulkBar, NoBulkBar);
