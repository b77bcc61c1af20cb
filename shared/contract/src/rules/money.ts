import * as z from 'zod/mini';
import { amountBetween } from './number.ts';
import { ifGiven, rule, type Rule } from './rule.ts';
import { hasTwoDecimals } from './two-decimals.ts';

/** Highest plausible value or price in rand. */
const MOST = 9_999_999_999;

const toTheCent = z.refine<number>(hasTwoDecimals, 'Use at most two decimals');

const NO_AMOUNT = 'Please enter an amount of zero or more';

/** Optional rand amount to the cent, not negative: a premium, a value, a contribution. */
export const moneyIfGiven: Rule<number, false> = ifGiven(
  rule(
    z
      .number(NO_AMOUNT)
      .check(z.minimum(0, NO_AMOUNT), z.maximum(MOST, 'This amount is too large'), toTheCent),
  ),
);

/** Optional percentage a year from 0 to 100. */
export const yearlyRateIfGiven: Rule<number, false> = ifGiven(
  amountBetween(0, 100, 'Please enter a percentage from 0 to 100'),
);
