import { calls, type May, type VoucherLookup, type VoucherLookupType } from '@phila/contract';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../core/database/open.ts';
import { checkBody } from '../../../core/http/check-part.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { mergeFields } from '../../../core/records/merge-update.ts';
import { voucherLookups } from '../tables.ts';
import { type KnownLookup, knownLookups } from './known.ts';
import { shippedLookups } from './shipped.ts';

const shown = ({ id, name, isActive, lookupType }: KnownLookup): VoucherLookup => ({
  id,
  name,
  isActive,
  lookupType,
});

export const listLookups = async (
  database: Database,
  type: VoucherLookupType | undefined,
): Promise<VoucherLookup[]> =>
  [...(await knownLookups(database)).values()]
    .filter(({ lookupType, isDeleted }) => !isDeleted && (type === undefined || lookupType === type))
    .toSorted((a, b) => a.id - b.id)
    .map(shown);

type Entry = Omit<VoucherLookup, 'id' | 'lookupType'> & { lookupType: VoucherLookupType };
type Writing = Pick<Context<May>, 'database' | 'clock' | 'recordChange'>;

const TAKEN = 'There is an entry of this name already';

const assertNew = (known: ReadonlyMap<number, KnownLookup>, { name, lookupType }: Entry, id?: number) => {
  const isTaken = [...known.values()].some(
    (one) =>
      one.id !== id &&
      !one.isDeleted &&
      one.lookupType === lookupType &&
      one.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw new Refusal(422, TAKEN, [{ path: 'name', message: TAKEN }]);
};

/** Any number that no other lock of the database has. */
const ENTRIES_LOCK = 728_190_611;

/** Two writes of entries follow each other, so that names stay single among shipped and added ones. */
const lockEntries = async (database: Database): Promise<void> => {
  await database.execute(sql`select pg_advisory_xact_lock(${ENTRIES_LOCK})`);
};

export const addLookup = async (
  { database, recordChange }: Writing,
  entry: Entry,
): Promise<VoucherLookup> => {
  await lockEntries(database);
  assertNew(await knownLookups(database), entry);
  const [made] = await database.insert(voucherLookups).values(entry).returning();
  if (made === undefined) throw notFound();
  const after = shown({ ...made, lookupType: entry.lookupType, isDeleted: false });
  recordChange({ rowId: made.id, before: null, after });
  return after;
};

/** The site decides by the names of these what it does. */
const FIXED: readonly VoucherLookupType[] = ['RedemptionMethod', 'SocialMedia'];
const KEEPS_NAME = 'The site knows this entry by its name, which therefore stays';

const isFixed = (id: number): boolean =>
  shippedLookups.some((entry) => entry.id === id && FIXED.includes(entry.lookupType));

const existing = async (database: Database, id: number): Promise<KnownLookup> => {
  await lockEntries(database);
  const found = (await knownLookups(database)).get(id);
  if (found === undefined || found.isDeleted) throw notFound();
  return found;
};

const save = async (database: Database, entry: KnownLookup, deletedAt: Date | null): Promise<void> => {
  const { id, name, isActive, lookupType } = entry;
  const row = { name, isActive, lookupType, deletedAt };
  await database
    .insert(voucherLookups)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: voucherLookups.id, set: row });
};

const OTHER_ENTRY = 'This is not the entry in the address';

/**
 * Changes what is named of an entry.
 * @throws Refusal 404 where there is none of this type, 422 where the whole breaks a rule
 */
export const updateLookup = async (
  { database, recordChange }: Writing,
  id: number,
  sent: Readonly<Record<string, unknown>>,
): Promise<VoucherLookup> => {
  const before = await existing(database, id);
  const { name, isActive, lookupType } = before;
  const { body } = calls.voucher.updateLookup;
  const whole = checkBody(body, mergeFields({ name, isActive, lookupType }, sent)) as z.output<typeof body>;
  const { id: named, ...entry } = whole;
  if (entry.lookupType !== lookupType) throw notFound();
  if (named !== id) throw new Refusal(422, OTHER_ENTRY, [{ path: 'id', message: OTHER_ENTRY }]);
  if (isFixed(id) && entry.name !== before.name)
    throw new Refusal(422, KEEPS_NAME, [{ path: 'name', message: KEEPS_NAME }]);
  assertNew(await knownLookups(database), entry, id);
  const after = { ...before, ...entry };
  await save(database, after, null);
  recordChange({ rowId: id, before: shown(before), after: shown(after) });
  return shown(after);
};

export const removeLookup = async (
  { database, clock, recordChange }: Writing,
  id: number,
  type: VoucherLookupType,
): Promise<true> => {
  const before = await existing(database, id);
  if (before.lookupType !== type) throw notFound();
  if (isFixed(id)) throw new Refusal(422, 'The site needs this entry');
  await save(database, before, clock.now());
  recordChange({ rowId: id, before: shown(before), after: null });
  return true;
};
