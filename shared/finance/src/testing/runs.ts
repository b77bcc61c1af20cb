// oxlint-disable-next-line no-restricted-imports -- for tests alone: how much of them is run
import { isShort } from '@phila/tooling/tests/extent';

const SEED = 20_261_125;
/** Fewer than these find little. */
const FEWEST = 100;

/** With what a property is tried: always the same input, and in the short run a fifth of it. */
export const runs = (whole = FEWEST): { seed: number; numRuns: number } => ({
  seed: SEED,
  numRuns: isShort ? Math.max(Math.min(whole, FEWEST), Math.ceil(whole / 5)) : whole,
});
