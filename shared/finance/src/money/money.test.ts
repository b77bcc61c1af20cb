import * as fc from 'fast-check';

import { line } from '../explanation.ts';
import { centsOf, randOf } from './cents.ts';
import { exact, fourDecimals, rand, shareOf } from './exact.ts';
import { figureText, randText } from './text.ts';
import { runs } from '../testing/runs.ts';

describe('rounding', () => {
  test.each([
    ['0.005', 0.01],
    ['0.004999999999999999999999999999', 0],
    ['1.005', 1.01],
    ['2.675', 2.68],
    ['-1.005', -1.01],
    ['-0.001', 0],
  ])('%s is %d, half-up to the cent', (value, expected) => expect(rand(exact(value))).toBe(expected));

  test('a half that a division without end has passed through still goes up', () => {
    const seventh = exact('279307.50').times(12).div(7).times('0.36').times(7).div(12);
    expect(rand(seventh.minus('100550.695'))).toBe(0.01);
    expect(rand(exact(10).div(1_200).plus(1).pow(3).times(8_640))).toBe(8_857.81);
    expect(fourDecimals(exact('0.00015').div(7).times(7))).toBe(0.0002);
  });

  test('shares of nothing are none, and others have four decimals', () => {
    expect(shareOf(exact(1), exact(0))).toBeNull();
    expect(shareOf(exact(1), exact(3))).toBe(33.3333);
    expect(fourDecimals(exact('0.00005'))).toBe(0.0001);
  });
});

test('cents and rand are inverse for every amount that an entry can hold, and sums of them stay exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
      expect(centsOf(randOf(cents))).toBe(cents);
      expect(exact(randOf(cents)).times(100).toNumber()).toBe(cents);
    }),
    runs(5_000),
  );
});

describe('text', () => {
  test.each([
    [0, 'R 0.00'],
    [1_234.5, 'R 1 234.50'],
    [1_000_000_000, 'R 1 000 000 000.00'],
    [-12.34, '-R 12.34'],
  ])('%d reads %s', (amount, text) => expect(randText(amount)).toBe(text));

  test('the figures of a law drop empty cents only', () => {
    expect(figureText(500_000)).toBe('R 500 000');
    expect(figureText(1_167.88)).toBe('R 1 167.88');
  });
});

test('a step keeps the digits that its amount drops, and no others', () => {
  expect(line('A', exact('1.5'), 'B')).toEqual({ label: 'A', amount: 1.5, basis: 'B' });
  expect(line('A', exact(1).div(3), 'B')).toEqual({
    label: 'A',
    amount: 0.33,
    basis: 'B',
    exact: '0.3333333333333333333333333',
  });
});
