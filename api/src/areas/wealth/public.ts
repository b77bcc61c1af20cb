import { records } from './records.ts';

export { knownTaxYears } from './tax-years.ts';

/** What other areas read and write of medical aid. */
export const { medicalAidDetails, medicalAidDependants: medicalAidDependantDetails } = records;
