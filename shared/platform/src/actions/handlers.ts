import type { ReactNode } from 'react';

/** What a store cannot hold of an action: functions and pictures. By the page that registered them. */
export interface Handler {
  onClick: () => void;
  picture: ReactNode;
}

export const handlers = new Map<number, readonly Handler[]>();

let last = 0;

/** React's own ids repeat from root to root. */
export const nextOwner = (): number => {
  last += 1;
  return last;
};
