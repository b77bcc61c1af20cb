import { nextTask } from '@phila/platform/next-task';

/** Calls back behind the next frame; at once in a tab that is not seen, for there is none. */
export const behindFrame = (work: () => void): void => {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => void nextTask().then(work));
};
