import { domainToASCII } from 'node:url';
import { lineAsRead, normalisePhone } from '@phila/contract';

/** An email address or mobile number for signing in, in its stored form. */
export type UserName = { kind: 'email'; value: string } | { kind: 'mobile'; value: string };

/**
 * Lower case, trimmed, with an ASCII domain (RFC 5890: müller.co.za is xn--mller-kva.co.za), so that spellings of an
 * address are one account.
 */
export const normaliseEmail = (email: string): string => {
  const read = lineAsRead(email).toLowerCase();
  const at = read.lastIndexOf('@') + 1;
  return `${read.slice(0, at)}${domainToASCII(read.slice(at)) || read.slice(at)}`;
};

/**
 * Unifies `082 123 4567`, `+27 82 123 4567` and `27821234567`.
 * @returns `+27821234567`, or null for anything but a South African number.
 */
export const normaliseMobile = (mobile: string): string | null => {
  const local = /^0([1-8]\d{8})$/.exec(normalisePhone(mobile))?.[1];
  return local === undefined ? null : `+27${local}`;
};

/** Reads the user name of a sign-in; null if no account can have that name. */
export const readUserName = (given: string): UserName | null => {
  if (given.includes('@')) return { kind: 'email', value: normaliseEmail(given) };
  const mobile = normaliseMobile(given);
  return mobile === null ? null : { kind: 'mobile', value: mobile };
};
