import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first groups of an IPv6 address, in any notation. */
export const firstGroups = (address: string, count: number): string => {
  const [head = '', tail = ''] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  return [...before, ...gap, ...after].slice(0, count).join(':');
};

/**
 * Coarsens a request's address to a neighbourhood: enough to recognise a session by, too little to trace a home.
 * `197.86.12.41` → `197.86.12.0/24`, IPv6 → its `/48`.
 */
export const coarseNetwork = (address: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  return isIPv6(address) ? `${firstGroups(address.toLowerCase(), 3)}::/48` : 'unknown';
};

/** Identifies a browser on a network without storing anything on it. */
export const deviceMark = (address: string, userAgent: string): string =>
  createHash('sha256')
    .update(`${coarseNetwork(address)}\n${userAgent}`)
    .digest('base64url');

/** Cuts a user agent for the list of sessions, because senders can make it any length. */
export const keptUserAgent = (userAgent: string): string => userAgent.slice(0, 300);
