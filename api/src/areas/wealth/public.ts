import { records } from './records.ts';

export { knownTaxYears } from './tax-years.ts';
export { wellbeingEvidence } from './wellbeing-evidence.ts';

/** The stores of medical aid and dependants, for areas that read or write them. */
export const { medicalAidDetails, medicalAidDependants: medicalAidDependantDetails } = records;
