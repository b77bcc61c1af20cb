import { records } from './records.ts';

export { knownTaxYears } from './tax-years.ts';

/** Medical aid as other areas may read and write it. */
export const { medicalAidDetails, medicalAidDependants: medicalAidDependantDetails } = records;
