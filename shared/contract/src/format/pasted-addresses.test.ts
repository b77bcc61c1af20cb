import { pastedAddresses } from './pasted-addresses.ts';

const BOTH = ['thandi@example.org', 'sipho@example.org'];

test.each([
  ['Outlook', 'Thandi Mokoena <thandi@example.org>; Sipho Dlamini <sipho@example.org>'],
  ['Outlook, surname first', 'Mokoena, Thandi <thandi@example.org>; Dlamini, Sipho <sipho@example.org>;'],
  [
    'Outlook, names in quotation marks',
    '"Mokoena, Thandi" <thandi@example.org>; "Dlamini, S." <sipho@example.org>',
  ],
  ['Outlook, addresses as names', "'thandi@example.org' <thandi@example.org>; 'sipho@example.org'"],
  [
    'Outlook, a reply in plain text',
    'To: Thandi Mokoena [mailto:thandi@example.org]; Sipho [mailto:sipho@example.org]',
  ],
  ['Gmail', 'Thandi Mokoena <thandi@example.org>, Sipho Dlamini <sipho@example.org>'],
  ['Apple Mail', 'Thandi Mokoena <thandi@example.org>,\n Sipho <sipho@example.org>'],
  ['a column', 'thandi@example.org\r\nsipho@example.org\r\n'],
  ['a spreadsheet', 'thandi@example.org\tsipho@example.org'],
  ['blanks between', 'thandi@example.org sipho@example.org'],
  ['names without brackets', 'Thandi Mokoena thandi@example.org; Sipho (sales) sipho@example.org.'],
  ['links', '<mailto:thandi@example.org>; mailto:sipho@example.org'],
  ['brackets behind', 'Thandi (thandi@example.org), Sipho (sipho@example.org)'],
  ['an address twice', 'thandi@example.org; Thandi <thandi@example.org>; sipho@example.org'],
  ['signs that are not seen', '\u200bthandi@example.org\u00a0;\u00a0sipho@example.org'],
])('reads %s', (_, text) => expect(pastedAddresses(text)).toEqual(BOTH));

test.each([
  ['thandi.example.org; sipho@example.org', ['thandi.example.org', 'sipho@example.org']],
  ['+27 (82) 555 0117, 082 555 1234', ['+27 (82) 555 0117', '082 555 1234']],
  ['Thandi Mokoena', ['Thandi Mokoena']],
  ['Mokoena\nSipho <sipho@example.org>', ['Mokoena', 'sipho@example.org']],
  ['thandi.example.org, Sipho <sipho@example.org>', ['thandi.example.org', 'sipho@example.org']],
  [' ; ,\n', []],
  ['', []],
])('keeps of %j what is no address, for its reader to refuse', (text, found) =>
  expect(pastedAddresses(text)).toEqual(found),
);

test('is quick with brackets that are never closed', () => {
  const begun = performance.now();
  for (const sign of ['<', '"', '(', '<a@', '[a@b']) pastedAddresses(sign.repeat(100_000 / sign.length));
  expect(performance.now() - begun).toBeLessThan(3_000);
});
