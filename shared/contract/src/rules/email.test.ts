import { email } from './email.ts';
import { refusalOf } from './testing.ts';

test.each([
  'a@b.co',
  'thandi.m+phila@mail.example.co.za',
  'support@phila.example',
  "o'brien@example.org",
  'info@müller.co.za',
  'info@MÜLLER.co.za',
  'info@xn--mller-kva.co.za',
  'info@例え.テスト',
  'info@example.xn--p1ai',
  ' a@b.co ',
  '\u202aa@b.co\u202c',
  '\u200ba@b.co',
])('accepts %s', (value) => {
  expect(refusalOf(email(), value)).toBeNull();
});

test.each([
  '',
  'a',
  'a@b',
  '@b.co',
  'a b@c.co',
  'a@b..co',
  'a..b@c.co',
  '.a@b.co',
  'jürgen@example.org',
  'a@b.c',
  'a@-b.co',
  `${'a'.repeat(250)}@b.co`,
])('refuses %j', (value) => {
  expect(refusalOf(email(), value)).toBe('Invalid email address');
  expect(refusalOf(email('Please enter a valid email.'), value)).toBe('Please enter a valid email.');
  expect(refusalOf(email('Please enter a valid Email Address'), value)).toBe(
    'Please enter a valid Email Address',
  );
});
