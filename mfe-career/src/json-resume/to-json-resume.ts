import { EMPLOYMENT } from '@phila/contract/records/experience';
import { parted } from './duties.ts';
import { PROJECT, VOLUNTEERING } from './experience.ts';
import { LINKEDIN } from './web-pages.ts';
import type { Choices, Row } from './records.ts';

/** Input of an export. */
export interface WholeProfile {
  name: string;
  email: string;
  phone: string;
  city: string;
  /** Language names, home language first. */
  languages: readonly string[];
  aboutMe: Omit<Row<'aboutMe'>, 'version'> | null;
  workEligibility: Omit<Row<'workEligibility'>, 'version'> | null;
  experience: readonly Row<'experience'>[];
  tertiaryEducation: readonly Row<'tertiaryEducation'>[];
  secondaryEducation: readonly Row<'secondaryEducation'>[];
  expirableQualification: readonly Row<'expirableQualification'>[];
  course: readonly Row<'course'>[];
  skill: readonly Row<'skill'>[];
  membership: readonly Row<'membership'>[];
  professionalRegistration: readonly Row<'professionalRegistration'>[];
  employeeReference: readonly Row<'employeeReference'>[];
  ownSection: readonly Row<'ownSection'>[];
}

type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [key: string]: Value };
type Entry = Readonly<Record<string, Value>>;

const isGiven = (value: Value): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !(typeof value === 'object' && !Array.isArray(value) && Object.values(value).every((one) => !isGiven(one)));

/** Removes empty values. `phila` holds fields missing from the schema, so that an import loses nothing. */
const entry = (given: Entry): Entry =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => isGiven(value))
      .map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && !Array.isArray(value) ? entry(value as Entry) : value,
      ]),
  );

const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? 'Yes' : 'No');

const period = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) => ({
  startDate,
  endDate,
});

const work = (row: Row<'experience'>): Entry => {
  const { summary, highlights } = parted(row.responsibilities ?? '');
  const isCurrent = row.currentRole === true;
  return {
    ...period({ ...row, endDate: isCurrent ? null : row.endDate }),
    summary,
    highlights,
    phila: {
      experienceTypeId: row.experienceTypeId === EMPLOYMENT ? null : row.experienceTypeId,
      // JSON Resume reads no end date as current.
      currentRole: row.endDate === null || isCurrent ? yesNo(row.currentRole) : null,
    },
  };
};

const nameOf = (choices: readonly { id: number; name: string }[], id: number | null): string | null =>
  choices.find((choice) => choice.id === id)?.name ?? null;

/**
 * Writes a JSON Resume (jsonresume.org, schema 1.0.0).
 * @param today date of the export, `2026-11-22`
 */
export const toJsonResume = (profile: WholeProfile, choices: Choices, today: string): string => {
  const of = (...types: readonly (number | null)[]) =>
    profile.experience.filter(({ experienceTypeId }) => types.includes(experienceTypeId));
  const jobs = profile.experience.filter(
    ({ experienceTypeId }) => experienceTypeId !== PROJECT && experienceTypeId !== VOLUNTEERING,
  );
  const certificate = (record: string, given: Entry, more: Entry): Entry =>
    entry({ ...given, phila: { record, ...more } });
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: entry({
      name: profile.name,
      label: profile.aboutMe?.heading,
      email: profile.email,
      phone: profile.phone,
      url: profile.aboutMe?.website,
      summary: profile.aboutMe?.personalSummary,
      location: { city: profile.city },
      profiles:
        profile.aboutMe?.linkedIn == null ? [] : [{ network: LINKEDIN, url: profile.aboutMe.linkedIn }],
      phila: {
        workEligibility: {
          licenceCodes: profile.workEligibility?.licenceCodes,
          drivingPermits: profile.workEligibility?.drivingPermits,
          noticePeriod: profile.workEligibility?.noticePeriod,
          rightToWork: profile.workEligibility?.rightToWork,
          permitValidTo: profile.workEligibility?.permitValidTo,
        },
        ownSections: profile.ownSection.map(({ title, content }) => ({ title, content })),
      },
    }),
    work: jobs.map((row) => entry({ name: row.projectName, position: row.positionRole, ...work(row) })),
    volunteer: of(VOLUNTEERING).map((row) =>
      entry({ organization: row.projectName, position: row.positionRole, ...work(row) }),
    ),
    projects: of(PROJECT).map((row) => {
      const { summary, ...others } = work(row);
      return entry({
        name: row.projectName,
        roles: row.positionRole === null ? [] : [row.positionRole],
        description: summary,
        ...others,
      });
    }),
    education: [
      ...profile.tertiaryEducation.map((row) =>
        entry({
          institution: row.institution?.name ?? row.institutionName,
          area: row.courseName,
          studyType: row.qualification?.name ?? row.qualificationName,
          ...period(row),
          phila: {
            qualificationLevel: row.qualificationLevel?.name ?? row.qualificationLevelName,
            specialisation: row.specialisation?.name ?? row.specialisationName,
            accreditationNumber: row.accreditationNumber,
            highestQualification: yesNo(row.highestQualification),
          },
        }),
      ),
      ...profile.secondaryEducation.map((row) =>
        entry({
          institution: row.school,
          studyType: 'Secondary school',
          area: row.highestGrade,
          endDate: row.year,
          phila: { town: row.town, province: nameOf(choices.provinces, row.province) },
        }),
      ),
    ],
    certificates: [
      ...profile.course.map((row) =>
        certificate(
          'course',
          { name: row.courseName, date: row.startDate },
          { courseStatus: row.courseStatus, validTo: row.endDate },
        ),
      ),
      ...profile.expirableQualification.map((row) =>
        certificate(
          'expirableQualification',
          {
            name: row.name,
            date: row.startDate,
            issuer: nameOf(choices.institutions, row.institutionId) ?? row.institutionName,
          },
          {
            qualification: nameOf(choices.qualification, row.qualificationId) ?? row.qualificationName,
            qualificationLevel:
              nameOf(choices.qualificationLevels, row.qualificationLevelId) ?? row.qualificationLevelName,
            specialisation: nameOf(choices.specialisations, row.specialisationId) ?? row.specialisationName,
            accreditationNo: row.accreditationNo,
            validTo: row.endDate,
          },
        ),
      ),
      ...profile.membership.map((row) =>
        certificate(
          'membership',
          { name: row.name, date: row.dateValidFrom },
          {
            membershipNo: row.membershipNo,
            areaOfRegistration: row.areaOfRegistration,
            validTo: row.dateValidTo,
          },
        ),
      ),
      ...profile.professionalRegistration.map((row) =>
        certificate(
          'professionalRegistration',
          { name: row.name, date: row.dateFrom },
          {
            registrationNo: row.registrationNo,
            areaOfRegistration: row.areaOfRegistration,
            validTo: row.dateTo,
          },
        ),
      ),
    ],
    skills: profile.skill.map((row) =>
      entry({
        name: row.skillName,
        level: row.skillLevel,
        keywords: row.skillDescription === null ? [] : [row.skillDescription],
      }),
    ),
    languages: profile.languages.map((language, index) =>
      entry({ language, fluency: index === 0 ? 'Home language' : null }),
    ),
    references: profile.employeeReference.map((row) =>
      entry({
        name: row.fullName,
        reference: [row.position, row.company].filter(Boolean).join(', '),
        phila: {
          company: row.company,
          position: row.position,
          emailAddress: row.emailAddress,
          contactNo: row.contactNo,
        },
      }),
    ),
    meta: { version: 'v1.0.0', lastModified: `${today}T00:00:00` },
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
};
