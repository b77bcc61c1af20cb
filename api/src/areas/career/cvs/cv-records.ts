import { buffer } from 'node:stream/consumers';
import {
  type AnyField,
  type CareerProfile,
  expirableQualification,
  drivingPermits,
  noticePeriods,
  officialLanguages,
  type ownSection,
  rightsToWork,
  type RowOf,
  type workEligibility,
} from '@phila/contract';
import type { CvRecords } from '@phila/contract/cv';
import { dateText } from '@phila/contract/format';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { profiles } from '../../../core/accounts/tables.ts';
import { labelsOf } from '../../../core/records/lookup-choices.ts';
import type { Services } from '../../../core/services.ts';
import { openProfileImage } from '../../profile-image/public.ts';
import { careerProfile } from '../profile.ts';
import { records } from '../records.ts';

/* The contents of a person's CVs: their records, latest first, with names instead of the ids of choices. */

const joined = (texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text != null && text !== '').join(', ');

/** Sorts after every date, for an entry without an end. */
const GOES_ON = '9999';

interface Period {
  readonly id: string;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** Sorts by end date, then by start date, latest first. Entries without either date come last, in their own order. */
const latestFirst = <Row extends Period>(rows: readonly Row[], goesOn: (row: Row) => boolean): Row[] => {
  const key = (row: Row): string => {
    const end = goesOn(row) ? GOES_ON : (row.endDate ?? row.startDate ?? '');
    return `${end.padEnd(10, ' ')} ${row.startDate ?? ''}`;
  };
  return rows.toSorted((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
};

const named = (field: AnyField, id: number | null): string | null =>
  id === null ? null : (labelsOf(field)?.get(id) ?? null);

/** Shortens a level's name to `NQF 7`, because its other examples are not the person's. Typed names stay. */
const ownLevel = (name: string | null | undefined): string | null =>
  name == null ? null : (/^NQF \d+(?= – )/.exec(name)?.[0] ?? name);

/** Keeps the schools with the highest grade: Grade 12 implies Grade 7. */
const highestGrades = <Row extends { readonly highestGrade: string | null }>(rows: readonly Row[]): Row[] => {
  const gradeOf = ({ highestGrade }: Row): number => Number(/^Grade (\d+)$/.exec(highestGrade ?? '')?.[1]);
  const highest = Math.max(...rows.map(gradeOf).filter((grade) => !Number.isNaN(grade)));
  return rows.filter((row) => !(gradeOf(row) < highest));
};

const education = ({
  secondaryEducation,
  tertiaryEducation,
  expirableQualifications,
}: CareerProfile): CvRecords['education'] => {
  const { institutionId, qualificationId, qualificationLevelId, specialisationId } =
    expirableQualification.fields;
  /** True for a study that has begun and has no end. */
  const goesOn = ({ startDate, endDate }: Period): boolean => startDate != null && endDate == null;
  // Puts studies first, even before a newer first-aid certificate, and school last.
  return [
    ...latestFirst(
      tertiaryEducation.map((row) => ({
        id: row.id,
        institution: row.institution?.name ?? row.institutionName,
        courseName: row.courseName,
        qualificationName: row.qualification?.name ?? row.qualificationName,
        detail: joined([
          ownLevel(row.qualificationLevel?.name ?? row.qualificationLevelName),
          row.specialisation?.name ?? row.specialisationName,
        ]),
        startDate: row.startDate,
        endDate: row.endDate,
      })),
      goesOn,
    ),
    ...latestFirst(
      expirableQualifications.map((row) => ({
        id: row.id,
        institution: named(institutionId, row.institutionId) ?? row.institutionName,
        courseName: row.name,
        qualificationName: named(qualificationId, row.qualificationId) ?? row.qualificationName,
        detail: joined([
          ownLevel(named(qualificationLevelId, row.qualificationLevelId) ?? row.qualificationLevelName),
          named(specialisationId, row.specialisationId) ?? row.specialisationName,
        ]),
        startDate: row.startDate,
        endDate: row.endDate,
      })),
      goesOn,
    ),
    ...latestFirst(
      highestGrades(secondaryEducation).map((row) => ({
        id: row.id,
        institution: joined([row.school, row.town]),
        courseName: null,
        qualificationName: row.highestGrade,
        detail: '',
        startDate: null,
        endDate: row.year,
      })),
      () => false,
    ),
  ];
};

const languages = ({ biographical }: CareerProfile): CvRecords['languages'] => {
  const home = biographical?.homeLanguageID ?? null;
  const others = (biographical?.languages ?? []).filter((id) => id !== home);
  return [...(home === null ? [] : [home]), ...others].flatMap((id) => {
    const language = officialLanguages.find((one) => one.id === id);
    return language === undefined
      ? []
      : [{ id: `language-${id}`, name: language.name, level: id === home ? 'Home language' : null }];
  });
};

const nameIn = (choices: readonly { id: string; name: string }[], id: string | null): string | null =>
  choices.find((choice) => choice.id === id)?.name ?? null;

/** `Code EC, PrDP (goods, dangerous goods)`. */
const licence = (codes: readonly string[], permits: readonly string[]): string => {
  const carried = drivingPermits
    .filter(({ id }) => permits.includes(id))
    .map(({ name }) => name.replace(/^. – /, ''));
  return joined([
    codes.length === 0 ? null : `${codes.length === 1 ? 'Code' : 'Codes'} ${codes.join(', ')}`,
    carried.length === 0 ? null : `PrDP (${carried.join(', ')})`,
  ]);
};

/** Lists facts for employers, by the ids that hide them in a CV; unknown facts are left out. */
const eligibility = (
  { biographical }: CareerProfile,
  work: RowOf<typeof workEligibility> | null,
): CvRecords['eligibility'] => {
  const code = biographical?.driversLicenseCode ?? null;
  const codes =
    work !== null && work.licenceCodes.length > 0 ? work.licenceCodes : code === null ? [] : [code];
  const right = nameIn(rightsToWork, work?.rightToWork ?? null);
  const until = work?.permitValidTo ?? null;
  return [
    { id: 'driving-licence', name: 'Driving licence', value: licence(codes, work?.drivingPermits ?? []) },
    {
      id: 'right-to-work',
      name: 'Right to work',
      value: joined([right, right === null || until === null ? null : `valid to ${dateText(until)}`]),
    },
    {
      id: 'notice-period',
      name: 'Notice period',
      value: nameIn(noticePeriods, work?.noticePeriod ?? null) ?? '',
    },
  ].filter(({ value }) => value !== '');
};

/** Records that no overview counts. */
interface Uncounted {
  readonly workEligibility: RowOf<typeof workEligibility> | null;
  readonly ownSections: readonly RowOf<typeof ownSection>[];
}

/** Converts stored records into the contents of a CV. Pure. */
const recordsOf = (
  profile: CareerProfile,
  { workEligibility: work, ownSections }: Uncounted,
  { firstName, lastName, picture }: { firstName: string; lastName: string; picture: string | null },
): CvRecords => ({
  profile: {
    firstName,
    lastName,
    heading: profile.aboutMe?.heading ?? null,
    personalSummary: profile.aboutMe?.personalSummary ?? null,
    mobileNo: profile.contact?.mobileNo.value ?? null,
    personalEmail: profile.contact?.personalEmail.value ?? null,
    city: profile.contact?.residentialAddress.city ?? null,
    links: [profile.aboutMe?.linkedIn, profile.aboutMe?.website].flatMap((url) =>
      url == null ? [] : [{ label: null, url }],
    ),
    picture,
  },
  experience: latestFirst(
    profile.experience.map((row) => ({
      id: row.id,
      experienceTypeId: row.experienceTypeId,
      projectName: row.projectName,
      positionRole: row.positionRole,
      responsibilities: row.responsibilities,
      startDate: row.startDate,
      endDate: row.currentRole === true ? null : row.endDate,
      currentRole: row.currentRole,
    })),
    ({ currentRole, endDate }) => currentRole === true || endDate === null,
  ),
  education: education(profile),
  courses: latestFirst(
    profile.courses.map(({ id, courseName, courseStatus, startDate, endDate }) => ({
      id,
      courseName,
      courseStatus,
      startDate,
      endDate,
    })),
    () => false,
  ),
  skills: profile.skills.map(({ id, skillName, skillLevel, skillDescription }) => ({
    id,
    skillName,
    skillLevel,
    skillDescription,
  })),
  languages: languages(profile),
  memberships: profile.memberships.map(
    ({ id, name, membershipNo, areaOfRegistration, dateValidFrom, dateValidTo }) => ({
      id,
      name,
      membershipNo,
      areaOfRegistration,
      dateValidFrom,
      dateValidTo,
    }),
  ),
  registrations: profile.registrations.map(
    ({ id, name, registrationNo, areaOfRegistration, dateFrom, dateTo }) => ({
      id,
      name,
      registrationNo,
      areaOfRegistration,
      dateFrom,
      dateTo,
    }),
  ),
  eligibility: eligibility(profile, work),
  ownSections: ownSections.map(({ id, title, content }) => ({
    id,
    title: title ?? '',
    content: content ?? '',
  })),
  references: profile.references.map(({ id, fullName, company, position, emailAddress, contactNo }) => ({
    id,
    fullName,
    company,
    position,
    emailAddress,
    contactNo,
  })),
});

/** The name given at sign-up, until My Details has one. */
const signedUpAs = async (
  database: Database,
  personId: string,
): Promise<{ firstName: string; lastName: string }> => {
  const [found] = await database
    .select({ firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(eq(profiles.accountId, personId))
    .orderBy(asc(isNotNull(profiles.osNo)), asc(profiles.id))
    .limit(1);
  return found ?? { firstName: '', lastName: '' };
};

const pictureOf = async (services: Services, personId: string): Promise<string | null> => {
  const image = await openProfileImage(services, personId);
  return image === null ? null : `data:image/jpeg;base64,${(await buffer(image.bytes)).toString('base64')}`;
};

/** Reads the contents of the person's CVs from the database. */
export const readCvRecords = async (services: Services, personId: string): Promise<CvRecords> => {
  const { database } = services;
  const profile = await careerProfile(database, personId);
  const signedUp = await signedUpAs(database, personId);
  const uncounted = {
    workEligibility: await records.workEligibility.read(database, personId),
    ownSections: await records.ownSections.all(database, personId),
  };
  return recordsOf(profile, uncounted, {
    firstName: profile.biographical?.firstName ?? signedUp.firstName,
    lastName: profile.biographical?.lastName ?? signedUp.lastName,
    picture: await pictureOf(services, personId),
  });
};
