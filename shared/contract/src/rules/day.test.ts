import { day, neededDay } from './day.ts';
import { refusalOf } from './testing.ts';

test.each(['2024-02-29', '1900-01-01', '2030-12-31'])('accepts %s', (value) => {
  expect(refusalOf(day(), value)).toBeNull();
});

test.each([
  '2025-02-29',
  '2025-13-01',
  '0000-01-01',
  '2300-01-01',
  '2024-2-1',
  '01/02/2024',
  '2024-02-29T00:00:00Z',
  '',
  null,
])('refuses %j', (value) => {
  expect(refusalOf(day(), value)).toBe('Please select a valid date');
  expect(refusalOf(day('Please choose the first day'), value)).toBe('Please choose the first day');
});

test.each([
  ['', 'Start date required'],
  [null, 'Start date required'],
  ['2025-02-29', 'Please select a valid date'],
  ['2300-01-01', 'Please select a valid date'],
  ['2024-02-29', null],
])('a day that is needed, of %j: %p', (value, message) =>
  expect(refusalOf(neededDay('Start date required'), value)).toBe(message),
);
