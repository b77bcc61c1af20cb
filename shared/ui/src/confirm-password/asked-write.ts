import type { ReactNode } from 'react';

/** What came of a write: the call's value, or that the person did not give what was asked for. */
export type ConfirmedWrite<T> = { done: true; value: T } | { done: false };

export interface Confirmation {
  /** Makes the write; where the service asks for something first, asks for it and makes the write again. */
  write: <T>(work: () => Promise<T>) => Promise<ConfirmedWrite<T>>;
  /** The open dialog, to be shown by the component. */
  dialog: ReactNode;
}
