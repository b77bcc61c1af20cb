import { amountBetween, chosen, LARGEST_ID, wholeNumber } from './number.ts';
import { refusalOf } from './testing.ts';

test('a choice is a number of at least 1 that a column can hold', () => {
  const rule = chosen('Please select a valid province.');
  expect(refusalOf(rule, 1)).toBeNull();
  for (const value of [0, -1, 1.5, '1', null, LARGEST_ID + 1, Number.NaN])
    expect(refusalOf(rule, value)).toBe('Please select a valid province.');
});

test('a percentage is a whole number from 0 to 100', () => {
  const rule = wholeNumber(0, 100, 'Invalid percentage value');
  expect(refusalOf(rule, 0)).toBeNull();
  expect(refusalOf(rule, 100)).toBeNull();
  for (const value of [-1, 101, 50.5, null]) expect(refusalOf(rule, value)).toBe('Invalid percentage value');
});

test('an amount may have cents', () => {
  const rule = amountBetween(0, 1000, 'Please enter an amount');
  expect(refusalOf(rule, 12.34)).toBeNull();
  for (const value of [-0.01, 1000.01, Number.POSITIVE_INFINITY])
    expect(refusalOf(rule, value)).toBe('Please enter an amount');
});
