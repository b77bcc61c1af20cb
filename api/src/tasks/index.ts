import { tidying } from '../account/index.ts';
import { forgettingSalts } from '../analytics/index.ts';
import { blobSweeping, emptyingTrash } from '../document/index.ts';
import { reminding } from '../dashboard/index.ts';
import { blobRemoval, exporting, retention } from '../personal-data/index.ts';
import { gathering } from '../news/index.ts';
import { uploadSweeping } from '../uploads/leftovers.ts';
import type { Task } from './task.ts';

export { startTasks } from './task.ts';

/** What the service does by itself, area by area. */
export const tasks: readonly Task[] = [
  tidying,
  reminding,
  forgettingSalts,
  blobRemoval,
  exporting,
  retention,
  gathering,
  uploadSweeping,
  blobSweeping,
  emptyingTrash,
];
