import { records } from './records.ts';

export { knownTaxYears } from './tax-years.ts';
export { wellbeingEvidence } from './wellbeing-evidence.ts';

/** Medical aid as other areas may read and write it. */
export const { medicalAidDetails, medicalAidDependants: medicalAidDependantDetails } = records;
