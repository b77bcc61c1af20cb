import { Decimal } from 'decimal.js';

/**
 * Decimal of this engine: 40 significant digits, half away from zero. Cloned, so that a page's own use of decimal.js
 * keeps its settings.
 */
const Engine = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** An exact amount or rate inside a calculation. Never leaves the package: results are plain numbers. */
export type Exact = Decimal;

/** Makes an exact decimal from a number as written: `exact(0.1)` is one tenth. */
export function exact(value: number | string | Exact): Exact {
  return new Engine(value);
}

export const zero: Exact = exact(0);

/** Drops the digits that cannot be trusted, because after dividing by 7 or 12 an exact half can arrive slightly off. */
function trusted(value: Exact): Exact {
  return value.toSignificantDigits(30, Decimal.ROUND_HALF_UP);
}

/** Rounds half-up to the cent (docs/calculators: "Rounding is half-up to the cent, only at the stages named"). */
export function toCent(amount: Exact): Exact {
  return trusted(amount).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

/** Returns the smaller of two exact values. */
export function least(first: Exact, second: Exact): Exact {
  return first.lte(second) ? first : second;
}

/** Returns the larger of two exact values. */
export function most(first: Exact, second: Exact): Exact {
  return first.gte(second) ? first : second;
}

/** `share` percent of `amount`: `percentOf(275, 10)` is 27.5. */
export function percentOf(amount: Exact, share: number): Exact {
  return amount.times(share).div(100);
}

/** Converts to an amount for JSON: rand, at most two decimals, never minus zero. */
export function rand(amount: Exact): number {
  return toCent(amount).toNumber() + 0;
}

/** Converts to a percentage or ratio for JSON: at most four decimals, never minus zero. */
export function fourDecimals(value: Exact): number {
  return trusted(value).toDecimalPlaces(4, Decimal.ROUND_HALF_UP).toNumber() + 0;
}

/** `part` as a percentage of `whole`; null if `whole` is zero. */
export function shareOf(part: Exact, whole: Exact): number | null {
  return whole.isZero() ? null : fourDecimals(part.times(100).div(whole));
}
