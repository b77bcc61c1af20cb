// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/employer/index.ts';
import type { Light } from '../light-call.ts';

export const employerRecord: Light<typeof full.employerRecord> = { method: 'GET', path: '/Account/employer-record', access: 'person' };
export const syncAddressDetails: Light<typeof full.syncAddressDetails> = { method: 'GET', path: '/Account/sync-address-details', access: 'person' };
export const syncBankingDetails: Light<typeof full.syncBankingDetails> = { method: 'GET', path: '/Account/sync-banking-details', access: 'person' };
export const syncCareerDetails: Light<typeof full.syncCareerDetails> = { method: 'GET', path: '/Account/sync-career-details', access: 'person' };
export const syncContactDetails: Light<typeof full.syncContactDetails> = { method: 'GET', path: '/Account/sync-contact-details', access: 'person' };
export const syncMedicalAidDependantDetails: Light<typeof full.syncMedicalAidDependantDetails> = { method: 'GET', path: '/Account/sync-medical-aid-dependant-details', access: 'person' };
export const syncMedicalAidDetails: Light<typeof full.syncMedicalAidDetails> = { method: 'GET', path: '/Account/sync-medical-aid-details', access: 'person' };
export const syncNextOfKinDetails: Light<typeof full.syncNextOfKinDetails> = { method: 'GET', path: '/Account/sync-next-of-kin-details', access: 'person' };
export const syncPersonalDetails: Light<typeof full.syncPersonalDetails> = { method: 'GET', path: '/Account/sync-personal-details', access: 'person' };
