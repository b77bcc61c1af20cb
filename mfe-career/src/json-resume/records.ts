import { aboutMe } from '@phila/contract/records/about-me';
import { course } from '@phila/contract/records/course';
import { employeeReference } from '@phila/contract/records/employee-reference';
import { experience } from '@phila/contract/records/experience';
import { expirableQualification } from '@phila/contract/records/expirable-qualification';
import { membership } from '@phila/contract/records/membership';
import { ownSection } from '@phila/contract/records/own-section';
import { professionalRegistration } from '@phila/contract/records/professional-registration';
import { secondaryEducation } from '@phila/contract/records/secondary-education';
import { skill } from '@phila/contract/records/skill';
import { tertiaryEducation } from '@phila/contract/records/tertiary-education';
import { workEligibility } from '@phila/contract/records/work-eligibility';
import type { BodyOf, RowOf } from '@phila/contract/records';

/** My Career records that a file can contain, by the names of their calls. */
export const careerRecords = {
  aboutMe,
  workEligibility,
  experience,
  tertiaryEducation,
  secondaryEducation,
  expirableQualification,
  course,
  skill,
  membership,
  professionalRegistration,
  employeeReference,
  ownSection,
} as const;

export type CareerRecords = typeof careerRecords;
export type Kind = keyof CareerRecords;
export type Body<K extends Kind> = BodyOf<CareerRecords[K]>;
export type Row<K extends Kind> = RowOf<CareerRecords[K]>;

/** Name of an entry's kind in a list. */
export const kindTitles: Readonly<Record<Kind, string>> = {
  aboutMe: 'About me',
  workEligibility: 'Work eligibility',
  experience: 'Experience',
  tertiaryEducation: 'Tertiary education',
  secondaryEducation: 'Secondary education',
  expirableQualification: 'Expirable qualifications',
  course: 'Courses',
  skill: 'Skills',
  membership: 'Memberships',
  professionalRegistration: 'Professional registrations',
  employeeReference: 'References',
  ownSection: 'Own sections',
};

/** Lists that a record chooses from; an unlisted name is kept as typed. */
export interface Choices {
  institutions: readonly Choice[];
  qualification: readonly Choice[];
  qualificationLevels: readonly Choice[];
  specialisations: readonly Choice[];
  provinces: readonly Choice[];
}
export interface Choice {
  id: number;
  name: string;
}
