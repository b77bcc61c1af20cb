import { isWebPage, withScheme } from '@phila/contract/web-address';

/*
 * Addresses that a CV may lead to: mail, phone, http and https. Checked by patterns of our own, since the parsers of
 * browsers and of Node differ in what they make of odd letters, and the file must be the same.
 */

/** No more than a reader of PDFs takes. */
const LONGEST = 2000;

const isPlain = (address: string): boolean => address.length <= LONGEST && /^[\x21-\x7e]+$/.test(address);

/** `https://…` of what was typed, with or without the scheme; undefined where it is no address of the web. */
export const webAddress = (typed: string): string | undefined => {
  const address = withScheme(typed);
  if (!isWebPage(address)) return undefined;
  const encoded = encodeURI(address).replaceAll('%25', '%');
  return isPlain(encoded) ? encoded : undefined;
};

export const emailAddress = (typed: string): string | undefined =>
  isPlain(typed) && /^[^@<>"'?&]+@[^@<>"'?&]+\.[^@<>"'?&]{2,}$/.test(typed) ? `mailto:${typed}` : undefined;

export const phoneAddress = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined;
};
