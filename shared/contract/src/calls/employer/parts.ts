/**
 * The parts of an employer's record about an employee, in the order to show them in; each has the sync call of the specification
 * §7 that copies it into the person's profile. Apart from the schemas, which no screen needs.
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
