export { exampleFamily, hospitalNetworks, networkWords } from './plan.ts';
export type { ContributionBand, HospitalNetwork, MedicalPlan } from './plan.ts';
export { medicalPremium, type MedicalFamily, type MedicalPremium } from './premium.ts';
export { medicalSchemeCredit, type MedicalCredit } from './credit.ts';
