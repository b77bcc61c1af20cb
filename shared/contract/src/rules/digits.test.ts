import { digits } from './digits.ts';
import { refusalOf } from './testing.ts';

const account = digits(8, 11, 'Invalid Account Number');

test.each(['12345678', '01234567890'])('accepts %s', (value) => {
  expect(refusalOf(account, value)).toBeNull();
});

test.each(['1234567', '123456789012', '1234567a', '1234 5678', ''])('refuses %j', (value) => {
  expect(refusalOf(account, value)).toBe('Invalid Account Number');
});
