export { employeesFile } from './employees-file.ts';
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
