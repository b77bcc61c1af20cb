import { messageOf } from '@phila/platform';
import { useState } from 'react';

/**
 * What the buttons of a section do, one at a time: which of them is at work, and why the last one failed. The fault is
 * gone with the next press.
 */
export const useAttempt = <What extends string>() => {
  const [busy, setBusy] = useState<What | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** @param failure said where the service gives no text of its own */
  const attempt = async (what: What, failure: string, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(messageOf(error, failure));
    } finally {
      setBusy(null);
    }
  };
  return { busy, fault, attempt };
};
