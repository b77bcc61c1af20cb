import { coarseNetwork, deviceMark } from './network.ts';

test.each([
  ['197.86.12.41', '197.86.12.0/24'],
  ['::ffff:197.86.12.41', '197.86.12.0/24'],
  ['2001:db8:1234:5678::1', '2001:db8:1234::/48'],
  ['2001:DB8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['not an address', 'unknown'],
])('%s is kept as %s', (address, network) => expect(coarseNetwork(address)).toBe(network));

test('a device is the same within its network and another with another browser', () => {
  expect(deviceMark('197.86.12.41', 'Firefox')).toBe(deviceMark('197.86.12.99', 'Firefox'));
  expect(deviceMark('197.86.12.41', 'Firefox')).not.toBe(deviceMark('197.86.12.41', 'Chrome'));
  expect(deviceMark('197.86.12.41', 'Firefox')).not.toBe(deviceMark('197.86.13.41', 'Firefox'));
});
