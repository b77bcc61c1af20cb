import * as z from 'zod/mini';
import { email } from '../../rules/email.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { LINE, manyLines, oneLine, storableText } from '../../rules/text.ts';
import { hasTwoDecimals } from '../../rules/two-decimals.ts';
import { webAddressOf } from '../../vouchers/contact-address.ts';

/** Id sent as text in a path. */
export const pathId = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID));

export const chosenId = (message: string) =>
  z.int(message).check(z.minimum(1, message), z.maximum(LARGEST_ID, message));

/** Required line of text. */
export const given = (message: string, max: number = LINE) =>
  z.string(message).check(oneLine(), z.minLength(1, message), ...storableText(max));

export const anyText = (max: number = LINE) => z.string().check(manyLines(), ...storableText(max));

/** Largest price that every page displays exactly to the cent. */
const LARGEST_PRICE = 10_000_000;
const NO_PRICE = 'Please enter an amount in rand, with at most two decimals';

/** Rand with at most two decimals, never negative. */
export const rand = z
  .number(NO_PRICE)
  .check(z.minimum(0, NO_PRICE), z.maximum(LARGEST_PRICE, NO_PRICE), z.refine(hasTwoDecimals, NO_PRICE));

const NO_ADDRESS = 'Please enter a web address, such as https://example.co.za';

/** http(s) address stored as typed; `https://` is added on opening. */
export const webAddress = z.string(NO_ADDRESS).check(
  oneLine(),
  ...storableText(500),
  z.refine((text) => webAddressOf(text) !== null, NO_ADDRESS),
);

export const mailAddress = email('Please enter a valid email.').schema;

const NO_PHONE = 'Please enter a valid telephone number';
export const phoneNumber = z.string(NO_PHONE).check(oneLine(), z.regex(/^\+?[\d ()-]{3,30}$/, NO_PHONE));

export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Please enter a colour such as #8B1A2B'));

const NO_ORDER = 'Please enter a whole number from 0 to 100 000';
export const order = z.int(NO_ORDER).check(z.minimum(0, NO_ORDER), z.maximum(100_000, NO_ORDER));
