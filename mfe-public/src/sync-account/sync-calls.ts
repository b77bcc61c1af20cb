import { calls, type EmployerPart } from '@phila/contract/calls';

const { employer } = calls;

/** Sync call of each part (specification: accounts), all in the first one's shape. */
export const syncCalls: Readonly<Record<EmployerPart, typeof employer.syncPersonalDetails>> = {
  personal: employer.syncPersonalDetails,
  contact: employer.syncContactDetails,
  address: employer.syncAddressDetails,
  nextOfKin: employer.syncNextOfKinDetails,
  banking: employer.syncBankingDetails,
  medicalAid: employer.syncMedicalAidDetails,
  medicalAidDependants: employer.syncMedicalAidDependantDetails,
  career: employer.syncCareerDetails,
};
