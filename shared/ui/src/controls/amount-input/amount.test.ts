import { readAmount } from '@phila/contract/format';
import { groupWhileTyping, insertedIn, writeAmount } from './amount.ts';

describe('writeAmount', () => {
  it.each([
    [12345.5, 'rand', '12 345.50'],
    [1_000_000, 'rand', '1 000 000'],
    [-1234.5, 'rand', '-1 234.50'],
    [7.5, 'percent', '7.5'],
    [0, 'rand', '0'],
  ] as const)('writes %p of %s as %j', (amount, unit, text) => {
    expect(writeAmount(amount, unit)).toBe(text);
    expect(readAmount(text, unit)).toEqual({ kind: 'amount', amount });
  });
});

describe('groupWhileTyping', () => {
  it.each([
    ['1234', 4, '1 234', 5],
    ['1 2345', 6, '12 345', 6],
    // A digit typed in the middle: the caret stays behind it.
    ['19 234', 2, '19 234', 2],
    ['199 234', 3, '199 234', 3],
    ['1999 234', 4, '1 999 234', 5],
    ['1 234,5', 7, '1 234,5', 7],
    ['12 34', 5, '1 234', 5],
    ['-1234', 5, '-1 234', 6],
    ['R 12', 4, 'R 12', 4],
    ['', 0, '', 0],
  ])('of %j with the caret at %i is %j at %i', (text, caret, grouped, moved) => {
    expect(groupWhileTyping(text, caret)).toEqual({ text: grouped, caret: moved });
  });
});

it.each([
  ['1 234', '1 2345', '5'],
  ['12 345', '12 34', ''],
  ['1 234', '5 678', '5 678'],
  ['', '12 50', '12 50'],
  ['12', '12 ', ' '],
])('from %j to %j was put in %j', (before, after, inserted) =>
  expect(insertedIn(before, after)).toBe(inserted),
);
