import { typedCode } from './typed-code.ts';

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
