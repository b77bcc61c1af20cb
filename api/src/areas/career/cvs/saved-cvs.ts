import type * as z from 'zod/mini';
import {
  type cvBody,
  cvUpdate,
  FIRST_CV_NAME,
  MAX_CVS,
  newCv,
  nothingHidden,
  type SavedCv,
} from '@phila/contract/cv';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { checkBody } from '../../../core/http/check-part.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { mergeFields } from '../../../core/records/merge-update.ts';
import { assertRoom, lockPerson } from '../../../core/records/most-rows.ts';
import { STALE } from '../../../core/records/stored.ts';
import { endLinksTo } from './cv-links.ts';
import { savedCvs } from './tables.ts';
import { isGuid } from '../../../core/database/is-guid.ts';

/*
 * Every account has a first CV with the account's id (`/Wealth/cv-pdf/{id}` of the specification). It is stored once
 * changed, or once a second CV is added. Until then, and after the last CV was deleted, reads return it with default
 * choices. So neither creating an account nor reading writes a row.
 */

type Row = typeof savedCvs.$inferSelect;

const CAP = { most: MAX_CVS, plural: 'CVs' };

const shown = ({ personId: _personId, changedAt, hidden, ...row }: Row): SavedCv => ({
  ...row,
  // Rows older than a list do not have it.
  hidden: { ...nothingHidden(), ...hidden },
  changedOn: changedAt.toISOString(),
});

const firstCv = (personId: string): SavedCv => ({
  id: personId,
  name: FIRST_CV_NAME,
  ...newCv(),
  changedOn: null,
  version: 0,
});

const isOwn = (personId: string) => eq(savedCvs.personId, personId);
const isOne = (personId: string, id: string) => and(eq(savedCvs.id, id), isOwn(personId));

/** The person's CVs, oldest first; at least one. */
export const ownCvs = async (database: Database, personId: string): Promise<SavedCv[]> => {
  const rows = await database.select().from(savedCvs).where(isOwn(personId)).orderBy(asc(savedCvs.id));
  return rows.length === 0 ? [firstCv(personId)] : rows.map(shown);
};

/** Reads a CV of the person; null for an unknown id or another person's CV. */
export const ownCv = async (database: Database, personId: string, id: unknown): Promise<SavedCv | null> => {
  if (!isGuid(id)) return null;
  return (await ownCvs(database, personId)).find((cv) => cv.id === id.toLowerCase()) ?? null;
};

/** @throws Refusal 422 if the person already has `MAX_CVS` */
export const createCv = (
  database: Database,
  personId: string,
  body: z.output<typeof cvBody>,
  now: Date,
): Promise<SavedCv> =>
  database.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const [before] = await ownCvs(tx, personId);
    if (before?.version === 0) {
      const { changedOn: _changedOn, ...first } = before;
      await tx.insert(savedCvs).values({ ...first, personId, changedAt: now, version: 1 });
    }
    await assertRoom(tx, savedCvs, isOwn(personId), CAP);
    const [made] = await tx
      .insert(savedCvs)
      .values({ ...body, id: uuidv7(now), personId, changedAt: now, version: 1 })
      .returning();
    if (made === undefined) throw notFound();
    return shown(made);
  });

/**
 * Merges the given choices and lists of hidden entries into a CV. Locks the account, so that concurrent changes are
 * merged.
 * @throws Refusal 404 if the person has no such CV, 422 if the result breaks a rule, 409 with the current one for a
 * stale version
 */
export const updateCv = (
  database: Database,
  personId: string,
  id: string,
  sent: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<SavedCv> =>
  database.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const current = await ownCv(tx, personId, id);
    if (current === null) throw notFound();
    const { id: _id, changedOn: _changedOn, version: _version, ...kept } = current;
    const whole = mergeFields(kept, sent, (name) => name === 'hidden');
    const { version, heading, personalSummary, ...body } = checkBody(cvUpdate, whole) as z.output<
      typeof cvUpdate
    >;
    if (version !== undefined && version !== current.version)
      throw new Refusal(409, STALE, undefined, { value: current });
    const values = {
      ...body,
      heading: heading ?? '',
      personalSummary: personalSummary ?? '',
      changedAt: now,
      version: current.version + 1,
    };
    const [saved] =
      current.version === 0
        ? await tx
            .insert(savedCvs)
            .values({ ...values, id: current.id, personId })
            .returning()
        : await tx.update(savedCvs).set(values).where(isOne(personId, current.id)).returning();
    if (saved === undefined) throw notFound();
    return shown(saved);
  });

/** Deletes a CV and revokes the links to it. @throws Refusal 404 if the person has no such CV */
export const removeCv = (database: Database, personId: string, id: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const current = await ownCv(tx, personId, id);
    if (current === null) throw notFound();
    await tx.delete(savedCvs).where(isOne(personId, current.id));
    await endLinksTo(tx, personId, current.id, now);
  });
