import { ifGiven } from './rule.ts';
import { length, LETTERS, LETTERS_AND_DIGITS, place, required } from './text.ts';
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

const city = place(LETTERS, 'Please enter a valid City', 2);
const area = place(LETTERS_AND_DIGITS, 'Please enter a valid Area', 2);

/** Cities, townships and areas as post offices and municipalities name them. */
test.each([
  'Cape Town',
  'Pietermaritzburg',
  'Qunu',
  'Port St. Johns',
  'Gqeberha',
  'Hawston-Suid',
  'Orange Farm Ext 4',
  'Orange Farm, Ext. 4',
  'Orange Farm (Ext 4)',
  'Soweto Zone 6',
  'Lenasia Ext 10A',
  'eMalahleni (Witbank)',
  'Nelspruit/Mbombela',
  '!Kheis',
  "'s-Gravenhage",
  'KwaDukuza & Ballito',
  'Ga-Rankuwa Unit 7',
  'São Paulo',
  '東京都',
])('%s is the name of a city, and of an area', (value) => {
  expect(refusalOf(city, value)).toBeNull();
  expect(refusalOf(area, value)).toBeNull();
});

test.each(['Extension 12', 'Zone 6 (East)', '7de Laan', '10th Avenue', 'Erf 1234', 'Block AA', 'Stand #12'])(
  '%s is the name of an area',
  (value) => expect(refusalOf(area, value)).toBeNull(),
);

test.each([
  ['C', null],
  ['12', '“1” cannot stand in that place of the name of a place.'],
  ['Cape Town 8001', '“8” cannot stand in that place of the name of a place.'],
  ['J0hannesburg', '“0” cannot stand in that place of the name of a place.'],
  ['Durban @ sea', '“@” cannot be in the name of a place.'],
  ['', null],
])('%j is no city, and it is said why', (value, explained) => {
  expect(refusalOf(city, value)).toBe('Please enter a valid City');
  expect(city.explain?.(value) ?? null).toBe(explained);
});

test.each(['P', '<b>', '!!'])('%j is no area', (value) =>
  expect(refusalOf(area, value)).toBe('Please enter a valid Area'),
);

test('a rule knows whether it asks for a value', () => {
  expect(required('Field required').required).toBe(true);
  expect(ifGiven(required('Field required')).required).toBe(false);
});
