import { isIPv6 } from 'node:net';
import type { AnyCall } from '@phila/contract';
import { firstGroups } from '../people/network.ts';

/**
 * Identifies a household or office: the IPv4 address, or the /64 of an IPv6 address, because devices change the rest
 * freely.
 */
export const addressKey = (ip: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined) return v4;
  return isIPv6(ip) ? `${firstGroups(ip.toLowerCase(), 4)}::/64` : ip;
};

/** Identifies a call from an address. The page that shows the call's list counts with the same key. */
export const keyAtAddress = ({ path }: Pick<AnyCall, 'path'>, ip: string): string =>
  `${path} ${addressKey(ip)}`;
