/*
 * Real money as whole cents in a plain integer, without dependencies, so that a page showing a price loads no
 * calculator. Every amount must be a safe integer (up to R 90 071 992 547 409.91): fractions and overflows throw
 * instead of losing a cent. Rounds half away from zero, as the calculators do.
 */

/** Whole cents: 123456 is R 1 234.56. Negative for refunds. */
export type Cents = number;

/** Standard rate of VAT in percent (Value-Added Tax Act 89 of 1991, s 7(1)). */
export const VAT_PERCENT = 15;

/** Most decimals that a percentage may have. */
const PERCENT_DECIMALS = 4;

const checked = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an amount in whole cents: ${value}`);
  // Turns minus zero into zero, as minus zero is printed and compared differently.
  return value + 0;
};

/** Divides and rounds half away from zero. The denominator must be positive. */
const divided = (numerator: bigint, denominator: bigint): Cents => {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return checked(Number(numerator < 0n ? -rounded : rounded));
};

/** Converts rand as in JSON to cents. @throws RangeError for more than two decimals or a non-number. */
export const centsFromRand = (rand: number): Cents => {
  const cents = checked(Math.round(rand * 100));
  if (cents / 100 !== rand) throw new RangeError(`Not an amount in rand with at most two decimals: ${rand}`);
  return cents;
};

/** Converts cents to rand for JSON: the double nearest to the two-decimal amount. */
export const randFromCents = (cents: Cents): number => checked(cents) / 100;

/** @throws RangeError if the sum is not a safe integer. */
export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let sum = 0;
  for (const amount of amounts) sum = checked(sum + checked(amount));
  return sum;
};

/** Multiplies a price by a quantity. @throws RangeError for a quantity that is not whole. */
export const timesCents = (price: Cents, quantity: number): Cents => {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return divided(BigInt(checked(price)) * BigInt(quantity), 1n);
};

/** `amount × numerator ÷ denominator`, rounded once. Both must be whole; the denominator must be positive. */
export const portionOfCents = (amount: Cents, numerator: number, denominator: number): Cents => {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0)
    throw new RangeError(`Not a portion: ${numerator} / ${denominator}`);
  return divided(BigInt(checked(amount)) * BigInt(numerator), BigInt(denominator));
};

/** `percent` of an amount, rounded once. @throws RangeError for a percentage with more than four decimals. */
export const percentOfCents = (amount: Cents, percent: number): Cents => {
  const scale = 10 ** PERCENT_DECIMALS;
  const scaled = Math.round(percent * scale);
  if (!Number.isSafeInteger(scaled) || scaled / scale !== percent)
    throw new RangeError(`Not a percentage with at most ${PERCENT_DECIMALS} decimals: ${percent}`);
  return portionOfCents(amount, scaled, scale * 100);
};

/** Price split into net and VAT: `net + vat` always equals `total`. */
export interface WithVat {
  net: Cents;
  vat: Cents;
  total: Cents;
}

/** Splits off the VAT included in a price: `total × 15 ÷ 115`, rounded once (Value-Added Tax Act s 64). */
export const splitVat = (total: Cents, percent: number = VAT_PERCENT): WithVat => {
  const vat = portionOfCents(total, percent * 100, (100 + percent) * 100);
  return { net: checked(total - vat), vat, total: checked(total) };
};

/** Adds VAT to a price without it. */
export const addVat = (net: Cents, percent: number = VAT_PERCENT): WithVat => {
  const vat = percentOfCents(net, percent);
  return { net: checked(net), vat, total: checked(net + vat) };
};

/**
 * Divides an amount by weights without losing or adding a cent: each part is within one cent of its exact share, and
 * the parts add up to the amount. Leftover cents go to the largest remainders; equal remainders go by position.
 * @param weights whole, not negative, at least one above zero, such as the prices of lines that share a discount
 * @throws RangeError for other weights
 */
export const allocateCents = (amount: Cents, weights: readonly number[]): Cents[] => {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('Weights are whole and not negative');
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError('At least one weight is above zero');
  const sign = checked(amount) < 0 ? -1 : 1;
  const magnitude = BigInt(Math.abs(amount));
  const parts = weights.map((weight, index) => {
    const share = magnitude * BigInt(weight);
    return { index, whole: Number(share / total), remainder: share % total };
  });
  let left = Math.abs(amount) - sumCents(parts.map(({ whole }) => whole));
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const part of byRemainder) {
    if (left === 0) break;
    part.whole += 1;
    left -= 1;
  }
  return parts.map(({ whole }) => whole * sign + 0);
};

/** Formats an amount as everywhere on the site: "R 1 234.56", "-R 0.05". */
export const formatCents = (cents: Cents): string => {
  const digits = String(Math.abs(checked(cents))).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
  return `${cents < 0 ? '-' : ''}R ${whole}.${digits.slice(-2)}`;
};

/** Digits grouped in threes or ungrouped, with at most two decimals after a point or comma. */
const AMOUNT = /^(-?)R? ?(\d{1,14}|\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d{1,2}))?$/i;

/**
 * Parses a typed amount into cents: "1234.5", "1 234,56", "R1,234.56". Null for anything else, for more than two
 * decimals, and for text that can be read in two ways ("1,234").
 */
export const parseCents = (text: string): Cents | null => {
  const found = AMOUNT.exec(text.trim().replaceAll(/\s+/g, ' '));
  if (found === null) return null;
  const [, sign = '', whole = '', decimals = ''] = found;
  const cents = Number(`${whole.replaceAll(/\D/g, '')}${decimals.padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? (sign === '-' ? -cents : cents) + 0 : null;
};
