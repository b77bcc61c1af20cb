import { readAmount } from './read-amount.ts';

/** Amounts in rand as in payslips, bank statements, spreadsheets and messages. */
test.each([
  ['1234', 1234],
  ['1 234', 1234],
  ['1 234,50', 1234.5],
  ['1\u00a0234.5', 1234.5],
  ['1\u202f234\u202f567,89', 1_234_567.89],
  ['R 1 234,50', 1234.5],
  ['R1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1.234.567,00', 1_234_567],
  ['1,234,567.00', 1_234_567],
  ['R1,234', 1234],
  ['1,234,567', 1_234_567],
  ["1'234.50", 1234.5],
  ['1’234’567', 1_234_567],
  ['1,5', 1.5],
  ['1.50', 1.5],
  ['1,50', 1.5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['12345.678', 12_345.678],
  ['-20', -20],
  ['−20,00', -20],
  ['-R 1 234.50', -1234.5],
  ['-\u2060R\u00a01\u00a0234.50', -1234.5],
  ['R-20', -20],
  ['.5', 0.5],
  ['1 234.', 1234],
  ['0', 0],
  ['007', 7],
  ['ZAR 1 234.50', 1234.5],
  ['1 234,50 R', 1234.5],
  ['1 234,50 ZAR', 1234.5],
  ['\u202d1 234,50\u202c', 1234.5],
  ['\u200b1234', 1234],
  ['１２３４', 1234],
])('%j is %d rand', (text, amount) => expect(readAmount(text, 'rand')).toEqual({ kind: 'amount', amount }));

test.each([
  '1.5,00',
  '1.50,00',
  '12 50',
  '1 2 3',
  '1,234,56',
  '1.234.56',
  '12,34,567',
  '1 234 5',
  '1234 567',
  '1,234.567.890',
  '0 123',
  '1,,5',
  '1..5',
  '1.2.3',
  '1 234.567,89',
  'abc',
  '12a',
  '--1',
  'R',
  '1.5m',
  '10k',
  '1 234,50%',
])('%j is no amount, and nothing is thrown away of it', (text) =>
  expect(readAmount(text, 'rand')).toEqual({ kind: 'unreadable' }),
);

test.each([
  ['1.234', [1234, 1.234]],
  ['12.345', [12_345, 12.345]],
  ['-1.234', [-1234, -1.234]],
])('%j may be two amounts of rand', (text, readings) =>
  expect(readAmount(text, 'rand')).toEqual({ kind: 'ambiguous', readings }),
);

test.each([
  ['1,234', 'percent', 1.234],
  ['1.234', 'percent', 1.234],
  ['7,5%', 'percent', 7.5],
  ['7.5 %', 'percent', 7.5],
  ['12 000', 'number', 12_000],
  ['12,5', 'months', 12.5],
] as const)('%j in %s is %d', (text, unit, amount) =>
  expect(readAmount(text, unit)).toEqual({ kind: 'amount', amount }),
);

test.each(['', '   ', '\u200b'])('%j is nothing', (text) =>
  expect(readAmount(text, 'rand')).toEqual({ kind: 'blank' }),
);
