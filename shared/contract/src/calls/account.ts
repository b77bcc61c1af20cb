export { adviceRequest } from './account/advice.ts';
export { banking } from './account/banking.ts';
export { biographicalDetails, updateBiographicalDetails } from './account/biographical.ts';
export { consents, saveConsents } from './account/consents.ts';
export { contactDetails, updateContactDetails } from './account/contact.ts';
export { deleteAccount } from './account/own-account.ts';
export { downloadExport, exportLink, exportState, requestExport } from './account/export.ts';
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
} from './account/employer.ts';
export { nextOfKin } from './account/next-of-kin.ts';
export { passportAndPermitDetails, updatePassportAndPermitDetails } from './account/passports-and-permits.ts';
export { changePassword, forgotPassword, forgotPasswordReset } from './account/password.ts';
export { chooseProfile, profiles } from './account/profiles.ts';
export { organisation, profileName } from './account/profile.ts';
export { endEverySession, endSession, refreshToken, sessions, signIn, signOut } from './account/session.ts';
export { signUp, verify } from './account/sign-up.ts';
export { taxDetails, updateTaxDetails } from './account/tax.ts';
