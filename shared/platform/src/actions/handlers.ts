import type { ReactNode } from 'react';

/** The parts of an action that a store cannot hold, functions and pictures, by the page that registered them. */
export interface Handler {
  onClick: () => void;
  picture: ReactNode;
}

export const handlers = new Map<number, readonly Handler[]>();

let last = 0;

/** Counts pages itself: React's own ids repeat from root to root. */
export const nextOwner = (): number => {
  last += 1;
  return last;
};
