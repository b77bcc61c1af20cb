import { addressKey } from './address-key.ts';

describe('addresses that count as one', () => {
  it.each([
    ['197.86.12.41', '197.86.12.41'],
    ['::ffff:197.86.12.41', '197.86.12.41'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
  ])('%s: %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
