import { maskedEmail } from './masked-email.ts';
import { maskedMobile } from './masked-mobile.ts';
import { maskedNumber } from './masked-number.ts';
import { isShownWhileViewing } from './shown-while-viewing.ts';

const HIDDEN = '••••';

/** Masks these in part: enough stays to tell one from another, too little to use. */
const SHOWN_IN_PART: ReadonlyMap<string, (text: string) => string> = new Map([
  ['identityNumber', maskedNumber],
  ['idNumber', maskedNumber],
  ['passportNumber', maskedNumber],
  ['accountNumber', maskedNumber],
  ['membershipNo', maskedNumber],
  ['email', (text) => (text.includes('@') ? maskedEmail(text) : HIDDEN)],
  ['mobile', maskedMobile],
]);

/** Tells if a text of this name is masked only in part. */
export const isShownInPart = (name: string): boolean => SHOWN_IN_PART.has(name);

const textAsViewed = (text: string, name: string, parent: string): string => {
  if (text === '' || isShownWhileViewing(name, parent)) return text;
  return SHOWN_IN_PART.get(name)?.(text) ?? HIDDEN;
};

/**
 * Masks a reply for an administrator who views the portal as a person: texts are shown only if listed. Numbers and
 * booleans are shown, because none of them is marked masked.
 * @param name of the value, and of what it stands in; a row of a list has the list's name
 */
export const asViewed = (value: unknown, name = '', parent = ''): unknown => {
  if (typeof value === 'string') return textAsViewed(value, name, parent);
  if (Array.isArray(value)) return value.map((one) => asViewed(one, name, parent));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]: [string, unknown]) => [inner, asViewed(one, inner, name)]),
  );
};
