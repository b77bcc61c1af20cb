export * as cv from './cv/index.ts';
export {
  aboutMe,
  course,
  createAboutMe,
  employeeReference,
  expirableQualification,
  experience,
  membership,
  professionalRegistration,
  secondaryEducation,
  skill,
  tertiaryEducation,
  updateAboutMe,
} from './records.ts';
