// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/employer/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const acceptMembership: Light<typeof full.acceptMembership> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/membership-requests/accept', access: 'person' });
export const employeesFile: Light<typeof full.employeesFile> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/employees/csv', access: 'may organisation.members.write', upload: { field: 'File', largest: 20971520 }, idempotencyKey: true, timeout: 300000 });
export const employerRecord: Light<typeof full.employerRecord> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/employer-record', access: 'person' });
export const membershipRequests: Light<typeof full.membershipRequests> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/membership-requests', access: 'person' });
export const refuseMembership: Light<typeof full.refuseMembership> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/membership-requests/refuse', access: 'person' });
export const syncAddressDetails: Light<typeof full.syncAddressDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sync-address-details', access: 'person' });
export const syncBankingDetails: Light<typeof full.syncBankingDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sync-banking-details', access: 'person' });
export const syncCareerDetails: Light<typeof full.syncCareerDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sync-career-details', access: 'person' });
export const syncContactDetails: Light<typeof full.syncContactDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sync-contact-details', access: 'person' });
export const syncMedicalAidDependantDetails: Light<typeof full.syncMedicalAidDependantDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sync-medical-aid-dependant-details', access: 'person' });
export const syncMedicalAidDetails: Light<typeof full.syncMedicalAidDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sync-medical-aid-details', access: 'person' });
export const syncNextOfKinDetails: Light<typeof full.syncNextOfKinDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sync-next-of-kin-details', access: 'person' });
export const syncPersonalDetails: Light<typeof full.syncPersonalDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sync-personal-details', access: 'person' });
