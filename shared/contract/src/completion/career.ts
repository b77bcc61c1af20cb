import type { aboutMe } from '../records/about-me.ts';
import type { biographical } from '../records/biographical.ts';
import type { contact } from '../records/contact.ts';
import type { course } from '../records/course.ts';
import type { employeeReference } from '../records/employee-reference.ts';
import type { expirableQualification } from '../records/expirable-qualification.ts';
import type { experience } from '../records/experience.ts';
import type { membership } from '../records/membership.ts';
import type { professionalRegistration } from '../records/professional-registration.ts';
import type { RowOf } from '../records/record.ts';
import type { secondaryEducation } from '../records/secondary-education.ts';
import type { skill } from '../records/skill.ts';
import type { tertiaryEducation } from '../records/tertiary-education.ts';
import { biographicalExpected, contactExpected } from './details.ts';
import type { CareerCategory } from '../calls/overview/career-category.ts';
import { completionOfRows, type Expected, ratiosOf, shareOf, wholePercentage } from './percentage.ts';

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

/** Whatever a person learned counts: nobody needs a degree for 100%. */
const education = (
  profile: Pick<
    CareerProfile,
    'secondaryEducation' | 'tertiaryEducation' | 'expirableQualifications' | 'courses'
  >,
): number =>
  meanOf(
    ratiosOf<Row<'secondaryEducation'>>(
      ['school', 'town', 'province', 'highestGrade', 'year'],
      profile.secondaryEducation,
    ),
    ratiosOf<Row<'tertiaryEducation'>>(
      // Without `endDate`: it is optional, and a study under way has none.
      ['courseName', 'institution', 'qualification', 'qualificationLevel', 'startDate'],
      profile.tertiaryEducation,
    ),
    ratiosOf<Row<'expirableQualifications'>>(
      ['name', ['institutionId', 'institutionName'], 'startDate', 'endDate'],
      profile.expirableQualifications,
    ),
    ratiosOf<Row<'courses'>>(['courseName', 'courseStatus', 'startDate'], profile.courses),
  );

const memberships = (profile: Pick<CareerProfile, 'memberships' | 'registrations'>): number =>
  meanOf(
    ratiosOf<Row<'memberships'>>(
      ['name', 'membershipNo', 'areaOfRegistration', 'dateValidFrom'],
      profile.memberships,
    ),
    ratiosOf<Row<'registrations'>>(
      ['name', 'registrationNo', 'areaOfRegistration', 'dateFrom'],
      profile.registrations,
    ),
  );

const ofExperience = completionOfRows<Row<'experience'>>([
  'experienceTypeId',
  'projectName',
  'positionRole',
  'responsibilities',
  'startDate',
  ['currentRole', 'endDate'],
]);

const ofReferences = completionOfRows<Row<'references'>>(
  ['fullName', 'company', 'position', 'emailAddress', 'contactNo'],
  2,
);

const ofSkills = completionOfRows<Row<'skills'>>(['skillName', 'skillLevel', 'skillDescription'], 5);

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
