import * as z from 'zod/mini';
import { tenDigits } from './digits.ts';
import { type Rule, rule } from './rule.ts';

/** Contact and next of kin: 0 or +27, a digit from 1 to 8, eight more (specification: details). */
const SOUTH_AFRICAN = /^(0|\+27)[1-8]\d{8}$/;
/** Registration: 060–064, 07x, 081–089 (specification: details). */
const REGISTRATION = /^(\+27|0)(6[0-4]|7\d|8[1-9])\d{7}$/;
/** References: requires an international code (specification: details). */
const INTERNATIONAL = /^\+\d{7,15}$/;

/** Takes the specification's message: it differs between the contact page's mobile and telephone, and next of kin. */
export const southAfricanPhone = (message = 'Invalid South African mobile number'): Rule<string, true> =>
  rule(z.string(message).check(z.regex(SOUTH_AFRICAN, message)));

export const registrationMobile = (message = 'Invalid mobile number'): Rule<string, true> =>
  rule(z.string(message).check(z.regex(REGISTRATION, message)));

/**
 * Hint for numbers from 065 to 069: they exist although the stated rule refuses them. Null for all others
 * (specification: reference-data, "Phone numbers").
 */
export const registrationMobileHint = (value: string): string | null =>
  /^(\+27|0)6[5-9]\d{7}$/.test(value)
    ? 'Numbers that start with 065 to 069 cannot be used to register. Use another number, or your email address.'
    : null;

/** Contact number of a will (specification: details), under its released name. */
export const tenDigitPhone = (): Rule<string, true> => tenDigits;

export const internationalPhone = (
  message = 'Invalid mobile number. Please add international dialing code.',
): Rule<string, true> => rule(z.string(message).check(z.regex(INTERNATIONAL, message)));
