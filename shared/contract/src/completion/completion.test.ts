import { biographicalCompletion } from './details.ts';
import { completionOf, completionOfRows, isFilled } from './percentage.ts';

const none = {
  titleID: null,
  initials: null,
  firstName: null,
  lastName: null,
  genderID: null,
  identityNumber: null,
  passportNumber: null,
  maritalStatusNo: null,
  countryKey: null,
  homeLanguageID: null,
};
const all = {
  titleID: 1,
  initials: 'T',
  firstName: 'Thandi',
  lastName: 'Dlamini',
  genderID: 1,
  identityNumber: '9202204720083',
  passportNumber: null,
  maritalStatusNo: 1,
  countryKey: 'ZA',
  homeLanguageID: 5,
};

describe('biographical', () => {
  test('nothing saved, nothing filled, everything filled', () => {
    expect(biographicalCompletion(null)).toBe(0);
    expect(biographicalCompletion(none)).toBe(0);
    expect(biographicalCompletion(all)).toBe(100);
  });

  test('nine fields are expected; an ID number and a passport number are one', () => {
    expect(biographicalCompletion({ ...none, firstName: 'Thandi', lastName: 'Dlamini' })).toBe(22);
    expect(biographicalCompletion({ ...all, identityNumber: null, passportNumber: 'A01234567' })).toBe(100);
    expect(biographicalCompletion({ ...all, passportNumber: 'A01234567' })).toBe(100);
    expect(biographicalCompletion({ ...all, identityNumber: null })).toBe(89);
    expect(biographicalCompletion({ ...all, initials: ' ' })).toBe(89);
  });
});

test('a question that does not apply is not expected', () => {
  const passport = completionOf<{ number: string | null; expiry: string | null }>([
    'number',
    ({ number, expiry }) => (number === null ? null : isFilled(expiry)),
  ]);
  expect(passport({ number: null, expiry: null })).toBe(0);
  expect(passport({ number: 'A1', expiry: null })).toBe(50);
  expect(passport({ number: 'A1', expiry: '2030-01-01' })).toBe(100);
});

describe('tables', () => {
  const full = { name: 'Welding', level: 'Expert' };
  const half = { name: 'Welding', level: null };

  test('no rows are nothing, otherwise the mean over the rows', () => {
    const courses = completionOfRows<typeof full | typeof half>(['name', 'level']);
    expect(courses([])).toBe(0);
    expect(courses([full])).toBe(100);
    expect(courses([full, half])).toBe(75);
  });

  test('five skills are wanted', () => {
    const skills = completionOfRows<typeof full | typeof half>(['name', 'level'], 5);
    expect(skills([full])).toBe(20);
    expect(skills([full, full, full, full, half])).toBe(90);
    expect(skills([full, full, full, full, full])).toBe(100);
    expect(skills([full, full, full, full, full, half])).toBe(92);
  });

  test('100 is said only when nothing is missing', () => {
    const courses = completionOfRows<typeof full | typeof half>(['name', 'level']);
    expect(courses([...Array.from({ length: 999 }, () => full), half])).toBe(99);
  });
});

test('false and 0 are answers', () => {
  expect([false, 0, 'x', ['x']].map(isFilled)).toEqual([true, true, true, true]);
  expect([null, undefined, '', ' ', []].map(isFilled)).toEqual([false, false, false, false, false]);
});
