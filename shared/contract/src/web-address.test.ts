import { isWebPage, safeAddress, shortAddress, toldAddress, withScheme } from './web-address.ts';

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

test.each([
  ['linkedin.com/in/thandi', 'https://linkedin.com/in/thandi'],
  ['https://www.linkedin.com/in/thandi/', 'https://www.linkedin.com/in/thandi/'],
  ['http://thandi.co.za', 'http://thandi.co.za'],
  ['thandi.co.za:8080/work?a=1#b', 'https://thandi.co.za:8080/work?a=1#b'],
])('%s is a page of the web', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
  expect(isWebPage(address)).toBe(true);
});

test.each([
  '',
  'thandi',
  'my page',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://thandi.co.za',
  'https://thandi:secret@co.za/',
  'thandi@example.co.za',
  'https://thandi.co.za/a b',
])('%j is none', (typed) => expect(isWebPage(withScheme(typed))).toBe(false));

test.each([
  ['https://www.linkedin.com/in/thandi/', 'linkedin.com/in/thandi'],
  ['http://thandi.co.za/', 'thandi.co.za'],
  ['https://thandi.co.za/?next=/', 'thandi.co.za/?next=/'],
])('%s is written %s', (address, short) => expect(shortAddress(address)).toBe(short));
