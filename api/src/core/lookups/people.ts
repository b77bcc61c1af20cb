import type { LookupRow } from '@phila/contract';
import { numbered } from './numbered.ts';

/* Specification: reference-data, "People". */

export const titles: LookupRow<'titles'>[] = numbered([
  'Mr',
  'Mrs',
  'Ms',
  'Miss',
  'Mx',
  'Dr',
  'Prof',
  'Adv',
  'Rev',
  'Hon',
  'Past',
  'Judge',
]).map(({ id, name }) => ({ titleTypeNo: id, titleType: name }));

export const genders: LookupRow<'genders'>[] = numbered([
  'Female',
  'Male',
  'Non-binary',
  'Prefer not to say',
]).map(({ id, name }) => ({ genderNo: id, gender: name }));

/** The designations of the Employment Equity Act; special personal information, so never required. */
export const races: LookupRow<'races'>[] = numbered([
  'African',
  'Coloured',
  'Indian',
  'White',
  'Other',
  'Prefer not to say',
]).map(({ id, name }) => ({ raceNo: id, raceName: name }));

export const maritalStatus: LookupRow<'maritalStatus'>[] = numbered([
  'Single',
  'Married in community of property',
  'Married out of community with accrual',
  'Married out of community without accrual',
  'Customary marriage',
  'Civil union',
  'Life partner',
  'Divorced',
  'Separated',
  'Widowed',
]).map(({ id, name }) => ({ maritalStatusNo: id, maritalStatus: name }));

/** The visas of the Immigration Act 13 of 2002, in seventeen rows so that the specification's default 17 means none. */
export const workPermits: LookupRow<'workPermits'>[] = numbered([
  'Visitor',
  'Diplomatic',
  'Study',
  'Treaty',
  'Business',
  'Crew',
  'Medical treatment',
  'Relative',
  'General work',
  'Critical skills',
  'Intra-company transfer',
  'Retired person',
  'Corporate',
  'Exchange',
  'Asylum or refugee',
  'Permanent residence',
  'None / South African citizen',
]).map(({ id, name }) => ({ permitID: id, permitName: name }));

export const relations: LookupRow<'relations'>[] = numbered([
  'Spouse',
  'Partner',
  'Parent',
  'Child',
  'Sibling',
  'Grandparent',
  'Guardian',
  'Friend',
  'Other',
]);
