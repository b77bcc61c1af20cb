import * as z from 'zod/mini';
import { aboutMe } from '../records/about-me.ts';
import { course } from '../records/course.ts';
import { employeeReference } from '../records/employee-reference.ts';
import { experience } from '../records/experience.ts';
import { expirableQualification } from '../records/expirable-qualification.ts';
import { membership } from '../records/membership.ts';
import { ownSection } from '../records/own-section.ts';
import { professionalRegistration } from '../records/professional-registration.ts';
import type { AnyRecord } from '../records/record.ts';
import { bodySchema } from '../records/record-schema.ts';
import { secondaryEducation } from '../records/secondary-education.ts';
import { skill } from '../records/skill.ts';
import { tertiaryEducation } from '../records/tertiary-education.ts';
import { workEligibility } from '../records/work-eligibility.ts';

/** Most rows imported per list. */
export const MAX_IMPORTED = 100;

const rowsOf = <R extends AnyRecord>(record: R) =>
  z._default(
    z
      .array(bodySchema(record))
      .check(z.maxLength(MAX_IMPORTED, `At most ${MAX_IMPORTED} entries of a list can be imported at once`)),
    [],
  );

/**
 * Entries chosen from an uploaded CV, checked by the rules of our records: `experience.3.startDate` is refused as in
 * its form.
 */
export const careerImport = z.strictObject({
  /** Replaces the record, but blank fields keep their values. */
  aboutMe: z.optional(z.nullable(bodySchema(aboutMe))),
  /** Replaces like About me. */
  workEligibility: z.optional(z.nullable(bodySchema(workEligibility))),
  secondaryEducation: rowsOf(secondaryEducation),
  tertiaryEducation: rowsOf(tertiaryEducation),
  expirableQualifications: rowsOf(expirableQualification),
  courses: rowsOf(course),
  experience: rowsOf(experience),
  references: rowsOf(employeeReference),
  skills: rowsOf(skill),
  memberships: rowsOf(membership),
  registrations: rowsOf(professionalRegistration),
  ownSections: rowsOf(ownSection),
});
export type CareerImport = z.input<typeof careerImport>;
