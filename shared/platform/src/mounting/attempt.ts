import { createContext } from 'react';

let last = 0;

/** Counts every mount of a remote and every retry, over the whole page. */
export const nextAttempt = (): number => {
  last += 1;
  return last;
};

/** The number of the attempt to render a page. A later attempt loads again the code that failed before. */
export const Attempt = createContext(0);
