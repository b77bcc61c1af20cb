import type { aboutMe } from '../records/about-me.ts';
import type { biographical } from '../records/biographical.ts';
import type { contact } from '../records/contact.ts';
import type { course } from '../records/course.ts';
import type { employeeReference } from '../records/employee-reference.ts';
import type { expirableQualification } from '../records/expirable-qualification.ts';
import { EMPLOYMENT, type experience } from '../records/experience.ts';
import type { membership } from '../records/membership.ts';
import type { professionalRegistration } from '../records/professional-registration.ts';
import type { RowOf } from '../records/record.ts';
import type { secondaryEducation } from '../records/secondary-education.ts';
import type { skill } from '../records/skill.ts';
import type { tertiaryEducation } from '../records/tertiary-education.ts';
import { biographicalExpected, contactExpected } from './details.ts';
import type { CareerCategory } from '../calls/overview/career-category.ts';
import {
  completionOfRows,
  type Expected,
  isFilled,
  ratiosOf,
  type Share,
  shareOf,
  wholePercentage,
} from './percentage.ts';

/*
 * Completion of each part of My Career (specification: career, "Completion") as a whole percentage, computed alike
 * by client and service.
 */

/** Data of a career, as reads return it. */
export interface CareerProfile {
  aboutMe: RowOf<typeof aboutMe> | null;
  contact: RowOf<typeof contact> | null;
  biographical: RowOf<typeof biographical> | null;
  secondaryEducation: readonly RowOf<typeof secondaryEducation>[];
  tertiaryEducation: readonly RowOf<typeof tertiaryEducation>[];
  expirableQualifications: readonly RowOf<typeof expirableQualification>[];
  courses: readonly RowOf<typeof course>[];
  experience: readonly RowOf<typeof experience>[];
  references: readonly RowOf<typeof employeeReference>[];
  skills: readonly RowOf<typeof skill>[];
  memberships: readonly RowOf<typeof membership>[];
  registrations: readonly RowOf<typeof professionalRegistration>[];
}

type Row<Key extends keyof CareerProfile> = CareerProfile[Key] extends readonly (infer One)[] ? One : never;

const aboutMeExpected: readonly Expected<NonNullable<CareerProfile['aboutMe']>>[] = [
  'heading',
  'personalSummary',
];

/** Counts About me, contact and personal details together; the last two come from My Details. */
const personal = ({
  aboutMe,
  contact,
  biographical,
}: Pick<CareerProfile, 'aboutMe' | 'contact' | 'biographical'>): number => {
  const shares = [
    shareOf(aboutMeExpected, aboutMe),
    shareOf(contactExpected, contact),
    shareOf(biographicalExpected, biographical),
  ];
  return wholePercentage(
    shares.reduce((total, { filled }) => total + filled, 0),
    shares.reduce((total, { expected }) => total + expected, 0),
  );
};

/** Mean over the rows of several tables, where one row in any of them is enough. */
const meanOf = (...ratios: readonly number[][]): number => {
  const all = ratios.flat();
  return wholePercentage(
    all.reduce((total, one) => total + one, 0),
    Math.max(1, all.length),
  );
};

type Table = Exclude<keyof CareerProfile, 'aboutMe' | 'contact' | 'biographical'>;

/** Expected fields of a row in each table. */
const expected: { readonly [Name in Table]: readonly Expected<Row<Name>>[] } = {
  secondaryEducation: ['school', 'town', 'province', 'highestGrade', 'year'],
  // Counts typed names as answers. Leaves out `endDate`, because current studies have none.
  tertiaryEducation: [
    'courseName',
    ['institution', 'institutionName'],
    ['qualification', 'qualificationName'],
    ['qualificationLevel', 'qualificationLevelName'],
    'startDate',
  ],
  expirableQualifications: ['name', ['institutionId', 'institutionName'], 'startDate', 'endDate'],
  courses: ['courseName', 'courseStatus', 'startDate'],
  experience: [
    'experienceTypeId',
    'projectName',
    'positionRole',
    'responsibilities',
    'startDate',
    // A job needs an end or a current role; projects and voluntary work need neither.
    ({ experienceTypeId, currentRole, endDate }) =>
      isFilled(currentRole) || isFilled(endDate) ? true : experienceTypeId === EMPLOYMENT ? false : null,
  ],
  references: ['fullName', 'company', 'position', 'emailAddress', 'contactNo'],
  skills: ['skillName', 'skillLevel', 'skillDescription'],
  memberships: ['name', 'membershipNo', 'areaOfRegistration', 'dateValidFrom'],
  registrations: ['name', 'registrationNo', 'areaOfRegistration', 'dateFrom'],
};

const ratiosIn = <Name extends Table>(profile: Pick<CareerProfile, Name>, name: Name): number[] =>
  ratiosOf<Row<Name>>(expected[name], profile[name] as readonly Row<Name>[]);

/** Finds the first row of a table with a missing answer; null if complete. */
export const openRowOf = <Name extends Table>(profile: CareerProfile, name: Name): Row<Name> | null => {
  const at = ratiosIn(profile, name).findIndex((ratio) => ratio < 1);
  return (profile[name] as readonly Row<Name>[])[at] ?? null;
};

/** Finds the first of the three personal records with a missing answer; null if complete. */
export const openPersonalRecord = ({
  aboutMe,
  contact,
  biographical,
}: CareerProfile): 'aboutMe' | 'contact' | 'biographical' | null => {
  const isOpen = ({ filled, expected: all }: Share): boolean => filled < all;
  if (isOpen(shareOf(aboutMeExpected, aboutMe))) return 'aboutMe';
  if (isOpen(shareOf(contactExpected, contact))) return 'contact';
  return isOpen(shareOf(biographicalExpected, biographical)) ? 'biographical' : null;
};

/** Accepts any kind of education: 100% needs no degree. */
const education = (
  profile: Pick<
    CareerProfile,
    'secondaryEducation' | 'tertiaryEducation' | 'expirableQualifications' | 'courses'
  >,
): number =>
  meanOf(
    ratiosIn(profile, 'secondaryEducation'),
    ratiosIn(profile, 'tertiaryEducation'),
    ratiosIn(profile, 'expirableQualifications'),
    ratiosIn(profile, 'courses'),
  );

const memberships = (profile: Pick<CareerProfile, 'memberships' | 'registrations'>): number =>
  meanOf(ratiosIn(profile, 'memberships'), ratiosIn(profile, 'registrations'));

const ofExperience = completionOfRows<Row<'experience'>>(expected.experience);

const ofReferences = completionOfRows<Row<'references'>>(expected.references, 2);

const ofSkills = completionOfRows<Row<'skills'>>(expected.skills, 5);

/** Completion functions of the parts of a career. */
export const careerCompletion: {
  readonly [Part in CareerCategory]: (profile: CareerProfile) => number;
} = {
  education,
  experience: (profile) => ofExperience(profile.experience),
  memberships,
  personal,
  references: (profile) => ofReferences(profile.references),
  skills: (profile) => ofSkills(profile.skills),
};

/** Specification: career, "careerAverage": mean of the six parts, not rounded. */
export const careerAverage = (percentages: Readonly<Record<CareerCategory, number>>): number => {
  const all = Object.values(percentages);
  return all.reduce((total, one) => total + one, 0) / all.length;
};
