import type { CareerImport } from '@phila/contract/cv';
import type { ImportedEntry } from '../../json-resume/imported-entry.ts';
import type { Body, Kind } from '../../json-resume/records.ts';

const bodiesOf = <K extends Kind>(found: readonly ImportedEntry[], kind: K): Body<K>[] =>
  // The kinds match; TypeScript cannot see that in a union.
  found.flatMap((one) => (one.kind === kind && one.body !== null ? [one.body as Body<K>] : []));

/** The body of the import call: the chosen entries, grouped into its lists. */
export const chosenBody = (found: readonly ImportedEntry[]): CareerImport => {
  // Has two entries if the file hides a part of it; what is shown goes before what is hidden.
  const introductions = bodiesOf(found, 'aboutMe');
  const [shown] = introductions;
  const named = introductions
    .toReversed()
    .flatMap((one) => Object.entries(one))
    .filter(([, value]) => value !== null);
  const [workEligibility] = bodiesOf(found, 'workEligibility');
  return {
    aboutMe: shown === undefined ? null : { ...shown, ...Object.fromEntries(named) },
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
