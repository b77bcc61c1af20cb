import { day, partDay } from './day.ts';
import { refusalOf } from './testing.ts';

test.each(['2024-02-29', '1900-01-01', '2030-12-31'])('accepts %s', (value) => {
  expect(refusalOf(day(), value)).toBeNull();
});

test.each([
  '2025-02-29',
  '2025-13-01',
  '0000-01-01',
  '2300-01-01',
  '12027-02-01',
  '2024-2-1',
  '01/02/2027',
  '2024-02-29T00:00:00Z',
  'next Monday',
])('refuses %j as unreadable, never as missing', (value) => {
  expect(refusalOf(day(), value)).toBe('Please select a valid date');
  expect(refusalOf(day('Please choose the first day'), value)).toBe('Please select a valid date');
});

test.each(['', null])('refuses %j as missing', (value) => {
  expect(refusalOf(day(), value)).toBe('Please select a valid date');
  expect(refusalOf(day('Please choose the first day'), value)).toBe('Please choose the first day');
});

test.each(['2024-02-29', '2024-02', '2024', '1900', '2199-12'])('%s is enough where a part is', (value) => {
  expect(refusalOf(partDay(), value)).toBeNull();
});

test.each(['2025-02-29', '2025-13', '1899', '2300', '24', '2024-2', 'Mar 2024', '2024-02-29T00:00:00Z'])(
  '%j is no part of a date',
  (value) =>
    expect(refusalOf(partDay('Missing', 'Please enter a valid date.'), value)).toBe(
      'Please enter a valid date.',
    ),
);

test.each([
  ['', 'Start date required'],
  [null, 'Start date required'],
  ['2025-13', 'Please select a valid date'],
])('a part that is needed, of %j: %p', (value, message) =>
  expect(refusalOf(partDay('Start date required'), value)).toBe(message),
);
