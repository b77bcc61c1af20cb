import * as z from 'zod/mini';
import { ifGiven, rule, type Rule } from './rule.ts';
import { hasTwoDecimals } from './two-decimals.ts';

const NO_SHARE = 'Please enter a percentage above 0, up to 100';

/** Optional share of something in percent, above 0, with at most two decimals. */
export const shareIfGiven: Rule<number, false> = ifGiven(
  rule(
    z
      .number(NO_SHARE)
      .check(
        z.gt(0, NO_SHARE),
        z.maximum(100, NO_SHARE),
        z.refine<number>(hasTwoDecimals, 'Use at most two decimals'),
      ),
  ),
);
