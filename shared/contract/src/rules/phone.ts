import * as z from 'zod/mini';
import { tenDigits } from './digits.ts';
import { type Rule, rule } from './rule.ts';

/** Contact and next of kin: 0 or +27, a digit from 1 to 8, eight more (specification: details). */
const SOUTH_AFRICAN = String.raw`(?:0|\+27)[1-8]\d{8}`;

/**
 * Numbers of other countries: many who work here are reached in Lesotho, Mozambique or Zimbabwe. Around us the length is
 * known, so that a slip in a number of ours is not taken for one of theirs; of the others ITU-T E.164 allows 7 to 15
 * digits.
 */
const ABROAD = [
  String.raw`1\d{10}`,
  String.raw`258\d{8,9}`,
  String.raw`26[012]\d{9}`,
  String.raw`263\d{7,10}`,
  String.raw`264\d{8,9}`,
  String.raw`265\d{7,9}`,
  String.raw`26[68]\d{8}`,
  String.raw`267\d{7,8}`,
  String.raw`269\d{7}`,
  String.raw`(?![01]|27|258|26)\d{7,15}`,
].join('|');

const CONTACT = new RegExp(String.raw`^(?:${SOUTH_AFRICAN}|\+(?:${ABROAD}))$`);

/** Registration: 060–064, 07x, 081–089 (specification: details). */
const REGISTRATION = /^(\+27|0)(6[0-4]|7\d|8[1-9])\d{7}$/;
/** References: requires an international code (specification: details). */
const INTERNATIONAL = /^\+(?:27[1-8]\d{8}|(?!27)[1-9]\d{6,14})$/;

/** Takes the specification's message: it differs between the contact page's mobile and telephone, and next of kin. */
export const contactPhone = (message: string): Rule<string, true> =>
  rule(z.string(message).check(z.regex(CONTACT, message)));

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
