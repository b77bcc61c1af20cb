import { messageOf } from '@phila/platform';
import { useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';

/**
 * What the buttons of a section do, one at a time: which of them is at work, and why the last one failed. The fault is
 * gone with the next press. Where the service wants the second factor first, as of a person who signed in again over the
 * page, `dialog` asks for it and has to be drawn; without it nothing happens.
 */
export const useAttempt = <What extends string>() => {
  const [busy, setBusy] = useState<What | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { write, dialog } = useConfirmedWrite();
  /**
   * @param failure said where the service gives no text of its own
   * @param after done whatever came of it
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
