/*
 * Money that changes hands, as whole cents in a plain integer. No dependency, so that a page which shows a price loads
 * no calculator. Every amount is checked to be a safe integer (up to R 90 071 992 547 409.91): a fraction or an
 * overflow throws instead of losing a cent. The one rounding rule is half away from zero, as in the calculators.
 */

/** Whole cents: 123456 is R 1 234.56. Negative for what is given back. */
export type Cents = number;

/** The standard rate of VAT in percent (Value-Added Tax Act 89 of 1991, s 7(1)). */
export const VAT_PERCENT = 15;

/** Percentages may have so many decimals. */
const PERCENT_DECIMALS = 4;

const checked = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an amount in whole cents: ${value}`);
  // Never minus zero, which would be shown and compared as something else.
  return value + 0;
};

/** `numerator ÷ denominator`, rounded half away from zero. The denominator is positive. */
const divided = (numerator: bigint, denominator: bigint): Cents => {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return checked(Number(numerator < 0n ? -rounded : rounded));
};

/** Rand as JSON carries it to cents. @throws RangeError for more than two decimals, and for what is no number. */
export const centsFromRand = (rand: number): Cents => {
  const cents = checked(Math.round(rand * 100));
  if (cents / 100 !== rand) throw new RangeError(`Not an amount in rand with at most two decimals: ${rand}`);
  return cents;
};

/** Cents to rand as JSON carries it: the double nearest to the two-decimal amount. */
export const randFromCents = (cents: Cents): number => checked(cents) / 100;

/** @throws RangeError where the sum is no safe integer any more. */
export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let sum = 0;
  for (const amount of amounts) sum = checked(sum + checked(amount));
  return sum;
};

/** So many of one price. @throws RangeError for a quantity that is not whole. */
export const timesCents = (price: Cents, quantity: number): Cents => {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return divided(BigInt(checked(price)) * BigInt(quantity), 1n);
};

/** `amount × numerator ÷ denominator`, rounded once. Both are whole; the denominator is positive. */
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

/** A price with VAT, in its parts: `net + vat` is always `total`. */
export interface WithVat {
  net: Cents;
  vat: Cents;
  total: Cents;
}

/** The VAT that a price includes: `total × 15 ÷ 115`, rounded once (Value-Added Tax Act s 64). */
export const splitVat = (total: Cents, percent: number = VAT_PERCENT): WithVat => {
  const vat = portionOfCents(total, percent * 100, (100 + percent) * 100);
  return { net: checked(total - vat), vat, total: checked(total) };
};

/** A price without VAT, and what is added to it. */
export const addVat = (net: Cents, percent: number = VAT_PERCENT): WithVat => {
  const vat = percentOfCents(net, percent);
  return { net: checked(net), vat, total: checked(net + vat) };
};

/**
 * Divides an amount by weights without losing or inventing a cent: each part is within one cent of its exact share, and
 * the parts add up to the amount. Cents left over go to the largest remainders, the earlier one first where equal.
 * @param weights whole and not negative, at least one above zero, such as the prices of the lines that share a discount
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

/** "R 1 234.56", "-R 0.05": as amounts are shown everywhere. */
export const formatCents = (cents: Cents): string => {
  const digits = String(Math.abs(checked(cents))).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
  return `${cents < 0 ? '-' : ''}R ${whole}.${digits.slice(-2)}`;
};

/** Digits in groups of three or ungrouped, and at most two decimals behind a point or comma. */
const AMOUNT = /^(-?)R? ?(\d{1,14}|\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d{1,2}))?$/i;

/**
 * What a person typed, in cents: "1234.5", "1 234,56", "R1,234.56". Null for what is not an amount, has more than two
 * decimals, or could be read in two ways ("1,234").
 */
export const parseCents = (text: string): Cents | null => {
  const found = AMOUNT.exec(text.trim().replaceAll(/\s+/g, ' '));
  if (found === null) return null;
  const [, sign = '', whole = '', decimals = ''] = found;
  const cents = Number(`${whole.replaceAll(/\D/g, '')}${decimals.padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? (sign === '-' ? -cents : cents) + 0 : null;
};
