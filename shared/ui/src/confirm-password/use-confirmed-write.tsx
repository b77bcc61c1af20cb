import { isPasswordNeeded } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { useState, type ReactNode } from 'react';
import type { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';

/** Most pages never ask: its code, with its own part of zod, comes when one does. */
const load = () => import('./confirm-password-dialog.tsx');

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
  const [asking, setAsking] = useState<{
    Dialog: typeof ConfirmPasswordDialog;
    answer: (given: boolean) => void;
  } | null>(null);
  const ask = async (): Promise<boolean> => {
    const { ConfirmPasswordDialog: Dialog } = await load();
    return new Promise((resolve) => {
      const answer = (given: boolean) => {
        setAsking(null);
        resolve(given);
      };
      setAsking({ Dialog, answer });
    });
  };
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
      <asking.Dialog onConfirmed={() => asking.answer(true)} onCancel={() => asking.answer(false)} />
    ),
  };
};
