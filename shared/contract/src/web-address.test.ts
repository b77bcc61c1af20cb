import { safeAddress, toldAddress } from './web-address.ts';

test.each([
  ['/offers', '/offers'],
  [' /offers?from=advert#top ', '/offers?from=advert#top'],
  ['https://bank.example/account', 'https://bank.example/account'],
  ['http://bank.example', 'http://bank.example/'],
])('%s can be opened', (address, opened) => expect(safeAddress(address)).toBe(opened));

test.each([
  '',
  'offers',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https:evil.example',
  'https://name:secret@bank.example',
  'ftp://bank.example',
  'mailto:a@b.co',
])('%j cannot', (address) => expect(safeAddress(address)).toBeNull());

test('analytics hears neither query nor fragment, and at most 200 characters', () => {
  expect(toldAddress('https://bank.example/a?email=x@y.z#me')).toBe('https://bank.example/a');
  expect(toldAddress(`/${'a'.repeat(300)}?b=c`)).toHaveLength(200);
  expect(toldAddress('javascript:alert(1)')).toBe('');
});
