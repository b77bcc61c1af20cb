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
 * How complete each part of My Career is (specification: career, "Completion"): a whole percentage, the same on the
 * client and on the service.
 */

/** What a career is made of, as reads give it. */
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

/** About me, contact and personal details, counted together; the last two are those of My Details. */
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

/** The mean over rows of several tables, of which one row in any of them is enough. */
const meanOf = (...ratios: readonly number[][]): number => {
  const all = ratios.flat();
  return wholePercentage(
    all.reduce((total, one) => total + one, 0),
    Math.max(1, all.length),
  );
};

type Table = Exclude<keyof CareerProfile, 'aboutMe' | 'contact' | 'biographical'>;

/** What each table expects of a row. */
const expected: { readonly [Name in Table]: readonly Expected<Row<Name>>[] } = {
  secondaryEducation: ['school', 'town', 'province', 'highestGrade', 'year'],
  // What was typed in place of a choice is an answer as well. Without `endDate`: a study under way has none.
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
    // A job has ended or goes on; a project or voluntary work may have no end, which is optional.
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

/** The first row of a table in which something is open; null where nothing is. */
export const openRowOf = <Name extends Table>(profile: CareerProfile, name: Name): Row<Name> | null => {
  const at = ratiosIn(profile, name).findIndex((ratio) => ratio < 1);
  return (profile[name] as readonly Row<Name>[])[at] ?? null;
};

/** The first of the three records of the personal part in which something is open; null where nothing is. */
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

/** Whatever a person learned counts: 100% needs no degree. */
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

/** Each part of the career by its name, a function of the profile. */
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

/** Specification: career, "careerAverage": the mean of the six, not rounded. */
export const careerAverage = (percentages: Readonly<Record<CareerCategory, number>>): number => {
  const all = Object.values(percentages);
  return all.reduce((total, one) => total + one, 0) / all.length;
};
