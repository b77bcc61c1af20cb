import {
  aboutMe,
  course,
  employeeReference,
  experience,
  expirableQualification,
  membership,
  ownSection,
  professionalRegistration,
  secondaryEducation,
  skill,
  tertiaryEducation,
  toBody,
  workEligibility,
} from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { demoFile } from '../../core/demo/demo-file.ts';
import { demoCvs } from './cvs/demo.ts';
import { records } from './records.ts';

/** Values of each record: of a single one, or of a table's rows. */
type DemoCareer = { [name in 'aboutMe' | 'workEligibility']: object } & {
  [name in Exclude<keyof typeof records, 'aboutMe' | 'workEligibility'>]: readonly object[];
};

/** Saves the demo consumer's career: a warehouse clerk who became a supply-chain planner. All names are invented. */
export const demo = async ({ services, people: accounts }: Demo): Promise<void> => {
  const personId = accounts.get('consumer');
  if (personId === undefined) return;
  const { database, clock } = services;
  const now = clock.now();
  const career = demoFile<DemoCareer>('career');
  await records.aboutMe.save(database, personId, toBody(aboutMe, career.aboutMe), now);
  await records.workEligibility.save(
    database,
    personId,
    toBody(workEligibility, career.workEligibility),
    now,
  );
  for (const row of career.secondaryEducation)
    await records.secondaryEducation.create(database, personId, toBody(secondaryEducation, row), now);
  for (const row of career.tertiaryEducation)
    await records.tertiaryEducation.create(database, personId, toBody(tertiaryEducation, row), now);
  for (const row of career.expirableQualifications)
    await records.expirableQualifications.create(
      database,
      personId,
      toBody(expirableQualification, row),
      now,
    );
  for (const row of career.courses)
    await records.courses.create(database, personId, toBody(course, row), now);
  for (const row of career.experience)
    await records.experience.create(database, personId, toBody(experience, row), now);
  for (const row of career.references)
    await records.references.create(database, personId, toBody(employeeReference, row), now);
  for (const row of career.skills) await records.skills.create(database, personId, toBody(skill, row), now);
  for (const row of career.memberships)
    await records.memberships.create(database, personId, toBody(membership, row), now);
  for (const row of career.professionalRegistrations)
    await records.professionalRegistrations.create(
      database,
      personId,
      toBody(professionalRegistration, row),
      now,
    );
  for (const row of career.ownSections)
    await records.ownSections.create(database, personId, toBody(ownSection, row), now);
  await demoCvs(services, personId);
};
