import { isIPv6 } from 'node:net';
import type { AnyCall } from '@phila/contract';
import { firstGroups } from '../people/network.ts';

/** The key of a household or office: an IPv4 address, or the /64 in which an IPv6 address changes freely. */
export const addressKey = (ip: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined) return v4;
  return isIPv6(ip) ? `${firstGroups(ip.toLowerCase(), 4)}::/64` : ip;
};

/** The key of a call at an address, whose pages count with it. */
export const keyAtAddress = ({ path }: Pick<AnyCall, 'path'>, ip: string): string =>
  `${path} ${addressKey(ip)}`;
