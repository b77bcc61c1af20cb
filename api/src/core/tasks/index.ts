import { tidying } from '../../areas/account/index.ts';
import { forgettingSalts } from '../../areas/analytics/index.ts';
import { blobSweeping, emptyingTrash } from '../../areas/documents/index.ts';
import { reminding } from '../../areas/dashboard/index.ts';
import { blobRemoval, exporting, retention } from '../personal-data/index.ts';
import { gathering } from '../../areas/news/index.ts';
import { uploadSweeping } from '../uploads/leftovers.ts';
import { auditTidying } from '../audit/audit.ts';
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
  auditTidying,
];
