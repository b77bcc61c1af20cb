import { calls, type ValueOf } from '@phila/contract/calls';
import { answer, type Answer } from '@phila/platform/fake';

/** Record of an invented person; the identity number is the Western Cape Government's own example. */
export const saved: NonNullable<ValueOf<typeof calls.details.biographicalDetails>> = {
  titleID: 3,
  initials: 'TN',
  firstName: 'Thandi',
  otherNames: 'Nomvula',
  lastName: 'Mokoena',
  birthName: null,
  knownAs: null,
  identityNumber: '9202204720083',
  countryKey: 'ZA',
  passportNumber: 'M00123456',
  passportExpiryDate: '2031-04-17',
  workPermitType: 17,
  workPermit: 17,
  genderID: 1,
  raceID: null,
  maritalStatusNo: 2,
  maritalStatusID: 2,
  disabled: false,
  homeLanguageID: 5,
  languages: [2],
  driversLicenseCode: 'B',
  version: 3,
};

/** Shortened lists of choices for the page. */
export const lists: Answer[] = [
  answer(calls.lookup.titles, [
    { titleTypeNo: 1, titleType: 'Mr' },
    { titleTypeNo: 3, titleType: 'Ms' },
  ]),
  answer(calls.lookup.genders, [
    { genderNo: 1, gender: 'Female' },
    { genderNo: 2, gender: 'Male' },
  ]),
  answer(calls.lookup.races, [{ raceNo: 1, raceName: 'African' }]),
  answer(calls.lookup.maritalStatus, [
    { maritalStatusNo: 1, maritalStatus: 'Single' },
    { maritalStatusNo: 2, maritalStatus: 'Married in community of property' },
  ]),
  answer(calls.lookup.workPermits, [
    { permitID: 9, permitName: 'General work' },
    { permitID: 17, permitName: 'None / South African citizen' },
  ]),
  answer(calls.lookup.countries, [
    { key: 'ZA', name: 'South Africa' },
    { key: 'LS', name: 'Lesotho' },
  ]),
];
