import { createHmac, timingSafeEqual } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';
import { MINUTE } from '../durations.ts';
import { Refusal } from '../http/refusal.ts';

/** Converts an IPv4 address of an IPv6 socket to plain IPv4. */
const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/**
 * Checks a sender against a list of addresses and networks (`41.74.179.192/27`).
 * @throws RangeError for an entry that is neither
 */
export const fromAddresses = (list: readonly string[]): ((ip: string) => boolean) => {
  const allowed = new BlockList();
  for (const entry of list) {
    const [address = '', bits, ...more] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const isNetwork = bits !== undefined;
    if (
      isIP(address) === 0 ||
      more.length > 0 ||
      (isNetwork && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    )
      throw new RangeError(`Not an address or network: ${entry}`);
    if (isNetwork) allowed.addSubnet(address, Number(bits), family);
    else allowed.addAddress(address, family);
  }
  return (ip) => {
    const address = plainAddress(ip);
    return isIP(address) !== 0 && allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
};

/** Milliseconds that addresses of a sender's hosts are cached. */
const ADDRESSES_KEPT = 5 * MINUTE;

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Checks a sender's address against its hosts', cached for five minutes only if all hosts resolved: a partial list
 * would refuse real senders.
 * @param find the addresses of a host; throws for an unknown one
 * @throws Refusal 503 for an unmatched address while a host does not resolve, so that the sender tries again
 */
export const fromHosts = (
  hosts: readonly string[],
  find: (host: string) => Promise<string[]> = addressesOf,
): ((ip: string, clock: Clock) => Promise<boolean>) => {
  let known: { until: number; isSender: (ip: string) => boolean } | null = null;
  return async (ip, clock) => {
    const now = clock.now().getTime();
    if (known !== null && now < known.until) return known.isSender(ip);
    const found = await Promise.allSettled(hosts.map(find));
    const isSender = fromAddresses(found.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
    if (found.every(({ status }) => status === 'fulfilled'))
      known = { until: now + ADDRESSES_KEPT, isSender };
    else if (!isSender(ip))
      throw new Refusal(503, 'The sender cannot be verified now', undefined, { retryAfter: 60 });
    return isSender(ip);
  };
};

/** Compares two texts in constant time. */
export const isSameText = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The HMAC-SHA256 of bytes, as providers send it in a header. */
export const hmacSha256 = (secret: string | Uint8Array, bytes: Uint8Array, as: 'hex' | 'base64'): string =>
  createHmac('sha256', secret).update(bytes).digest(as);
