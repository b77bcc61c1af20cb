import { phoneDigits, plainText } from '@phila/contract';
import { eq, like, type SQL } from 'drizzle-orm';
import { Refusal } from '../http/refusal.ts';
import { accounts } from '../accounts/tables.ts';
import { normaliseEmail, normaliseMobile } from '../accounts/user-name.ts';

const LEAST_LETTERS = 3;
const LEAST_OF_ADDRESS = 4;

const TOO_LITTLE =
  'Please enter at least three letters of a name, four signs of an email address, or a whole mobile number';

/**
 * A search for people. Values that lists mask are found only whole, or an address by its beginning: matching any part
 * would reveal them letter by letter.
 */
export interface PersonSearch {
  by: 'name' | 'address' | 'number';
  /** The text, normalised for comparison; of a number the last nine digits. */
  text: string;
  /** The accounts with this address or number; undefined if the text can be neither. */
  account: SQL | undefined;
}

const beginningWith = (text: string): SQL =>
  like(accounts.email, `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/** Digits that all forms of a South African number share (`core/searching/phone-index.ts`). */
const SHARED_DIGITS = 9;

/** A whole number with its country's code, however it is typed; null for a part of one. */
const wholeNumber = (text: string): string | null => {
  const digits = phoneDigits(text.replaceAll('/', ''));
  const national = normaliseMobile(digits.length === SHARED_DIGITS ? `0${digits}` : digits);
  return national ?? (/^\+(?!27)\d{9,15}$/.test(digits) ? digits : null);
};

const lettersIn = (word: string): number => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Reads a typed search; null if it is too short. */
export const parsePersonSearch = (typed: string): PersonSearch | null => {
  const text = typed.trim();
  const isAddress = text.length >= LEAST_OF_ADDRESS && !/\s/.test(text);
  if (text.includes('@')) {
    const address = normaliseEmail(text);
    return isAddress ? { by: 'address', text: address, account: beginningWith(address) } : null;
  }
  if (/^(?:tel:)?[\d\s+()./-]+$/i.test(text)) {
    const number = wholeNumber(text);
    return number === null
      ? null
      : { by: 'number', text: number.slice(-SHARED_DIGITS), account: eq(accounts.mobile, number) };
  }
  const plain = plainText(text);
  if (!plain.split(/\s+/).some((word) => lettersIn(word) >= LEAST_LETTERS)) return null;
  return { by: 'name', text: plain, account: isAddress ? beginningWith(text.toLowerCase()) : undefined };
};

/** @throws Refusal 422 for too short a text */
export const requirePersonSearch = (typed: string): PersonSearch => {
  const found = parsePersonSearch(typed);
  if (found === null) throw new Refusal(422, TOO_LITTLE, [{ path: 'text', message: TOO_LITTLE }]);
  return found;
};
