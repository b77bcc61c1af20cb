import type { ClientCall } from '@phila/contract/calls';
import { messageOf, notify, refreshReads } from '@phila/platform';
import { useState } from 'react';

/** An act on one row at a time: which row waits for its answer, and what is read again afterwards. */
export const useActs = (shown: readonly ClientCall[]) => {
  const [busy, setBusy] = useState<string | null>(null);
  const act = async (key: string, work: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(key);
    try {
      await work();
      notify({ severity: 'success', text: done });
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This could not be done. Please try again.') });
    } finally {
      // A refusal means that another administrator was first: the list, read again, shows it.
      await refreshReads(shown);
      setBusy(null);
    }
  };
  return { busy, act };
};
