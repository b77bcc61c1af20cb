import { identityNumber, identityNumberWarning } from './identity-number.ts';
import { refusalOf } from './testing.ts';

// Published examples from documentation and python-stdnum (specification: reference-data, "Identity numbers").
const accepted = [
  '8001015009087',
  '9202204720083',
  '7503305044089',
  '0001015077082',
  '5306060050180',
  '0099015077086',
  '5306060050883',
];
const refused = [
  '9202204720082',
  '8503305044089',
  '9125568',
  '800101500908',
  '80010150090870',
  '800101500908a',
  '',
  ' 8001015009087',
];

test.each(accepted)('accepts %s', (value) => {
  expect(refusalOf(identityNumber(), value)).toBeNull();
});

test.each(refused)('refuses %j', (value) => {
  expect(refusalOf(identityNumber(), value)).toBe('Invalid ID number');
});

test('a dependant is told apart a wrong length and a wrong check digit', () => {
  const rule = identityNumber('ID must be 13 digits');
  expect(refusalOf(rule, '9125568')).toBe('ID must be 13 digits');
  expect(refusalOf(rule, '8503305044089')).toBe('Invalid ID number');
});

test.each(['8001015009087', '9202204720083', '7503305044089', '0001015077082', '5306060050180'])(
  'has nothing to warn about in %s',
  (value) => {
    expect(identityNumberWarning(value)).toBeNull();
  },
);

test('warns about a date that cannot be, and does not refuse it', () => {
  expect(identityNumberWarning('0099015077086')).toContain('date of birth');
});

test('warns about a citizenship digit that is not used', () => {
  expect(identityNumberWarning('5306060050883')).toContain('eleventh digit');
});

test('says of 13 digits that are refused what to look for', () => {
  expect(identityNumberWarning('8503305044089')).toBe('Check the ID number: one digit seems wrong.');
});

test('does not warn about the 29th of February of 2000, nor about what is too short', () => {
  expect(identityNumberWarning('0002295077081')).toBeNull();
  expect(identityNumberWarning('9125568')).toBeNull();
});
