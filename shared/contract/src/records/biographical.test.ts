import type { ValuesOf } from './form.ts';
import type { RowOf } from './record.ts';
import { biographical } from './biographical.ts';
import { sectionsOf, toForm } from './form.ts';
import { withAliases } from './record.ts';
import { check } from './check-form.ts';
import { bodySchema, rowSchema } from './record-schema.ts';
import { toBody } from './send-rules.ts';
import { singleRecordCalls } from './single-record-calls.ts';

const thandi: ValuesOf<typeof biographical> = {
  titleID: 3,
  initials: 'T',
  firstName: 'Thandi',
  otherNames: 'Anne Marie',
  lastName: "O'Brien-Dlamini",
  birthName: 'Dlamini',
  knownAs: 'Tee',
  identityNumber: '9202204720083',
  countryKey: 'ZA',
  passportNumber: 'A01234567',
  passportExpiryDate: '2030-02-28',
  workPermitType: 17,
  genderID: 1,
  raceID: 1,
  maritalStatusNo: 1,
  disabled: false,
  homeLanguageID: 5,
  languages: [2, 8],
  driversLicenseCode: 'EB',
};

const refusals = (wrong: object): string[] =>
  check(biographical, { ...thandi, ...wrong }).map(({ path, message }) => `${path}: ${message}`);

test('a full and a sparse record are right', () => {
  expect(check(biographical, thandi)).toEqual([]);
  expect(check(biographical, { firstName: 'Thandi', lastName: 'Dlamini' })).toEqual([]);
});

test('every rule of specification: details says its text at its field', () => {
  expect(refusals({ firstName: ' ' })).toEqual(['firstName: Name is too short']);
  expect(refusals({ lastName: '' })).toEqual(['lastName: Last Name is too short']);
  expect(refusals({ firstName: 'Th4ndi' })).toEqual(['firstName: Please enter only characters']);
  expect(refusals({ lastName: 'Dlamini  Zulu' })).toEqual([]);
  expect(refusals({ otherNames: 'An_ne' })).toEqual(['otherNames: Please enter only characters']);
  expect(refusals({ otherNames: '' })).toEqual([]);
  expect(refusals({ identityNumber: '' })).toEqual([]);
  expect(refusals({ identityNumber: '9202204720082' })).toEqual(['identityNumber: Invalid ID number']);
  expect(refusals({ identityNumber: '920220472008' })).toEqual(['identityNumber: Invalid ID number']);
  expect(refusals({ firstName: 'a'.repeat(46) })).toEqual(['firstName: Use at most 45 characters']);
});

test('zero selects and blanks are sent as null', () => {
  const blank = { titleID: 0, raceID: 0, genderID: 0, workPermitType: 0, maritalStatusNo: 0 };
  const empty = {
    passportExpiryDate: '',
    countryKey: '',
    identityNumber: '',
    otherNames: '',
    driversLicenseCode: '',
  };
  expect(toBody(biographical, { ...thandi, ...blank, ...empty })).toMatchObject({
    titleID: null,
    raceID: null,
    genderID: null,
    workPermitType: null,
    maritalStatusNo: null,
    passportExpiryDate: null,
    countryKey: null,
    identityNumber: null,
    otherNames: null,
    driversLicenseCode: null,
  });
});

test('the form begins with work permit 17', () => {
  expect(toForm(biographical, null).workPermitType).toBe(17);
  expect(toForm(biographical, { workPermitType: 9 }).workPermitType).toBe(9);
});

test('a read gives the permit and the marital status under both names, and may be sent back', () => {
  const row: RowOf<typeof biographical> = withAliases(biographical, {
    ...toBody(biographical, thandi),
    version: 4,
  });
  expect(row).toMatchObject({ workPermit: 17, workPermitType: 17, maritalStatusID: 1, maritalStatusNo: 1 });
  expect(rowSchema(biographical).parse(row)).toEqual(row);
  expect(bodySchema(biographical).parse(row)).toEqual(toBody(biographical, thandi, 4));
});

test('every field stands under a heading', () => {
  const sections = sectionsOf(biographical);
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Your name',
    'Identity and nationality',
    'About you',
    'Languages',
  ]);
  expect(sections.flatMap(({ fields }) => fields).toSorted()).toEqual(
    Object.keys(biographical.fields).toSorted(),
  );
});

test('its calls are those of the specification', () => {
  const { read, update } = singleRecordCalls(biographical);
  expect([read.method, read.path]).toEqual(['GET', '/Account/get-biographical-details']);
  expect([update.method, update.path]).toEqual(['PUT', '/Account/update-biographical-details']);
});
