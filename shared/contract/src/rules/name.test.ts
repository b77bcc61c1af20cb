import { biographical } from '../records/biographical.ts';
import { checkoutForm } from '../records/checkout.ts';
import { employeeReference } from '../records/employee-reference.ts';
import { medicalAidDependants } from '../records/medical-aid-dependants.ts';
import { nextOfKin } from '../records/next-of-kin.ts';
import { willAndTestament } from '../records/will-and-testament.ts';
import { name, refusedInName, registrationName } from './name.ts';
import { refusalOf } from './testing.ts';

/** Names as in identity documents, address books and lists of employers, and their saved form. */
const NAMES: readonly [typed: string, kept: string][] = [
  ['Thandi', 'Thandi'],
  ['van der Merwe', 'van der Merwe'],
  ['Mary Jane', 'Mary Jane'],
  ["van 't Hoff", "van 't Hoff"],
  ['van ’t Hoff', 'van ’t Hoff'],
  ["'s Jacob", "'s Jacob"],
  ['J.P.', 'J.P.'],
  ['J. P.', 'J. P.'],
  ['J.-P.', 'J.-P.'],
  ['Mensah Jr.', 'Mensah Jr.'],
  ['Mensah, Jr.', 'Mensah, Jr.'],
  ['ǃNawa', 'ǃNawa'],
  ['!Nawa', '!Nawa'],
  ['N!xau', 'N!xau'],
  ['ǁGaroëb', 'ǁGaroëb'],
  ['//Garoëb', '//Garoëb'],
  ['ǂToma', 'ǂToma'],
  ["O'Brien", "O'Brien"],
  ['D’Arcy', 'D’Arcy'],
  ['O`Connor', 'O’Connor'],
  ['O´Neill', 'O’Neill'],
  ["al-Rabi'", "al-Rabi'"],
  ['Smith-Jones', 'Smith-Jones'],
  ['Dlamini - Nkosi', 'Dlamini-Nkosi'],
  ['Dlamini\u2011Nkosi', 'Dlamini-Nkosi'],
  ['Dlamini – Nkosi', 'Dlamini-Nkosi'],
  ['Ntšhabeleng', 'Ntšhabeleng'],
  ['Zoe\u0308', 'Zoë'],
  ['Renée', 'Renée'],
  ['Nguyễn', 'Nguyễn'],
  ['見本 太郎', '見本 太郎'],
  ['محمد الهادي', 'محمد الهادي'],
  ['\u202bمحمد\u202c', 'محمد'],
  ['O’Brien-van der Merwe', 'O’Brien-van der Merwe'],
  ['  Thandi   Nomsa ', 'Thandi Nomsa'],
  ['Thandi\u00a0Nomsa', 'Thandi Nomsa'],
  ['Thandi\tNomsa', 'Thandi Nomsa'],
  ['Thandi\nNomsa', 'Thandi Nomsa'],
  ['\u200bThandi\ufeff', 'Thandi'],
  ['Than\u00addi', 'Thandi'],
  ['\u202aThandi\u202c', 'Thandi'],
];

const FIELDS = {
  'First name of My Details': biographical.fields.firstName,
  'Other names': biographical.fields.otherNames,
  'Last name': biographical.fields.lastName,
  'Birth name': biographical.fields.birthName,
  'Known as': biographical.fields.knownAs,
  'First name of the next of kin': nextOfKin.fields.firstName,
  'Last name of the next of kin': nextOfKin.fields.lastName,
  'First name of a dependant': medicalAidDependants.fields.firstName,
  'Surname of a dependant': medicalAidDependants.fields.surname,
  'Full name of a referee': employeeReference.fields.fullName,
  'Full name of an order': checkoutForm.fields.fullName,
  Executor: willAndTestament.fields.executorExecutrix,
};

test.each(NAMES)('%j is kept as %j wherever a name is asked for', (typed, kept) => {
  for (const [where, field] of Object.entries(FIELDS)) {
    const value = field.toBody(typed);
    const isShort =
      field === FIELDS['First name of a dependant'] || field === FIELDS['Surname of a dependant'];
    if (isShort && kept.length < 3) continue;
    expect([where, field.bodySchema.safeParse(value)]).toEqual([where, { success: true, data: kept }]);
  }
});

test.each(NAMES)('%j is kept as %j by the rules themselves, at sign-up too', (typed, kept) => {
  expect(name().schema.parse(typed)).toBe(kept);
  expect(registrationName('First name').schema.parse(typed)).toBe(kept);
  expect(registrationName('Last name').schema.parse(typed)).toBe(kept);
  expect(refusedInName(typed)).toBeNull();
});

test.each(['A', 'Ê', 'a'.repeat(45)])('a name may be %s', (value) => {
  expect(refusalOf(name(), value)).toBeNull();
  expect(refusalOf(registrationName('First name'), value)).toBeNull();
});

/** Refused names, with the character that the error must mention. */
test.each([
  ['R2D2', '“2” cannot be in a name.'],
  ['Thandi 3rd', '“3” cannot be in a name.'],
  ['张3', '“3” cannot be in a name.'],
  ['Anne_Marie', '“_” cannot be in a name.'],
  ['<b>', '“<” cannot be in a name.'],
  ['thandi@example.org', '“@” cannot be in a name.'],
  ['Thandi (Thandeka)', '“(” cannot be in a name.'],
  ['Thandi 🙂', '“🙂” cannot be in a name.'],
  ['a\0b', 'A character that cannot be seen (U+0000) cannot be in a name.'],
  ["O''Brien", "“'” cannot stand in that place of a name."],
  ['-Anne', '“-” cannot stand in that place of a name.'],
  ['Anne-', '“-” cannot stand in that place of a name.'],
  ['Anne--Marie', '“-” cannot stand in that place of a name.'],
  ['Anne..', '“.” cannot stand in that place of a name.'],
  ['Anne/Marie', '“/” cannot stand in that place of a name.'],
  ['.', '“.” cannot stand in that place of a name.'],
])('%j is refused, and it is said for which character', (value, explained) => {
  expect(refusalOf(name(), value)).toBe('Please enter only characters');
  expect(refusalOf(registrationName('First name'), value)).toBe(
    'First name can only contain letters, hyphens, and apostrophes',
  );
  expect(refusalOf(registrationName('Last name'), value)).toBe(
    'Last name can only contain letters, hyphens, and apostrophes',
  );
  expect(refusedInName(value)).toBe(explained);
  expect(biographical.fields.firstName.explain?.(value)).toBe(explained);
});

test('a long name without an end is refused at once', () => {
  const before = performance.now();
  expect(refusalOf(name(), `${"a'-. ".repeat(8)}!`)).not.toBeNull();
  expect(refusedInName(`${'a.'.repeat(20_000)}2`)).toBe('“2” cannot be in a name.');
  expect(performance.now() - before).toBeLessThan(1000);
});

test('a name has 1 to 45 characters, without the spaces around it', () => {
  expect(refusalOf(name(), '')).toBe('Name is too short');
  expect(refusalOf(name(), '   ')).toBe('Name is too short');
  expect(refusalOf(name(), '\u200b')).toBe('Name is too short');
  expect(refusalOf(name(), null)).toBe('Name is too short');
  expect(refusalOf(name('Last Name is too short'), '')).toBe('Last Name is too short');
  expect(refusalOf(name(), 'a'.repeat(46))).toBe('Use at most 45 characters');
  expect(name().schema.parse('  Thandi ')).toBe('Thandi');
  expect(refusalOf(name(), ` ${'a'.repeat(45)} `)).toBeNull();
});

test('registration asks for a name', () => {
  expect(refusalOf(registrationName('First name'), '')).toBe('This field is required');
  expect(refusalOf(registrationName('Last name'), undefined)).toBe('This field is required');
  expect(refusalOf(registrationName('Last name'), 'a'.repeat(46))).toBe('Use at most 45 characters');
});
