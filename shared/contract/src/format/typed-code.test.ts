import { codeKey, digitsAsPrinted, digitsIn, discountKey, typedCode } from './typed-code.ts';

it.each([
  ['Arabic-Indic', '١٢٣٤٥٦'],
  ['Persian', '۱۲۳۴۵۶'],
  ['Devanagari', '१२३४५६'],
  ['Khmer', '១២៣៤៥៦'],
  ['full width', '１２３４５６'],
  ['mathematical', '𝟏𝟐𝟑𝟒𝟓𝟔'],
  ['grouped', ' 123 456\n'],
  ['a hyphen', '123-456'],
  ['an en dash', '123–456'],
  ['a minus', '123\u2212456'],
  ['a mark that is not seen', '\u200F123\u200B456'],
])('reads digits as a keyboard gives them: %s', (_what, typed) => {
  expect(typedCode(typed)).toBe('123456');
});

it('leaves what is no code for the rule to refuse', () => {
  expect(typedCode('12345é')).toBe('12345é');
  expect(typedCode('一二三四五六')).toBe('一二三四五六');
});

it('reads every digit that there is as one of ten', () => {
  const digits = Array.from({ length: 0x11_00_00 }, (_, at) => at)
    .filter((at) => at < 0xd8_00 || at > 0xdf_ff)
    .map((at) => String.fromCodePoint(at))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.filter((digit) => !/^\d$/.test(typedCode(digit)))).toEqual([]);
});

test.each([
  ['8001015009087', '8001015009087'],
  ['800101 5009 087', '8001015009087'],
  ['800101-5009-08-7', '8001015009087'],
  ['800101\u00a05009\u202f087', '8001015009087'],
  ['800101–5009–087', '8001015009087'],
  ['800101\u22125009087', '8001015009087'],
  ['\u202a8001015009087\u202c', '8001015009087'],
  ['\u200b8001015009087', '8001015009087'],
  [' 8001015009087\t', '8001015009087'],
  ['９123 456 789', '9123456789'],
  ['9123/456/78/9', '9123456789'],
  ['62 123 456 789', '62123456789'],
  ['62.123.456.789', '62123456789'],
  // As banks, SARS and medical schemes print them, and as copied from a PDF, spreadsheet or message.
  ['62-1234-5678-9', '62123456789'],
  ['1234 5678 90', '1234567890'],
  ['0123 456 789', '0123456789'],
  ['9123\u2011456\u2011789', '9123456789'],
  ['9123\u2012456\u2012789', '9123456789'],
  ['800101\u20095009\u2009087', '8001015009087'],
  ['800101\u20075009\u2007087', '8001015009087'],
  ['800101\r\n5009087', '8001015009087'],
  ['\ufeff8001015009087', '8001015009087'],
  ['\u20668001015009087\u2069', '8001015009087'],
  ['8001\u00ad015009087', '8001015009087'],
  ['80 01 01 5009 08 7', '8001015009087'],
])('%j is the number %s', (printed, digits) => expect(digitsAsPrinted(printed)).toBe(digits));

test.each(['80010150O9087', 'A1234567', '8001015009087x', '', '- -', 'ID 8001015009087'])(
  '%j stays as it was given',
  (text) => expect(digitsAsPrinted(text)).toBe(text),
);

test.each([
  ['letters of either case', 'abc-123', 'ABC-123'],
  ['an en dash, as Word types it', 'ABC\u2013123', 'ABC-123'],
  ['a hyphen that does not break, as web pages have it', 'ABC\u2011123', 'ABC-123'],
  ['a minus sign', 'ABC\u2212123', 'ABC-123'],
  ['an em dash', 'ABC\u2014123', 'ABC-123'],
  ['a dash of full width', 'ABC\uFF0D123', 'ABC-123'],
  ['letters and digits of full width', 'ＡＢＣ-１２３', 'ABC-123'],
  ['a blank at an end', ' ABC-123 ', 'ABC-123'],
  ['a blank that does not break', 'ABC-123\u00A0', 'ABC-123'],
  ['blanks around a dash', 'ABC - 123', 'ABC-123'],
  ['the end of a line of Windows', 'ABC-123\r', 'ABC-123'],
  ['a mark of the byte order, from a CSV of Excel', '\uFEFFABC-123', 'ABC-123'],
  ['a blank without a width', 'ABC-\u200B123', 'ABC-123'],
  ['a soft hyphen, from a PDF', 'ABC-\u00AD123', 'ABC-123'],
  ['marks of direction, from a chat', '\u202AABC-123\u202C', 'ABC-123'],
  ['joiners', 'ABC\u200C-\u200D123', 'ABC-123'],
  ['a variation selector', 'ABC-\uFE0E123', 'ABC-123'],
  ['a ligature, from a PDF', 'OﬃCE-1', 'OFFICE-1'],
  ['groups of four', '1234 5678 9012', '123456789012'],
])('%s: %j is known as %s', (_, code, key) => expect(codeKey(code)).toBe(key));

test.each([
  ['AB-C', 'A-BC'],
  ['ABC-0', 'ABC-O'],
  ['ABC_1', 'ABC-1'],
])('%j and %j are two codes', (one, other) => expect(codeKey(one)).not.toBe(codeKey(other)));

test.each(['save10', 'SAVE-10', 'Save 10', 'save–10', '\u200bSAVE\u00a010', 'ＳＡＶＥ１０'])(
  'a discount is known as SAVE10 by %j',
  (typed) => expect(discountKey(typed)).toBe('SAVE10'),
);

test.each([
  ['Your code is 123 456', '123456'],
  ['１２３ ٤٥٦', '123456'],
  ['no code', ''],
])('the digits in %j are %j', (typed, digits) => expect(digitsIn(typed)).toBe(digits));

test('every reader of codes takes the digits of any script', () => {
  expect(digitsAsPrinted('٨٠٠١٠١ ٥٠٠٩ ٠٨٧')).toBe('8001015009087');
  expect(codeKey('save-٢٠')).toBe('SAVE-20');
});
