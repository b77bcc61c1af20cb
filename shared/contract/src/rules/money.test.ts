import { moneyIfGiven, yearlyRateIfGiven } from './money.ts';
import { refusalOf } from './testing.ts';

test.each([0, 0.1, 1_234.56, 9_999_999_999])('R %d is an amount of money', (value) => {
  expect(refusalOf(moneyIfGiven, value)).toBeNull();
});

test.each([
  [-0.01, 'Please enter an amount of zero or more'],
  ['plenty', 'Please enter an amount of zero or more'],
  [Number.NaN, 'Please enter an amount of zero or more'],
  [1e10, 'This amount is too large'],
  [0.001, 'Use at most two decimals'],
])('%p is refused: %s', (value, message) => {
  expect(refusalOf(moneyIfGiven, value)).toBe(message);
});

test.each([
  [0, null],
  [11.755, null],
  [100, null],
  [-1, 'Please enter a percentage from 0 to 100'],
  [100.01, 'Please enter a percentage from 0 to 100'],
])('%d percent a year: %p', (value, message) => expect(refusalOf(yearlyRateIfGiven, value)).toBe(message));

test('either may be left out', () =>
  expect([moneyIfGiven.required, yearlyRateIfGiven.required]).toEqual([false, false]));
