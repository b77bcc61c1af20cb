export { employeesFile } from './employees-file.ts';
export { acceptMembership, membershipRequests, refuseMembership } from './membership.ts';
export {
  employerRecord,
  syncAddressDetails,
  syncBankingDetails,
  syncCareerDetails,
  syncContactDetails,
  syncMedicalAidDependantDetails,
  syncMedicalAidDetails,
  syncNextOfKinDetails,
  syncPersonalDetails,
} from './employer.ts';
