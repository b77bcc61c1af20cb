/**
 * The parts of an employer's record about an employee, in the order to show them in; each has the sync call that copies it
 * into the person's profile (specification: accounts, "Profiles and employers"). Apart from the schemas, which no screen needs.
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
