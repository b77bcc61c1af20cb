import { calls, type EmployerPart } from '@phila/contract/calls';

const { employer } = calls;

/** The sync call of each part (specification: accounts); all have the shape of the first. */
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
