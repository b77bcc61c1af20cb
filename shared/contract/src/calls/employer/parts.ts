/**
 * Parts of an employer's record, in display order, each with the sync call that copies it into the person's profile
 * (specification: accounts, "Profiles and employers"). Kept apart from the schemas, because screens do not need those.
 */
export const employerParts = [
  'personal',
  'contact',
  'address',
  'nextOfKin',
  'banking',
  'medicalAid',
  'medicalAidDependants',
  'career',
] as const;
export type EmployerPart = (typeof employerParts)[number];
