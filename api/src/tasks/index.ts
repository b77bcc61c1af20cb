import { tidying } from '../account/index.ts';
import type { Task } from './task.ts';

export { startTasks } from './task.ts';

/** What the service does by itself, area by area. */
export const tasks: readonly Task[] = [tidying];
