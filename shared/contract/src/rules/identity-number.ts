import * as z from 'zod/mini';
import { passesLuhn } from './luhn.ts';
import { type Rule, rule } from './rule.ts';

const INVALID = 'Invalid ID number';
const THIRTEEN_DIGITS = /^\d{13}$/;

/**
 * South African identity number: 13 digits that pass the Luhn check (specification: details).
 * Dependants have their own message for a wrong length: 'ID must be 13 digits'.
 */
export const identityNumber = (wrongLength: string = INVALID): Rule<string, true> =>
  rule(
    z
      .string(wrongLength)
      .check(
        z.regex(THIRTEEN_DIGITS, { message: wrongLength, abort: true }),
        z.refine<string>(passesLuhn, INVALID),
      ),
  );

const isDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/**
 * Warns about unusual 13 digits; null for none (specification: reference-data, "Identity numbers"). Never refuses,
 * because the specification's rule is digits and Luhn. That rule's message is fixed, so this adds that one digit is
 * probably wrong: Luhn always detects a single wrong digit.
 */
export const identityNumberWarning = (value: string): string | null => {
  if (!THIRTEEN_DIGITS.test(value)) return null;
  if (!passesLuhn(value)) return 'Check the ID number: one digit seems wrong.';
  const [year, month, day] = [0, 2, 4].map((at) => Number(value.slice(at, at + 2))) as [
    number,
    number,
    number,
  ];
  if (![1900, 2000].some((century) => isDate(century + year, month, day)))
    return 'This ID number does not start with a real date of birth. Please check it.';
  if (Number(value[10]) > 2)
    return 'The eleventh digit of an ID number is usually 0, 1 or 2. Please check it.';
  return null;
};
