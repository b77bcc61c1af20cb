import { calls } from '@phila/contract';
import type { Implementation } from '../../core/http/implement.ts';
import { implementations as netWealth } from './net-wealth.ts';
import { medicalAidDependantDetails, medicalAidDetails } from './records.ts';
import { implementations as savedEntries } from './saved-entries.ts';
import { implementations as taxYears } from './tax-years.ts';

export { knownTaxYears } from './tax-years.ts';

/** The calculators and the records of My Wealth (seeds 2 §7, calculators.md section 9). */
export const implementations: Implementation[] = [
  ...savedEntries,
  ...netWealth,
  ...taxYears,
  ...medicalAidDetails.implementations({
    read: calls.wealth.medicalAidDetails,
    update: calls.wealth.upsertMedicalAidDetails,
  }),
  ...medicalAidDependantDetails.implementations(calls.wealth.medicalAidDependant),
];
