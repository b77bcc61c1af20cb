import { calls, itemsOf } from '@phila/contract/calls';
import type { CvRecords } from '@phila/contract/cv';
import { send } from '@phila/platform';
import type { Choices } from '../../json-resume/records.ts';
import type { WholeProfile } from '../../json-resume/to-json-resume.ts';

const { career, lookup } = calls;

/** Reads the lists used to look up names in the file. */
export const readChoices = async (): Promise<Choices> => {
  const [institutions, qualification, qualificationLevels, specialisations, provinces] = await Promise.all([
    send(lookup.institutions, {}),
    send(lookup.qualification, {}),
    send(lookup.qualificationLevels, {}),
    send(lookup.specialisations, {}),
    send(lookup.provinces, {}),
  ]);
  return { institutions, qualification, qualificationLevels, specialisations, provinces };
};

const all = { query: {} } as const;

/** Reads everything an export contains: stored rows, not the texts on a CV. */
export const readWholeProfile = async ({ profile, languages }: CvRecords): Promise<WholeProfile> => {
  const [
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
  ] = await Promise.all([
    send(career.aboutMe, {}),
    send(career.workEligibility, {}),
    send(career.experience.list, all),
    send(career.tertiaryEducation.list, all),
    send(career.secondaryEducation.list, all),
    send(career.expirableQualification.list, all),
    send(career.course.list, all),
    send(career.skill.list, all),
    send(career.membership.list, all),
    send(career.professionalRegistration.list, all),
    send(career.employeeReference.list, all),
    send(career.ownSection.list, all),
  ]);
  return {
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    email: profile.personalEmail ?? '',
    phone: profile.mobileNo ?? '',
    city: profile.city ?? '',
    languages: languages.flatMap(({ name }) => (name == null || name === '' ? [] : [name])),
    aboutMe,
    workEligibility,
    experience: itemsOf(experience),
    tertiaryEducation: itemsOf(tertiaryEducation),
    secondaryEducation: itemsOf(secondaryEducation),
    expirableQualification: itemsOf(expirableQualification),
    course: itemsOf(course),
    skill: itemsOf(skill),
    membership: itemsOf(membership),
    professionalRegistration: itemsOf(professionalRegistration),
    employeeReference: itemsOf(employeeReference),
    ownSection: itemsOf(ownSection),
  };
};
