import { codeKey, discountKey } from './code-key.ts';

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
