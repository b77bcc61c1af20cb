import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { nextTask } from '@phila/platform/next-task';

/**
 * Makes each step of loading a remote's module a task of its own: its entry is evaluated, takes its place in the share
 * scope, asks for the files of the module, evaluates them. In one go these are the longest task of a page on a slow phone
 * (docs/decisions/0814).
 */
export const inTasksPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'phila-in-tasks',
  beforeInitContainer: async (container) => {
    await nextTask();
    return container;
  },
  beforeGetExpose: nextTask,
  beforeExecuteFactory: nextTask,
});
