interface Waiting {
  whom: string;
  go: () => void;
}

/**
 * Runs at most `places` pieces of work at a time, and of one person at most `each`: whoever sends many pictures at once
 * waits behind their own, and the other places stay free for everybody else. In order of arrival otherwise.
 */
export const fairPlaces = (
  places: number,
  each: number,
): (<T>(whom: string, work: () => Promise<T>) => Promise<T>) => {
  let free = places;
  const running = new Map<string, number>();
  const waiting: Waiting[] = [];
  const count = (whom: string): number => running.get(whom) ?? 0;

  const enter = (whom: string): void => {
    free -= 1;
    running.set(whom, count(whom) + 1);
  };
  const leave = (whom: string): void => {
    free += 1;
    if (count(whom) === 1) running.delete(whom);
    else running.set(whom, count(whom) - 1);
    const next = waiting.findIndex((other) => count(other.whom) < each);
    const [chosen] = next === -1 ? [] : waiting.splice(next, 1);
    if (chosen === undefined) return;
    // Entered here and not once it runs: nobody else can take the place in between.
    enter(chosen.whom);
    chosen.go();
  };

  return async (whom, work) => {
    if (free > 0 && count(whom) < each) enter(whom);
    else {
      await new Promise<void>((go) => {
        waiting.push({ whom, go });
      });
    }
    try {
      return await work();
    } finally {
      leave(whom);
    }
  };
};
