import { calls } from '@phila/contract/calls';
import { refreshReads } from '@phila/platform';

/** Refreshes the reads that an act changed, and the histories beside them. */
export const refreshAfterAct = (changed: Parameters<typeof refreshReads>[0]): Promise<void> =>
  refreshReads([...changed, calls.administration.audit]);
