import { maskedEmail } from './masked-email.ts';
import { maskedMobile } from './masked-mobile.ts';
import { maskedNumber } from './masked-number.ts';
import { isShownWhileViewing } from './shown-while-viewing.ts';

const HIDDEN = '••••';

/** Texts masked in part: enough to tell them apart, too little to use. */
const SHOWN_IN_PART: ReadonlyMap<string, (text: string) => string> = new Map([
  ['identityNumber', maskedNumber],
  ['idNumber', maskedNumber],
  ['passportNumber', maskedNumber],
  ['accountNumber', maskedNumber],
  ['membershipNo', maskedNumber],
  ['email', (text) => (text.includes('@') ? maskedEmail(text) : HIDDEN)],
  ['mobile', maskedMobile],
]);

export const isShownInPart = (name: string): boolean => SHOWN_IN_PART.has(name);

const textAsViewed = (text: string, name: string, parent: string): string => {
  if (text === '' || isShownWhileViewing(name, parent)) return text;
  return SHOWN_IN_PART.get(name)?.(text) ?? HIDDEN;
};

/**
 * Masks a reply for an administrator who views the portal as a person: shows only listed texts, and all numbers and
 * booleans.
 * @param name of the value and its parents; a list's row has the list's name
 */
export const asViewed = (value: unknown, name = '', parent = ''): unknown => {
  if (typeof value === 'string') return textAsViewed(value, name, parent);
  if (Array.isArray(value)) return value.map((one) => asViewed(one, name, parent));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]: [string, unknown]) => [inner, asViewed(one, inner, name)]),
  );
};
