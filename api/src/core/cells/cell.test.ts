import { amount, date, options, partOfDate, type AnyField, text, yesNo } from '@phila/contract';
import { cellOf, readCell, UnreadableCell } from './cell.ts';

const banks = options('Banks', [
  { id: 1, name: 'Absa' },
  { id: 2, name: 'First National Bank (also RMB)' },
  { id: 7, name: 'Rand, Sons and Co' },
]);

test.each<[string, unknown, AnyField]>([
  ['Absa; first national bank', [1, 2], banks],
  ['Absa, Rand, Sons and Co', [1, 7], banks],
  ['2', [2], banks],
  ['Mar 2019', '2019-03', partOfDate('From')],
  ['1 February 2034', '2034-02-01', date('On')],
  [' YES ', true, yesNo('Agreed')],
  ['R 1 234,50', 1234.5, amount('Paid')],
  [' Thandi ', ' Thandi ', text('Name')],
  ['  ', '  ', amount('Paid')],
])('the cell %j is read as %j', (cell, value, field) => {
  expect(readCell(field, cell)).toEqual(value);
});

test.each<[string, RegExp, AnyField]>([
  ['Absa; Klingon', /none of the choices/, banks],
  ['Mar 2019', /not a day/, date('On')],
  ['01/02/2034', /two ways/, date('On')],
  ['perhaps', /Yes or No/, yesNo('Agreed')],
  ['1.234', /1234 or 1.234/, amount('Paid')],
])('the cell %j is refused by %s', (cell, said, field) => {
  expect(() => readCell(field, cell)).toThrow(UnreadableCell);
  expect(() => readCell(field, cell)).toThrow(said);
});

test('what is written is read as it was', () => {
  for (const value of [[1], [7, 1], [2, 7]])
    expect(readCell(banks, String(cellOf(banks, value, undefined)))).toEqual(value);
});
