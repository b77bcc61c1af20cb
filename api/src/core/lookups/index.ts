import type { LookupName, LookupRow } from '@phila/contract';
import { bankAccountType, bankBranches } from './banks.ts';
import { institutions, qualification, qualificationLevels, specialisations } from './education.ts';
import { riskCoverProviders, riskCoverTypes, shortTermProviders, shortTermTypes } from './insurance.ts';
import { medicalAid, medicalAidDependants } from './medical.ts';
import { genders, maritalStatus, races, relations, titles, workPermits } from './people.ts';
import { frequency, taxYear } from './periods.ts';
import { countries, provinces } from './places.ts';
import {
  retirementPlanningProductProviders,
  retirementPlanningTypes,
  shortTermInvestmentsProviders,
  shortTermInvestmentsTypes,
} from './savings.ts';
import { experienceTypes, membershipTypes } from './work.ts';

/** The entries of each list, in display order. Ids never change, because records store them. */
export const lookupRows: { readonly [Name in LookupName]: LookupRow<Name>[] } = {
  titles,
  relations,
  genders,
  races,
  workPermits,
  maritalStatus,
  countries,
  medicalAid,
  medicalAidDependants,
  bankBranches,
  bankAccountType,
  qualificationLevels,
  qualification,
  specialisations,
  institutions,
  provinces,
  membershipTypes,
  shortTermTypes,
  shortTermProviders,
  shortTermInvestmentsTypes,
  shortTermInvestmentsProviders,
  retirementPlanningProductProviders,
  retirementPlanningTypes,
  frequency,
  riskCoverTypes,
  riskCoverProviders,
  experienceTypes,
  taxYear,
};
