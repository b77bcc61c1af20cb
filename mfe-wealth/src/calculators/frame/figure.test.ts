import { cellText, figureText, monthsText } from './figure.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it.each([
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [235, '19 years 7 months'],
  [240, '20 years'],
  [0, '0 months'],
  [0.9, 'less than a month'],
  [2.94, '2.9 months'],
  [2.97, 'almost 3 months'],
  [3, '3 months'],
  [3.04, '3 months'],
  [3.971_962_61, 'almost 4 months'],
  [4.94, '4.9 months'],
  [11.97, 'almost 1 year'],
  [26.2, '2 years 2 months'],
  [26.7, 'almost 2 years 3 months'],
  [35.6, 'almost 3 years'],
])('%d months are %s', (months, text) => expect(plain(monthsText(months))).toBe(text));

it.each([
  [1234.5, 'rand', 'R 1 234.50'],
  [-5, 'rand', '-R 5.00'],
  [4.9086, 'percent', '4.91%'],
  [3.3333, 'percent', '3.33%'],
  [40, 'percent', '40%'],
  [4.5, 'times', '4.5 times'],
  [1.0625, 'times', '1.06 times'],
  [82.75, 'years', '82 years 9 months'],
  // Rounded to two decimals: 205 and 206 months after 65.
  [82.08, 'years', '82 years 1 month'],
  [82.17, 'years', '82 years 2 months'],
  [80, 'years', '80 years'],
  [null, 'rand', '–'],
] as const)('%p in %s reads %s', (value, unit, text) => expect(plain(figureText(value, unit))).toBe(text));

it.each([
  ['2026-01-31', 'day', '31 Jan 2026'],
  ['=1+1', 'words', '=1+1'],
  [12, 'number', '12'],
  [null, 'day', '–'],
] as const)('a cell of %p (%s) reads %s', (value, unit, text) => expect(cellText(value, unit)).toBe(text));
