/** Seeded random numbers: the demo is the same on every computer and at every start. */
export interface Dice {
  /** At least 0, below `end`. */
  below(end: number): number;
  /** True in this percentage of cases. */
  happens(percent: number): boolean;
  one<T>(of: readonly T[]): T;
}

/** Mulberry32: small and even enough for invented people. */
export const diceOf = (seed: number): Dice => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    happens: (percent) => next() * 100 < percent,
    one: (of) => {
      const found = of[below(of.length)];
      if (found === undefined) throw new Error('There is nothing to choose from');
      return found;
    },
  };
};
