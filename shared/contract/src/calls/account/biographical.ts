import * as z from 'zod/mini';
import { call } from '../../call.ts';

const id = z.nullable(z.int());
const text = z.nullable(z.string());
const fields = {
  titleID: id,
  initials: text,
  firstName: z.string(),
  otherNames: text,
  lastName: z.string(),
  birthName: text,
  knownAs: text,
  raceID: id,
  genderID: id,
  identityNumber: text,
  passportNumber: text,
  passportExpiryDate: text,
  workPermitType: id,
  maritalStatusNo: id,
  driversLicenseCode: text,
  disabled: z.nullable(z.boolean()),
  countryKey: text,
  homeLanguageID: id,
  languages: z.array(z.int()),
};
const row = z.object({
  ...fields,
  firstName: text,
  lastName: text,
  version: z.int(),
  workPermit: id,
  maritalStatusID: id,
});

export const biographicalDetails = call({
  method: 'GET',
  path: '/Account/get-biographical-details',
  access: 'person',
  summary: 'Biographical details.',
  value: z.nullable(row),
});
export const updateBiographicalDetails = call({
  method: 'PUT',
  path: '/Account/update-biographical-details',
  access: 'person',
  summary: 'Saves biographical details.',
  body: z.strictObject({ ...fields, version: z.optional(z.int()) }),
  value: row,
});
