import { name, registrationName } from './name.ts';
import { refusalOf } from './testing.ts';

test.each([
  'A',
  'Thandi',
  'Anne Marie',
  "O'Brien",
  'Smith-Jones',
  'van der Merwe',
  'Zoë',
  'Ntšhabeleng',
  'Renée',
  'D’Arcy',
  'Ê',
  'a'.repeat(45),
])('a name may be %s', (value) => {
  expect(refusalOf(name(), value)).toBeNull();
});

test.each([
  'R2D2',
  'Anne  Marie',
  "O''Brien",
  '-Anne',
  'Anne-',
  'A - B',
  'Anne_Marie',
  'Anne.',
  '<b>',
  '张3',
  'a\0b',
])('only letters with single separators: %j is refused', (value) => {
  expect(refusalOf(name(), value)).toBe('Please enter only characters');
});

test('a name has 1 to 45 characters, without the spaces around it', () => {
  expect(refusalOf(name(), '')).toBe('Name is too short');
  expect(refusalOf(name(), '   ')).toBe('Name is too short');
  expect(refusalOf(name(), null)).toBe('Name is too short');
  expect(refusalOf(name('Last Name is too short'), '')).toBe('Last Name is too short');
  expect(refusalOf(name(), 'a'.repeat(46))).toBe('Use at most 45 characters');
  expect(name().schema.parse('  Thandi ')).toBe('Thandi');
  expect(refusalOf(name(), ` ${'a'.repeat(45)} `)).toBeNull();
});

test.each(['Thandi', "O'Brien", 'Smith-Jones', 'Zoë', 'a'.repeat(45)])('registration accepts %s', (value) => {
  expect(refusalOf(registrationName('First name'), value)).toBeNull();
});

test.each(['R2D2', 'van der Merwe', 'Anne_Marie', '<b>'])('registration refuses %s', (value) => {
  expect(refusalOf(registrationName('First name'), value)).toBe(
    'First name can only contain letters, hyphens, and apostrophes',
  );
  expect(refusalOf(registrationName('Last name'), value)).toBe(
    'Last name can only contain letters, hyphens, and apostrophes',
  );
});

test('registration asks for a name', () => {
  expect(refusalOf(registrationName('First name'), '')).toBe('This field is required');
  expect(refusalOf(registrationName('Last name'), undefined)).toBe('This field is required');
  expect(refusalOf(registrationName('Last name'), 'a'.repeat(46))).toBe('Use at most 45 characters');
});
