import type { ReactNode } from 'react';

/** The result of a write: the call's value, or not done because the person did not confirm. */
export type ConfirmedWrite<T> = { done: true; value: T } | { done: false };

export interface Confirmation {
  /** Makes the write; if the service demands a confirmation, asks for it and makes the write again. */
  write: <T>(work: () => Promise<T>) => Promise<ConfirmedWrite<T>>;
  /** The open dialog; the component must draw it. */
  dialog: ReactNode;
}
