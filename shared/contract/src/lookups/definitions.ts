import * as z from 'zod/mini';
import { defineLookup } from './lookup.ts';

/*
 * The 28 lists of specification: details, in its order. Each export is the path in camel case. Six have the
 * specification’s own field names; the others are { id, name }, some with a further documented field (specification:
 * reference-data).
 */

const entry = z.object({ id: z.int(), name: z.string() });
const plain = (name: string) => defineLookup(name, entry, 'id', 'name', 'number');

export const titles = defineLookup(
  'titles',
  z.object({ titleTypeNo: z.int(), titleType: z.string() }),
  'titleTypeNo',
  'titleType',
  'number',
);
export const relations = plain('relations');
export const genders = defineLookup(
  'genders',
  z.object({ genderNo: z.int(), gender: z.string() }),
  'genderNo',
  'gender',
  'number',
);
export const races = defineLookup(
  'races',
  z.object({ raceNo: z.int(), raceName: z.string() }),
  'raceNo',
  'raceName',
  'number',
);
export const workPermits = defineLookup(
  'work-permits',
  z.object({ permitID: z.int(), permitName: z.string() }),
  'permitID',
  'permitName',
  'number',
);
export const maritalStatus = defineLookup(
  'marital-status',
  z.object({ maritalStatusNo: z.int(), maritalStatus: z.string() }),
  'maritalStatusNo',
  'maritalStatus',
  'number',
);
/** `key` is the ISO 3166-1 alpha-2 code. */
export const countries = defineLookup(
  'countries',
  z.object({ key: z.string(), name: z.string() }),
  'key',
  'name',
  'text',
);
/** `scheme` is `open` to everyone or `restricted` to an employer's or profession's people. */
export const medicalAid = defineLookup(
  'medical-aid',
  z.object({ id: z.int(), name: z.string(), scheme: z.enum(['open', 'restricted']) }),
  'id',
  'name',
  'number',
);
export const medicalAidDependants = plain('medical-aid-dependants');
/** `branchCode` is the bank's universal branch code, kept as text for its leading zero. */
export const bankBranches = defineLookup(
  'bank-branches',
  z.object({ id: z.int(), name: z.string(), branchCode: z.string() }),
  'id',
  'name',
  'number',
);
export const bankAccountType = plain('bank-account-type');
/** `nqfLevel` is the level of the National Qualifications Framework, 1 to 10. */
export const qualificationLevels = defineLookup(
  'qualification-levels',
  z.object({ id: z.int(), name: z.string(), nqfLevel: z.int() }),
  'id',
  'name',
  'number',
);
export const qualification = plain('qualification');
export const specialisations = plain('specialisations');
export const institutions = plain('institutions');
/** `code` is the part of ISO 3166-2:ZA after the dash. */
export const provinces = defineLookup(
  'provinces',
  z.object({ id: z.int(), name: z.string(), code: z.string() }),
  'id',
  'name',
  'number',
);
export const membershipTypes = plain('membership-types');
export const shortTermTypes = plain('short-term-types');
export const shortTermProviders = plain('short-term-providers');
export const shortTermInvestmentsTypes = plain('short-term-investments-types');
export const shortTermInvestmentsProviders = plain('short-term-investments-providers');
export const retirementPlanningProductProviders = plain('retirement-planning-product-providers');
export const retirementPlanningTypes = plain('retirement-planning-types');
/** `periodsPerYear` is the number of payments a year: 12 for monthly. */
export const frequency = defineLookup(
  'frequency',
  z.object({ id: z.int(), name: z.string(), periodsPerYear: z.int() }),
  'id',
  'name',
  'number',
);
export const riskCoverTypes = plain('risk-cover-types');
export const riskCoverProviders = plain('risk-cover-providers');
export const experienceTypes = plain('experience-types');
/** `id` is the year that the year of assessment ends in (docs/calculators); `name` is the usual 2025/2026. */
export const taxYear = plain('tax-year');
