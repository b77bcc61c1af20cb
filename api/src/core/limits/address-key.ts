import { isIPv6 } from 'node:net';
import type { AnyCall } from '@phila/contract';
import { firstGroups } from '../people/network.ts';

/** Gives what a household or an office counts as: an IPv4 address, or the /64 that an IPv6 one may change within at will. */
export const addressKey = (ip: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined) return v4;
  return isIPv6(ip) ? `${firstGroups(ip.toLowerCase(), 4)}::/64` : ip;
};

/** Names a call at an address, which a limit by address counts: each call by itself, with the pages that are drawn of it. */
export const keyAtAddress = ({ path }: Pick<AnyCall, 'path'>, ip: string): string =>
  `${path} ${addressKey(ip)}`;
