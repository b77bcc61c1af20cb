export { knownTaxYears } from './tax-years.ts';
export { wellbeingEvidence } from './wellbeing-evidence.ts';
