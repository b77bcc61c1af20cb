/** What a person signs in with, in the one form it is stored in. */
export type UserName = { kind: 'email'; value: string } | { kind: 'mobile'; value: string };

/** Lower case without surrounding space: mailboxes that differ in capitals only are treated as one. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * `082 123 4567`, `+27 82 123 4567` and `27821234567` are one number.
 * @returns `+27821234567`, or null for what is not a South African number.
 */
export const normaliseMobile = (mobile: string): string | null => {
  const digits = mobile.replaceAll(/[\s()-]/g, '');
  const local = /^(?:0|\+27|27|0027)([1-8]\d{8})$/.exec(digits)?.[1];
  return local === undefined ? null : `+27${local}`;
};

/** Reads the user name of a sign-in; null for what can be no account's. */
export const readUserName = (given: string): UserName | null => {
  if (given.includes('@')) return { kind: 'email', value: normaliseEmail(given) };
  const mobile = normaliseMobile(given);
  return mobile === null ? null : { kind: 'mobile', value: mobile };
};
