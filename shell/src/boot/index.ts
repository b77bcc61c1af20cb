// First of all: React asks for the refresh runtime while it is evaluated.
import './refresh.ts';
import { nextTask } from '@phila/platform/next-task';

/**
 * All of it is one file, and is evaluated in parts: a browser does nothing else while it evaluates, and a press may come
 * between (docs/decisions/0814). What `eager` names is in this file, and evaluated when it is asked for.
 */
const begin = async (): Promise<void> => {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // The libraries of the platform with it.
  await import(/* webpackMode: "eager", webpackExports: ["startSession"] */ '@phila/platform/host');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
};

void begin();
