import { existingPassword, password } from './password.ts';
import { refusalOf } from './testing.ts';

test.each(['Consumer-Demo-1', 'Passw0rd', 'aB3!aB3!', `aB3${'é'.repeat(20)}`])('accepts %s', (value) => {
  expect(refusalOf(password(), value)).toBeNull();
});

test.each([
  ['Passw0r', 'Password must be at least 8 characters long'],
  ['passw0rd', 'Password must contain at least one uppercase letter'],
  ['PASSW0RD', 'Password must contain at least one lowercase letter'],
  ['Password', 'Password must contain at least one digit'],
  [`aB3${'x'.repeat(126)}`, 'Password must be at most 128 characters long'],
])('refuses %s', (value, message) => {
  expect(refusalOf(password(), value)).toBe(message);
});

test('a password that is compared may be anything but blank', () => {
  expect(refusalOf(existingPassword(), 'x')).toBeNull();
  expect(refusalOf(existingPassword(), '')).toBe('This field is required');
});
