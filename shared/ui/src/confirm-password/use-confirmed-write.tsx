import { isPasswordNeeded } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { useState, type ReactNode } from 'react';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';

/** What came of a write: the call's value, or that the person did not give the password. */
export type ConfirmedWrite<T> = { done: true; value: T } | { done: false };

export interface Confirmation {
  /** Makes the write; where the service asks for the password first, asks for it and makes the write again. */
  write: <T>(work: () => Promise<T>) => Promise<ConfirmedWrite<T>>;
  /** The open dialog, to be shown by the component. */
  dialog: ReactNode;
}

const asksForPassword = (error: unknown): boolean =>
  error instanceof CallError && error.status === 403 && isPasswordNeeded(error.value);

/** For writes that the service answers with 403 until the password was given within the last five minutes. */
export const useConfirmedWrite = (): Confirmation => {
  const [asking, setAsking] = useState<((given: boolean) => void) | null>(null);
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      setAsking(() => (given: boolean) => {
        setAsking(null);
        resolve(given);
      });
    });
  return {
    write: async (work) => {
      try {
        return { done: true, value: await work() };
      } catch (error) {
        if (!asksForPassword(error)) throw error;
      }
      return (await ask()) ? { done: true, value: await work() } : { done: false };
    },
    dialog: asking !== null && (
      <ConfirmPasswordDialog onConfirmed={() => asking(true)} onCancel={() => asking(false)} />
    ),
  };
};
