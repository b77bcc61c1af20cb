// oxlint-disable-next-line no-restricted-imports -- tests only: reads whether this is a short run
import { isShort } from '@phila/tooling/tests/extent';

const SEED = 20_261_125;
/** Smallest useful number of runs. */
const FEWEST = 100;

/** Settings of a property test: a fixed seed, and a fifth of the runs in the short suite. */
export const runs = (whole = FEWEST): { seed: number; numRuns: number } => ({
  seed: SEED,
  numRuns: isShort ? Math.max(Math.min(whole, FEWEST), Math.ceil(whole / 5)) : whole,
});
