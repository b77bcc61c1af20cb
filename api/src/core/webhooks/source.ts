import { createHmac, timingSafeEqual } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';
import { MINUTE } from '../durations.ts';
import { Refusal } from '../http/refusal.ts';

/** An IPv4 address that arrived on an IPv6 socket, as the IPv4 address that it is. */
const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/**
 * A check of a sender's address against a list of addresses and networks (`41.74.179.192/27`).
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

/** Milliseconds that the addresses of a sender's hosts are kept. */
const ADDRESSES_KEPT = 5 * MINUTE;

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Checks a sender's address against those of its hosts, kept for five minutes only if every host was found: a partial
 * list would turn away real senders.
 * @param find the addresses of a host; throws where it does not know
 * @throws Refusal 503 for an address that is not among them while some host cannot be found: the sender tries again
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

/** The HMAC-SHA256 of some bytes, as providers send it in a header. */
export const hmacSha256 = (secret: string | Uint8Array, bytes: Uint8Array, as: 'hex' | 'base64'): string =>
  createHmac('sha256', secret).update(bytes).digest(as);
