import * as z from 'zod/mini';
import { passesLuhn } from './luhn.ts';
import { type Rule, rule } from './rule.ts';

const TAX_NUMBER = /^[01239]\d{9}$/;
const INVALID = 'Invalid tax reference number. It must be 10 digits and start with 0, 1, 2, 3, or 9.';

/** Income tax reference number (specification: details). */
export const taxNumber = (): Rule<string, true> =>
  rule(z.string(INVALID).check(z.regex(TAX_NUMBER, INVALID)));

/**
 * Warns if SARS' check digit is wrong. Never refuses, because the specification's rule does not require it
 * (specification: reference-data, "Tax numbers").
 */
export const taxNumberWarning = (value: string): string | null =>
  TAX_NUMBER.test(value) && !passesLuhn(value)
    ? 'This does not look like a SARS number. Please check it against a letter from SARS.'
    : null;
