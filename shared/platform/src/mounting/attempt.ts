import { createContext } from 'react';

let last = 0;

/** Counts every mount of a remote and every retry, over the whole page. */
export const nextAttempt = (): number => {
  last += 1;
  return last;
};

/** Which attempt a page is rendered in: what failed to load in an earlier one is loaded again. */
export const Attempt = createContext(0);
