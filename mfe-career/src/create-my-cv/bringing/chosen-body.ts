import type { CareerImport } from '@phila/contract/cv';
import type { ImportedEntry } from '../../json-resume/from-json-resume.ts';
import type { Body, Kind } from '../../json-resume/records.ts';

const bodiesOf = <K extends Kind>(found: readonly ImportedEntry[], kind: K): Body<K>[] =>
  // The kinds match; TypeScript cannot see that in a union.
  found.flatMap((one) => (one.kind === kind && one.body !== null ? [one.body as Body<K>] : []));

/** The body of the import call: the chosen entries, grouped into its lists. */
export const chosenBody = (found: readonly ImportedEntry[]): CareerImport => {
  const [aboutMe] = bodiesOf(found, 'aboutMe');
  const [workEligibility] = bodiesOf(found, 'workEligibility');
  return {
    aboutMe: aboutMe ?? null,
    workEligibility: workEligibility ?? null,
    secondaryEducation: bodiesOf(found, 'secondaryEducation'),
    tertiaryEducation: bodiesOf(found, 'tertiaryEducation'),
    expirableQualifications: bodiesOf(found, 'expirableQualification'),
    courses: bodiesOf(found, 'course'),
    experience: bodiesOf(found, 'experience'),
    references: bodiesOf(found, 'employeeReference'),
    skills: bodiesOf(found, 'skill'),
    memberships: bodiesOf(found, 'membership'),
    registrations: bodiesOf(found, 'professionalRegistration'),
    ownSections: bodiesOf(found, 'ownSection'),
  };
};
