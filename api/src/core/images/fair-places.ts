interface QueuedTask {
  owner: string;
  go: () => void;
}

/**
 * Runs at most `places` tasks at a time, and `each` of a person's, otherwise in order of arrival: somebody who sends
 * many pictures waits behind their own, leaving places to others.
 */
export const fairPlaces = (
  places: number,
  each: number,
): (<T>(owner: string, work: () => Promise<T>) => Promise<T>) => {
  let free = places;
  const running = new Map<string, number>();
  const waiting: QueuedTask[] = [];
  const count = (owner: string): number => running.get(owner) ?? 0;

  const enter = (owner: string): void => {
    free -= 1;
    running.set(owner, count(owner) + 1);
  };
  const leave = (owner: string): void => {
    free += 1;
    if (count(owner) === 1) running.delete(owner);
    else running.set(owner, count(owner) - 1);
    const next = waiting.findIndex((other) => count(other.owner) < each);
    const [chosen] = next === -1 ? [] : waiting.splice(next, 1);
    if (chosen === undefined) return;
    // Takes the place now rather than when the work starts, so that no other work takes it.
    enter(chosen.owner);
    chosen.go();
  };

  return async (owner, work) => {
    if (free > 0 && count(owner) < each) enter(owner);
    else {
      await new Promise<void>((go) => {
        waiting.push({ owner, go });
      });
    }
    try {
      return await work();
    } finally {
      leave(owner);
    }
  };
};
