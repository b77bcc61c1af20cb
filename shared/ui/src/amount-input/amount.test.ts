import { groupWhileTyping, readAmount, writeAmount } from './amount.ts';

describe('readAmount', () => {
  it.each([
    ['1234', 1234],
    ['1 234,50', 1234.5],
    ['1\u00a0234.5', 1234.5],
    ['R 1 234,50', 1234.5],
    ['R1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['R1,234', 1234],
    ['1,234,567', 1_234_567],
    ['1,5', 1.5],
    ['-20', -20],
    ['.5', 0.5],
    ['1 234.', 1234],
    ['0', 0],
    ['', null],
    ['   ', null],
    ['R', undefined],
    ['abc', undefined],
    ['1.2.3', undefined],
    ['12a', undefined],
    ['--1', undefined],
  ])('reads %j as %p', (text, amount) => expect(readAmount(text, 'rand')).toBe(amount));

  it('takes a comma before three digits for the decimal comma where it is no money', () => {
    expect(readAmount('1,234', 'percent')).toBe(1.234);
    expect(readAmount('7,5%', 'percent')).toBe(7.5);
  });
});

describe('writeAmount', () => {
  it.each([
    [12345.5, 'rand', '12 345.50'],
    [1_000_000, 'rand', '1 000 000'],
    [-1234.5, 'rand', '-1 234.50'],
    [7.5, 'percent', '7.5'],
    [0, 'rand', '0'],
  ] as const)('writes %p of %s as %j', (amount, unit, text) => {
    expect(writeAmount(amount, unit)).toBe(text);
    expect(readAmount(text, unit)).toBe(amount);
  });
});

describe('groupWhileTyping', () => {
  it.each([
    ['1234', 4, '1 234', 5],
    ['1 2345', 6, '12 345', 6],
    // A digit put into the middle: the caret stays behind it.
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
