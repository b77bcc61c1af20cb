import { digits, tenDigits } from './digits.ts';
import { refusalOf } from './testing.ts';

const account = digits(8, 11, 'Invalid Account Number');

test.each(['12345678', '01234567890'])('accepts %s', (value) => {
  expect(refusalOf(account, value)).toBeNull();
});

test.each(['1234567', '123456789012', '1234567a', '1234 5678', ''])('refuses %j', (value) => {
  expect(refusalOf(account, value)).toBe('Invalid Account Number');
});

test.each([
  ['0711234567', null],
  ['071 123 456', 'Contact number must contain only numbers'],
  ['071 123 4567', 'Contact number must contain only numbers'],
  ['+27711234567', 'Contact number must contain only numbers'],
  ['call me', 'Contact number must contain only numbers'],
  ['071123456', 'Contact number must be at least 10 digits long'],
  ['', 'Contact number must be at least 10 digits long'],
  ['07112345678', 'Cannot exceed 10 digits'],
])('a contact number %j: %p', (value, message) => expect(refusalOf(tenDigits, value)).toBe(message));
