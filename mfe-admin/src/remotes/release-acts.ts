import { calls } from '@phila/contract/calls';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';

/** Reads to refresh after an act. */
export const shown = [calls.administration.siteRemotes];

export const MISSING = 'Please say why, in at least 5 characters';

/** Reads the release in use again after a fault: another administrator may have been first. */
export const readingAgain = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    void refreshAfterAct(shown);
    throw error;
  }
};
