import { safeAddress } from '../web-address.ts';

/** `https://` is added where an address has no scheme (specification: vouchers, "Redeeming"). */
const withScheme = (text: string): string => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);

/**
 * Where an offer may lead: an http(s) address, `https://` added where it has none.
 * @returns null for what is no such address, such as `javascript:`
 */
export const webAddressOf = (text: string): string | null => {
  const typed = text.trim();
  if (typed === '' || /^[/\\]/.test(typed)) return null;
  const safe = safeAddress(withScheme(typed));
  if (safe === null) return null;
  // The parser takes a word alone for a host. A host without a dot is not a web address that people mean.
  return new URL(safe).hostname.includes('.') ? safe : null;
};
