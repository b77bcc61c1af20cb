import type * as z from 'zod/mini';
import { toBody, workEligibility as eligibility } from '@phila/contract';
import type { careerImport } from '@phila/contract/cv';
import type { Database } from '../../../core/database/open.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { records } from '../records.ts';

/** Prefixes a refusal's paths with its row: `experience.3.projectName`. Leaves refusals without paths unchanged. */
const atRow = (list: string, index: number, error: unknown): unknown =>
  error instanceof Refusal && error.errors !== undefined
    ? new Refusal(
        error.status,
        error.message,
        error.errors.map(({ path, message }) => ({ path: `${list}.${index}.${path}`, message })),
      )
    : error;

/**
 * Adds the entries that a person chose from an imported CV to their records, in one transaction.
 * @returns how many entries were added
 * @throws Refusal 422 with the rules of the records; then nothing is added
 */
export const importProfile = (
  database: Database,
  personId: string,
  { aboutMe, workEligibility, registrations, ...lists }: z.output<typeof careerImport>,
  now: Date,
): Promise<number> =>
  database.transaction(async (tx) => {
    let added = 0;
    const add = async <Body>(
      list: string,
      rows: readonly Body[],
      table: { create(database: Database, personId: string, body: Body, now: Date): Promise<unknown> },
    ): Promise<void> => {
      for (const [index, row] of rows.entries()) {
        await table.create(tx, personId, row, now).catch((error: unknown) => {
          throw atRow(list, index, error);
        });
        added += 1;
      }
    };
    if (aboutMe != null) {
      const { version: _version, ...brought } = aboutMe;
      const kept = await records.aboutMe.read(tx, personId);
      const together = {
        heading: brought.heading ?? kept?.heading ?? null,
        personalSummary: brought.personalSummary ?? kept?.personalSummary ?? null,
        linkedIn: brought.linkedIn ?? kept?.linkedIn ?? null,
        website: brought.website ?? kept?.website ?? null,
      };
      await records.aboutMe.save(tx, personId, together, now);
      added += 1;
    }
    if (workEligibility != null) {
      const { version: _version, ...brought } = workEligibility;
      const kept = await records.workEligibility.read(tx, personId);
      const named = Object.entries(brought).filter(([, value]) => value !== null && value.length > 0);
      // The last day belongs to the permit it came with.
      const { permitValidTo } = brought.rightToWork === null ? (kept ?? brought) : brought;
      await records.workEligibility.save(
        tx,
        personId,
        toBody(eligibility, { ...kept, ...Object.fromEntries(named), permitValidTo }),
        now,
      );
      added += 1;
    }
    await add('secondaryEducation', lists.secondaryEducation, records.secondaryEducation);
    await add('tertiaryEducation', lists.tertiaryEducation, records.tertiaryEducation);
    await add('expirableQualifications', lists.expirableQualifications, records.expirableQualifications);
    await add('courses', lists.courses, records.courses);
    await add('experience', lists.experience, records.experience);
    await add('references', lists.references, records.references);
    await add('skills', lists.skills, records.skills);
    await add('memberships', lists.memberships, records.memberships);
    await add('registrations', registrations, records.professionalRegistrations);
    await add('ownSections', lists.ownSections, records.ownSections);
    return added;
  });
