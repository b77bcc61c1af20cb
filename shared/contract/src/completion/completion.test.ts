import { contact } from '../records/contact.ts';
import type { RowOf } from '../records/record.ts';
import { toBody } from '../records/send-rules.ts';
import {
  bankingCompletion,
  biographicalCompletion,
  contactCompletion,
  medicalAidCompletion,
  nextOfKinCompletion,
  passportsAndPermitsCompletion,
  taxCompletion,
} from './details.ts';
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

test('contact: mobile, personal e-mail, street, city and code of two addresses', () => {
  const row = (values: object) => ({ ...toBody(contact, values), version: 1 }) as RowOf<typeof contact>;
  const mobileNo = { value: '0711234567' };
  const address = { streetAndNumber: '1 Main Road', city: 'Durban', postalCode: '4001' };
  expect(contactCompletion(null)).toBe(0);
  expect(contactCompletion(row({}))).toBe(0);
  expect(contactCompletion(row({ mobileNo }))).toBe(13);
  expect(contactCompletion(row({ mobileNo, workEmail: { value: 'a@b.co' }, workAddress: address }))).toBe(13);
  expect(contactCompletion(row({ mobileNo, residentialAddress: address }))).toBe(50);
  expect(
    contactCompletion(
      row({
        mobileNo,
        personalEmail: { value: 'a@b.co' },
        residentialAddress: address,
        postalAddress: address,
      }),
    ),
  ).toBe(100);
});

test('next of kin: all five of each row', () => {
  const row = { titleID: 1, firstName: 'A', lastName: 'B', contactDetails: '0711234567', relationshipID: 2 };
  expect(nextOfKinCompletion([])).toBe(0);
  expect(nextOfKinCompletion([row])).toBe(100);
  expect(nextOfKinCompletion([{ ...row, titleID: null, relationshipID: null }])).toBe(60);
  expect(nextOfKinCompletion([row, { ...row, titleID: null }])).toBe(90);
});

test('banking: all three of each row, the bank chosen or typed', () => {
  const row = { bankId: 1, bankName: null, accountNumber: '12345678', accountType: 2 };
  expect(bankingCompletion([])).toBe(0);
  expect(bankingCompletion([row])).toBe(100);
  expect(bankingCompletion([{ ...row, bankId: null, bankName: 'OM Bank' }])).toBe(100);
  expect(bankingCompletion([row, { ...row, accountType: null }])).toBe(83);
});

test('medical aid: scheme, plan, number, main member and joined date', () => {
  const row = {
    medicalAidId: 5,
    medicalAidName: null,
    plan: 'Classic',
    membershipNo: '123',
    mainMember: 'Thandi Mokoena',
    joinedDate: '2020-01-01',
  };
  expect(medicalAidCompletion(null)).toBe(0);
  expect(medicalAidCompletion(row)).toBe(100);
  expect(medicalAidCompletion({ ...row, medicalAidId: null, medicalAidName: 'Umvuzo Health' })).toBe(100);
  expect(medicalAidCompletion({ ...row, medicalAidId: null })).toBe(80);
  expect(medicalAidCompletion({ ...row, membershipNo: null, joinedDate: null })).toBe(60);
});

test('passports: expiry and country are expected where there is a passport', () => {
  const row = {
    idNumber: '9202204720083',
    passportNumber: null,
    passportExpiry: null,
    countryOfIssueType: null,
    workPermitType: 17,
  };
  expect(passportsAndPermitsCompletion(null)).toBe(0);
  expect(passportsAndPermitsCompletion(row)).toBe(100);
  expect(passportsAndPermitsCompletion({ ...row, workPermitType: null })).toBe(50);
  expect(passportsAndPermitsCompletion({ ...row, passportNumber: 'A1' })).toBe(50);
  expect(
    passportsAndPermitsCompletion({
      ...row,
      idNumber: null,
      passportNumber: 'A1',
      passportExpiry: '2030-01-01',
      countryOfIssueType: 'ZA',
    }),
  ).toBe(100);
});

test('tax: number, office and a date that is one', () => {
  const row = { taxNumber: '0001339050', taxOffice: 'Durban', taxRegistrationDate: '2015-03-01' };
  expect(taxCompletion(null)).toBe(0);
  expect(taxCompletion(row)).toBe(100);
  expect(taxCompletion({ ...row, taxRegistrationDate: '1900-01-01' })).toBe(67);
  expect(taxCompletion({ ...row, taxOffice: null, taxRegistrationDate: null })).toBe(33);
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

  test('rows that are alike may be counted before', () => {
    const skills = completionOfRows<typeof full | typeof half>(['name', 'level'], 5);
    expect(skills([full, half], [3, 1])).toBe(skills([full, full, half, full]));
    expect(skills([full, half], [4999, 1])).toBe(99);
    expect(skills([], [])).toBe(0);
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
