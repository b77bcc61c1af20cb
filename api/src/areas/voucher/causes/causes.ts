import type { Cause, May, ReceivedFile } from '@phila/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { assertChosen, knownLookups } from '../lookups/known.ts';
import { imageTypes, keepPictures, pictureAddress, picturesFor } from '../pictures/pictures.ts';
import { bundles, causes } from '../tables.ts';

type Stored = typeof causes.$inferSelect;

const shown = async (database: Database, rows: readonly Stored[]): Promise<Cause[]> => {
  const ids = rows.map(({ id }) => id);
  const pictures = await picturesFor(database, imageTypes.Cause, ids);
  return rows.map(({ id, name, causeTypeId, isActive }) => ({
    id,
    name,
    causeTypeId,
    isActive,
    logo: pictureAddress(pictures, id),
  }));
};

export const listCauses = async (database: Database, withInactive: boolean): Promise<Cause[]> =>
  shown(
    database,
    await database
      .select()
      .from(causes)
      .where(and(isNull(causes.deletedAt), withInactive ? undefined : eq(causes.isActive, true)))
      .orderBy(asc(causes.id)),
  );

/** As the form names them. */
interface CauseFields {
  Name?: string | undefined;
  CauseTypeId?: number | null | undefined;
  IsActive?: boolean | undefined;
}

type Writing = Context<May>;

const one = async (database: Database, row: Stored): Promise<Cause> => {
  const [cause] = await shown(database, [row]);
  if (cause === undefined) throw notFound();
  return cause;
};

const held = async (database: Database, id: number): Promise<Stored> => {
  const [found] = await database
    .select()
    .from(causes)
    .where(and(eq(causes.id, id), isNull(causes.deletedAt)))
    .for('update');
  if (found === undefined) throw notFound();
  return found;
};

/**
 * Adds a cause, or changes one; what is not named stays.
 * @param id null for a new one
 * @throws Refusal 404, and 422 for a type that is none
 */
export const saveCause = async (
  context: Writing,
  id: number | null,
  { Name, CauseTypeId, IsActive }: CauseFields,
  logo: ReceivedFile | null,
): Promise<Cause> => {
  const { database, recordChange } = context;
  const before = id === null ? null : await held(database, id);
  const values = {
    name: Name ?? before?.name ?? '',
    causeTypeId: CauseTypeId === undefined ? (before?.causeTypeId ?? null) : CauseTypeId,
    isActive: IsActive ?? before?.isActive ?? true,
  };
  assertChosen(await knownLookups(database), [
    { field: 'CauseTypeId', type: 'CauseType', id: values.causeTypeId },
  ]);
  const [after] =
    before === null
      ? await database.insert(causes).values(values).returning()
      : await database.update(causes).set(values).where(eq(causes.id, before.id)).returning();
  if (after === undefined) throw notFound();
  await keepPictures(context, after.id, [{ type: imageTypes.Cause, field: 'Logo', picture: logo }]);
  recordChange({ rowId: after.id, before, after });
  return one(database, after);
};

/** @throws Refusal 404, and 409 where a bundle gives to it */
export const removeCause = async ({ database, clock, recordChange }: Writing, id: number): Promise<true> => {
  const before = await held(database, id);
  const giving = await database.$count(bundles, and(eq(bundles.causeId, id), isNull(bundles.deletedAt)));
  if (giving > 0)
    throw new Refusal(
      409,
      giving === 1 ? 'A bundle gives to this cause' : `${giving} bundles give to this cause`,
    );
  await database.update(causes).set({ deletedAt: clock.now() }).where(eq(causes.id, id));
  recordChange({ rowId: id, before, after: null });
  return true;
};
