import { safeAddress } from '../web-address.ts';

/** Adds `https://` to an address without a scheme (specification: vouchers, "Redeeming"). */
const withScheme = (text: string): string => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);

/**
 * Safe target of an offer: an http(s) address, with `https://` added if missing.
 * @returns null for anything else, such as `javascript:`
 */
export const webAddressOf = (text: string): string | null => {
  const typed = text.trim();
  if (typed === '' || /^[/\\]/.test(typed)) return null;
  const safe = safeAddress(withScheme(typed));
  if (safe === null) return null;
  // Requires a dot, because the parser accepts a single word as a host, although people never mean one.
  return new URL(safe).hostname.includes('.') ? safe : null;
};
