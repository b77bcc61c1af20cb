import { type AnyResource, type calls, MAX_VIEWS, type Permission, type ValueOf } from '@phila/contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { reachOf } from '../../core/access/rights.ts';
import { listChoices, listViews } from './tables.ts';

type Answer = ValueOf<typeof calls.lists.read>;
type View = ValueOf<typeof calls.lists.addView>;
type Row = typeof listViews.$inferSelect;

/** The list's resource; undefined for other lists. */
type Listed = AnyResource | undefined;

type PersonContext = Context<'person'>;

/**
 * Tells if a person has a permission for every row of the list. Shared views may cover any row, so people limited to an
 * organisation neither see nor share them.
 */
const reachesAll = ({ person }: PersonContext, listed: Listed, what: 'read' | 'write'): boolean =>
  listed !== undefined && reachOf(person, `${listed.capability}.${what}` as Permission) === 'everywhere';

const shown = (
  { person }: PersonContext,
  { id, name, isShared, address, columns, accountId }: Row,
): View => ({
  id,
  name,
  isShared,
  isMine: accountId === person.id,
  address,
  columns,
});

/** The views of a list that the caller may see. */
const seen = (context: PersonContext, list: string, listed: Listed) =>
  and(
    eq(listViews.list, list),
    or(
      eq(listViews.accountId, context.person.id),
      reachesAll(context, listed, 'read') ? eq(listViews.isShared, true) : undefined,
    ),
  );

export const readList = async (context: PersonContext, list: string, listed: Listed): Promise<Answer> => {
  const { database, person } = context;
  const [[choice], views] = await Promise.all([
    database
      .select()
      .from(listChoices)
      .where(and(eq(listChoices.accountId, person.id), eq(listChoices.list, list))),
    database
      .select()
      .from(listViews)
      .where(seen(context, list, listed))
      .orderBy(asc(sql`lower(${listViews.name})`), asc(listViews.id)),
  ]);
  return {
    size: choice?.size ?? null,
    columns: choice?.columns ?? null,
    isDense: choice?.isDense ?? false,
    widths: choice?.widths ?? {},
    // A view that is no longer shared falls back to all rows.
    viewId: views.find(({ id }) => id === choice?.viewId)?.id ?? null,
    views: views.map((row) => shown(context, row)),
  };
};

interface Choice {
  size?: number | null | undefined;
  columns?: string[] | null | undefined;
  isDense?: boolean | undefined;
  widths?: Readonly<Record<string, number>> | null | undefined;
  viewId?: string | null | undefined;
}

/** @throws Refusal 422 at a limit */
const assertRoom = (kept: number): void => {
  if (kept >= MAX_VIEWS) throw new Refusal(422, `At most ${MAX_VIEWS}: please remove one first`);
};

/**
 * Saves the given settings of a list.
 * @throws Refusal 422 for a view that the person may not see
 */
export const chooseOfList = async (
  context: PersonContext,
  list: string,
  listed: Listed,
  { size, columns, isDense, widths, viewId }: Choice,
): Promise<true> => {
  const { database, person, clock } = context;
  if (typeof viewId === 'string') {
    const found = await database.$count(
      listViews,
      and(eq(listViews.id, viewId), seen(context, list, listed)),
    );
    if (found === 0) {
      const message = 'This view no longer exists';
      throw new Refusal(422, message, [{ path: 'viewId', message }]);
    }
  }
  const others = sql`${listChoices.accountId} = ${person.id} and ${listChoices.list} <> ${list}`;
  assertRoom(await database.$count(listChoices, others));
  const values = {
    ...(size === undefined ? {} : { size }),
    ...(columns === undefined ? {} : { columns }),
    ...(isDense === undefined ? {} : { isDense }),
    ...(widths === undefined ? {} : { widths }),
    ...(viewId === undefined ? {} : { viewId }),
    savedAt: clock.now(),
  };
  await database
    .insert(listChoices)
    .values({ accountId: person.id, list, ...values })
    .onConflictDoUpdate({ target: [listChoices.accountId, listChoices.list], set: values });
  return true;
};

interface ViewInput {
  name: string;
  address: string;
  columns: string[] | null;
  isShared: boolean;
}

/** @throws Refusal 403 */
const assertMayShare = (context: PersonContext, listed: Listed): void => {
  if (!reachesAll(context, listed, 'write'))
    throw new Refusal(403, 'Only those who may change every row of this list can share views of it');
};

/** @throws Refusal 403 without the right to share, 422 for too many */
export const addView = async (
  context: PersonContext,
  list: string,
  listed: Listed,
  sent: ViewInput,
): Promise<View> => {
  const { database, person, clock } = context;
  if (sent.isShared) assertMayShare(context, listed);
  assertRoom(await database.$count(listViews, eq(listViews.accountId, person.id)));
  const now = clock.now();
  const [row] = await database
    .insert(listViews)
    .values({ ...sent, id: uuidv7(now), accountId: person.id, list, savedAt: now })
    .returning();
  if (row === undefined) throw new Error('A view was not saved');
  return shown(context, row);
};

const own = ({ person }: PersonContext, list: string, id: string) =>
  and(eq(listViews.id, id), eq(listViews.list, list), eq(listViews.accountId, person.id));

/** @throws Refusal 403 without the right to share, 404 for another account's view */
export const changeView = async (
  context: PersonContext,
  list: string,
  listed: Listed,
  id: string,
  { name, address, columns, isShared }: { [K in keyof ViewInput]?: ViewInput[K] | undefined },
): Promise<View> => {
  if (isShared === true) assertMayShare(context, listed);
  const [row] = await context.database
    .update(listViews)
    .set({
      ...(name === undefined ? {} : { name }),
      ...(address === undefined ? {} : { address }),
      ...(columns === undefined ? {} : { columns }),
      ...(isShared === undefined ? {} : { isShared }),
      savedAt: context.clock.now(),
    })
    .where(own(context, list, id))
    .returning();
  if (row === undefined) throw notFound();
  return shown(context, row);
};

/** @throws Refusal 404 for another account's view */
export const removeView = async (context: PersonContext, list: string, id: string): Promise<true> => {
  const gone = await context.database
    .delete(listViews)
    .where(own(context, list, id))
    .returning({ id: listViews.id });
  if (gone.length === 0) throw notFound();
  return true;
};
