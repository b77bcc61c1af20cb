export * as cv from './cv/index.ts';
export {
  aboutMe,
  course,
  createAboutMe,
  createWorkEligibility,
  employeeReference,
  expirableQualification,
  experience,
  membership,
  ownSection,
  professionalRegistration,
  secondaryEducation,
  skill,
  tertiaryEducation,
  updateAboutMe,
  updateWorkEligibility,
  workEligibility,
} from './records.ts';
