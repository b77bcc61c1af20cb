import type * as z from 'zod/mini';
import { type cvBody, type cvUpdate, FIRST_CV_NAME, MOST_CVS, newCv, type SavedCv } from '@phila/contract/cv';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { assertRoom, lockPerson } from '../../../core/records/most-rows.ts';
import { STALE } from '../../../core/records/stored.ts';
import { endLinksTo } from './cv-links.ts';
import { savedCvs } from './tables.ts';

/*
 * Everybody has a CV, the one of the specification's `/Wealth/cv-pdf/{id}`. It has the id of its owner and is stored once
 * something about it was chosen, or another CV is added; after the last CV was deleted it is there again, as new. So no
 * account needs a row before anybody looks, and no read writes one.
 */

type Row = typeof savedCvs.$inferSelect;

const CAP = { most: MOST_CVS, plural: 'CVs' };

const shown = ({ personId: _personId, changedAt, ...row }: Row): SavedCv => ({
  ...row,
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

/** The person's CVs, oldest first; never none. */
export const ownCvs = async (database: Database, personId: string): Promise<SavedCv[]> => {
  const rows = await database.select().from(savedCvs).where(isOwn(personId)).orderBy(asc(savedCvs.id));
  return rows.length === 0 ? [firstCv(personId)] : rows.map(shown);
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One of the person's CVs; null where it is not there or not theirs. */
export const ownCv = async (database: Database, personId: string, id: unknown): Promise<SavedCv | null> => {
  if (typeof id !== 'string' || !UUID.test(id)) return null;
  return (await ownCvs(database, personId)).find((cv) => cv.id === id.toLowerCase()) ?? null;
};

/** @throws Refusal 422 where the person has as many as are kept */
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
 * Saves a CV as a whole. Without a version the change wins.
 * @throws Refusal 404 for one that is not there or not theirs, 409 with the current one where the version is stale
 */
export const updateCv = (
  database: Database,
  personId: string,
  id: string,
  { version, ...body }: z.output<typeof cvUpdate>,
  now: Date,
): Promise<SavedCv> =>
  database.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const current = await ownCv(tx, personId, id);
    if (current === null) throw notFound();
    if (version !== undefined && version !== current.version)
      throw new Refusal(409, STALE, undefined, { value: current });
    const values = { ...body, changedAt: now, version: current.version + 1 };
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

/** Deletes a CV and what links to it. @throws Refusal 404 for one that is not there or not theirs */
export const removeCv = (database: Database, personId: string, id: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const current = await ownCv(tx, personId, id);
    if (current === null) throw notFound();
    await tx.delete(savedCvs).where(isOne(personId, current.id));
    await endLinksTo(tx, personId, current.id, now);
  });
