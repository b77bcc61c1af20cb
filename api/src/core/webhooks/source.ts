import { createHmac, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';

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

/** Whether two texts are the same, in a time that does not tell where they differ. */
export const isSameText = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The HMAC-SHA256 of some bytes, as providers send it in a header. */
export const hmacSha256 = (secret: string | Uint8Array, bytes: Uint8Array, as: 'hex' | 'base64'): string =>
  createHmac('sha256', secret).update(bytes).digest(as);
