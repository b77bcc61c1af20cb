import type { AmountUnit } from './amount.ts';
import { withoutUnseen } from './unseen.ts';

/** What a text says: a number, nothing, no number, or one of two numbers. */
export type ReadAmount =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'blank' | 'unreadable' }
  /** The two numbers that it may mean: a group of thousands, and decimals. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [number, number] };

const unreadable: ReadAmount = { kind: 'unreadable' };

/** Spaces of every width, and the apostrophe that calculators put between thousands. */
const SPACE = /[\s'’]/;

/** Below zero as statements and accounts print it: `50.00-`, `(50.00)`, `R(50.00)`. */
const PRINTED_NEGATIVE = /^(?:(?:(?:ZAR|R)\s*)?\(([^-−–()]+)\)|([^-−–()]+)[-−–])$/i;
const withSignBefore = (text: string): string => {
  const [, inBrackets, beforeSign] = PRINTED_NEGATIVE.exec(text) ?? [];
  const amount = inBrackets ?? beforeSign;
  return amount === undefined ? text : `-${amount.trim()}`;
};

/** Digits before the last group: the first of one to three that begins with no zero, the others of three. */
const areGroups = (groups: readonly string[]): boolean =>
  groups.every((group, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group));

const isSame = (marks: readonly string[]): boolean => new Set(marks).size <= 1;

const amountOf = (negative: boolean, whole: string, decimals = ''): ReadAmount => {
  const amount = Number(`${whole || '0'}.${decimals || '0'}`);
  return Number.isFinite(amount) ? { kind: 'amount', amount: negative ? 0 - amount : amount } : unreadable;
};

/**
 * A number as people write it: `1234,5`, `R 1 234.50`, `1,234.50`, `1.234,50`, `ZAR 1 234`. A separator is never thrown
 * away: between thousands stand groups of three digits, all apart by the same sign, and what follows the last point or comma
 * otherwise are decimals. A lone comma before exactly three digits stands between thousands of rand, which have two decimals
 * (R1,234), and is the decimal comma of other numbers; a lone point before three digits may be either in rand.
 */
export const readAmount = (text: string, unit: AmountUnit): ReadAmount => {
  // Accents that are typed for the apostrophe; one of them falls apart in NFKC.
  const tidy = withoutUnseen(text.replaceAll(/[`´]/g, "'").normalize('NFKC')).trim();
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
  // A blank, or a sign that stands there more than once, is between thousands or nowhere.
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
