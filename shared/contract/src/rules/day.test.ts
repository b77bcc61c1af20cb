import { day, neededDay, neededPartDay, partDay } from './day.ts';
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

test.each(['2024-02-29', '2024-02', '2024', '1900', '2199-12'])('%s is enough where a part is', (value) => {
  expect(refusalOf(partDay(), value)).toBeNull();
  expect(refusalOf(neededPartDay('Start date required'), value)).toBeNull();
});

test.each(['2025-02-29', '2025-13', '1899', '2300', '24', '2024-2', 'Mar 2024', '2024-02-29T00:00:00Z', ''])(
  '%j is no part of a date',
  (value) =>
    expect(refusalOf(partDay('Please enter a valid date.'), value)).toBe('Please enter a valid date.'),
);

test.each([
  ['', 'Start date required'],
  [null, 'Start date required'],
  ['2025-13', 'Please select a valid date'],
])('a part that is needed, of %j: %p', (value, message) =>
  expect(refusalOf(neededPartDay('Start date required'), value)).toBe(message),
);
