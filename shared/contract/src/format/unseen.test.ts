import { digitsAsPrinted, withoutUnseen } from './unseen.ts';

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
])('%j is the number %s', (printed, digits) => expect(digitsAsPrinted(printed)).toBe(digits));

test.each(['80010150O9087', 'A1234567', '8001015009087x', '', '- -', 'ID 8001015009087'])(
  '%j stays as it was given',
  (text) => expect(digitsAsPrinted(text)).toBe(text),
);

test('marks that are not seen go, and the joiners that words and emoji are spelt with stay', () => {
  expect(withoutUnseen('\u202aThandi\u202c\u200b Mo\u00adkoena\ufeff')).toBe('Thandi Mokoena');
  expect(withoutUnseen('👩\u200d⚕️')).toBe('👩\u200d⚕️');
});
