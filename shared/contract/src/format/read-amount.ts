import type { AmountUnit } from './amount.ts';
import { plainCharacters } from './typed-code.ts';

/** Meaning of a text: a number, blank, not a number, or ambiguous. */
export type ReadAmount =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'blank' | 'unreadable' }
  /** Both possible numbers, with the separator read as thousands or as decimals. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [number, number] };

const unreadable: ReadAmount = { kind: 'unreadable' };

/** Spaces of any width, and the apostrophe that calculators put between thousands. */
const SPACE = /[\s'’]/;

/** Negative amounts as on statements: `50.00-`, `(50.00)`, `R(50.00)`. */
const PRINTED_NEGATIVE = /^(?:(?:(?:ZAR|R)\s*)?\(([^-−–()]+)\)|([^-−–()]+)[-−–])$/i;
const withSignBefore = (text: string): string => {
  const [, inBrackets, beforeSign] = PRINTED_NEGATIVE.exec(text) ?? [];
  const amount = inBrackets ?? beforeSign;
  return amount === undefined ? text : `-${amount.trim()}`;
};

/** Checks groups of thousands: the first has one to three digits and no leading zero, the others three. */
const areGroups = (groups: readonly string[]): boolean =>
  groups.every((group, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group));

const isSame = (marks: readonly string[]): boolean => new Set(marks).size <= 1;

const amountOf = (negative: boolean, whole: string, decimals = ''): ReadAmount => {
  const amount = Number(`${whole || '0'}.${decimals || '0'}`);
  return Number.isFinite(amount) ? { kind: 'amount', amount: negative ? 0 - amount : amount } : unreadable;
};

/**
 * Reads a number as people write it: `1234,5`, `R 1 234.50`, `1,234.50`, `1.234,50`, `ZAR 1 234`. Never ignores a
 * separator: thousands are groups of three digits with one separator throughout, and the last point or comma otherwise
 * starts the decimals. A lone comma before exactly three digits separates thousands of rand, which have two decimals
 * (R1,234), and is a decimal comma in other units; a lone point before three digits is ambiguous in rand.
 */
export const readAmount = (text: string, unit: AmountUnit): ReadAmount => {
  // Replaces accents typed as apostrophes first, because NFKC decomposes one of them.
  const tidy = plainCharacters(text.replaceAll(/[`´]/g, "'"));
  if (tidy === '') return { kind: 'blank' };
  const withoutUnit = unit === 'percent' ? tidy.replace(/\s*%$/, '') : tidy;
  const bare = withSignBefore(withoutUnit)
    .replace(/^([-−–]?)\s*(?:ZAR|R)\s*(?=[-−–.,\d])/i, '$1')
    .replace(/\s*(?:ZAR|R)$/i, '');
  const [, sign = '', digits = ''] = /^([-−–]?)\s*(\d[\d\s'’.,]*|[.,]\d+)$/.exec(bare) ?? [];
  if (digits === '') return unreadable;
  const negative = sign !== '';
  const groups = digits.split(/[\s'’.,]/);
  const marks = [...digits.matchAll(/[\s'’.,]/g)].map(([mark]) => (SPACE.test(mark) ? ' ' : mark));
  const [last, before] = [groups.at(-1) ?? '', groups.slice(0, -1)];
  const mark = marks.at(-1);
  if (mark === undefined) return amountOf(negative, digits);

  const whole = groups.join('');
  const isGrouped = isSame(marks) && areGroups(groups);
  // A blank, or a separator used more than once, can only separate thousands.
  if (mark === ' ' || marks.indexOf(mark) < marks.length - 1)
    return isGrouped ? amountOf(negative, whole) : unreadable;

  const others = marks.slice(0, -1);
  const isDecimal = others.length === 0 ? /^\d*$/.test(before[0] ?? '') : isSame(others) && areGroups(before);
  if (!isDecimal) return unreadable;
  if (others.length === 0 && isGrouped && unit === 'rand') {
    if (mark === ',') return amountOf(negative, whole);
    const readings = [Number(whole), Number(`${before[0]}.${last}`)] as const;
    return { kind: 'ambiguous', readings: negative ? [-readings[0], -readings[1]] : readings };
  }
  return amountOf(negative, before.join(''), last);
};
