import { messageOf } from '@phila/platform';
import { useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';

/**
 * Runs a section's buttons one at a time. Returns the busy button and the last fault, which the next press clears. Draw
 * `dialog`: it asks for the second factor if the service requires it, and without it the press does nothing.
 */
export const useAttempt = <What extends string>() => {
  const [busy, setBusy] = useState<What | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { write, dialog } = useConfirmedWrite();
  /**
   * @param failure shown if the service gives no text
   * @param after runs on success and on failure
   */
  const attempt = async (
    what: What,
    failure: string,
    work: () => Promise<void>,
    after?: () => Promise<unknown>,
  ): Promise<void> => {
    setBusy(what);
    setFault(null);
    try {
      await write(work);
    } catch (error) {
      setFault(messageOf(error, failure));
    } finally {
      await after?.();
      setBusy(null);
    }
  };
  return { busy, fault, attempt, dialog };
};
