import { isWebPage, withScheme } from '@phila/contract/web-address';

/*
 * Links a CV may contain: mail, phone, http and https. Uses its own patterns, because browsers and Node parse odd
 * characters differently, and the file must be identical.
 */

/** Longest link that PDF readers accept. */
const LONGEST = 2000;

const isPlain = (address: string): boolean => address.length <= LONGEST && /^[\x21-\x7e]+$/.test(address);

/** Completes a typed address to `https://…`; undefined if it is no web address. */
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
