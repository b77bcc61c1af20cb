import { ifGiven } from './rule.ts';
import { length, LETTERS, LETTERS_AND_DIGITS, required, shaped } from './text.ts';
import { refusalOf } from './testing.ts';

test('text of a stated length', () => {
  const school = length(1, 100, 'Please enter a valid school.');
  expect(refusalOf(school, 'a'.repeat(100))).toBeNull();
  expect(refusalOf(school, '')).toBe('Please enter a valid school.');
  expect(refusalOf(school, 'a'.repeat(101))).toBe('Please enter a valid school.');
  expect(refusalOf(length(4, 4, 'Please enter a valid Postal Code'), '219')).toBe(
    'Please enter a valid Postal Code',
  );
});

test('text that must be there', () => {
  expect(refusalOf(required('Field required'), 'x')).toBeNull();
  expect(refusalOf(required('Field required'), '')).toBe('Field required');
  expect(refusalOf(required('Field required'), null)).toBe('Field required');
  expect(refusalOf(required('Field required'), 'x'.repeat(256))).toBe('Use at most 255 characters');
});

test.each(['a\0b', 'a\uD800b'])('text that cannot be stored is refused', (value) => {
  expect(refusalOf(required('Field required'), value)).toBe(
    'Please remove the characters that cannot be shown',
  );
});

test('a city has letters only, an area letters and digits', () => {
  const city = shaped(LETTERS, 'Please enter a valid City', 2);
  const area = shaped(LETTERS_AND_DIGITS, 'Please enter a valid Area', 2);
  for (const value of ['Cape Town', 'Pietermaritzburg', 'Qunu', 'Port St. Johns', 'Gqeberha', 'Hawston-Suid'])
    expect(refusalOf(city, value)).toBeNull();
  for (const value of ['C', 'Section 4', '12', ''])
    expect(refusalOf(city, value)).toBe('Please enter a valid City');
  for (const value of ['Parktown North', 'Extension 12', 'Zone 6 (East)'])
    expect(refusalOf(area, value)).toBeNull();
  for (const value of ['P', '<b>', '!!']) expect(refusalOf(area, value)).toBe('Please enter a valid Area');
});

test('a rule knows whether it asks for a value', () => {
  expect(required('Field required').required).toBe(true);
  expect(ifGiven(required('Field required')).required).toBe(false);
});
