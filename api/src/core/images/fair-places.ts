/** Lets so many pieces of work run at a time; the others wait for their turn. */
export const atMostAtOnce = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};
