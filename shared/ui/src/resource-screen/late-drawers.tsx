import { FaultPanel } from '../fault-panel/index.ts';
import { latePart, type StandInProps } from '../late-part/index.ts';

const NoDrawer = ({ failed, retry }: StandInProps) =>
  failed ? <FaultPanel area="What you opened" onRetry={retry} /> : null;

/* What stands beside a list once it is asked for: the rows are there before the code of forms and of files. */

export const RowDrawer = latePart(async () => (await import('./row-drawer.tsx')).RowDrawer, NoDrawer);

export const ImportDrawer = latePart(
  async () => (await import('./import-drawer.tsx')).ImportDrawer,
  NoDrawer,
);
