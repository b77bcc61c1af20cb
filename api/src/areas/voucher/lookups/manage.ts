import {
  type May,
  type ResourceRow,
  type VoucherLookup,
  voucherLookupEntry,
  type VoucherLookupType,
} from '@phila/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal, refuseAt } from '../../../core/http/refusal.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import type { UnknownRecord } from '../../../core/resources/stored-resource.ts';
import { voucherLookups } from '../tables.ts';
import { knownLookups } from './known.ts';
import { isFixed } from './shipped.ts';
import { inUseSentence, usesOfLookup } from './uses.ts';

/** An advisory lock's number, used for nothing else in the database. */
const ENTRIES_LOCK = 728_190_611;

const shown = ({
  id,
  name,
  isActive,
  lookupType,
}: ResourceRow<typeof voucherLookupEntry>): VoucherLookup => ({
  id,
  name: name ?? '',
  isActive: isActive ?? false,
  lookupType: lookupType ?? '',
});

export const lookupEntries = storeResource(voucherLookups, voucherLookupEntry, {
  // Serialises writes, so that the second of two equal names is refused.
  lockBefore: async ({ database }) => {
    await database.execute(sql`select pg_advisory_xact_lock(${ENTRIES_LOCK})`);
  },
  specified: (_context, row) => shown(row),
  check: async ({ database }, { body: { name, lookupType }, before }) => {
    if (before !== null && isFixed(before) && name !== before.name)
      refuseAt('name', 'The site needs this name, so it cannot be changed');
    const taken = await database.$count(
      voucherLookups,
      and(
        eq(voucherLookups.lookupType, lookupType),
        eq(sql`lower(${voucherLookups.name})`, name.toLowerCase()),
        isNull(voucherLookups.deletedAt),
        before === null ? undefined : ne(voucherLookups.id, before.id),
      ),
    );
    if (taken > 0) refuseAt('name', 'There is an entry of this name already');
  },
  assertRemovable: async ({ database }, row) => {
    if (isFixed(row)) throw new Refusal(422, 'The site needs this entry');
    const used = inUseSentence(await usesOfLookup(database, row.id));
    if (used !== null) throw new Refusal(409, used);
  },
});

export const listLookups = async (
  database: Database,
  type: VoucherLookupType | undefined,
): Promise<VoucherLookup[]> =>
  [...(await knownLookups(database)).values()]
    .filter(({ lookupType, isDeleted }) => !isDeleted && (type === undefined || lookupType === type))
    .toSorted((a, b) => a.id - b.id);

/** Requires an entry of this type: the calls name both. @throws Refusal 404 */
const assertOfType = async (database: Database, id: number, type: unknown): Promise<void> => {
  const isOfType = and(eq(voucherLookups.id, id), eq(voucherLookups.lookupType, String(type)));
  if ((await database.$count(voucherLookups, isOfType)) === 0) throw notFound();
};

const OTHER_ENTRY = 'This is not the entry in the address';

/** Changes the fields given. @throws Refusal 404 for no entry of this type, 422 if the result breaks a rule */
export const updateLookup = async (
  context: Context<May>,
  id: number,
  { id: named, ...sent }: UnknownRecord,
): Promise<VoucherLookup> => {
  if (sent['lookupType'] !== undefined) await assertOfType(context.database, id, sent['lookupType']);
  if (named !== id) refuseAt('id', OTHER_ENTRY);
  return shown(await lookupEntries.update(context, id, sent));
};

export const removeLookup = async (
  context: Context<May>,
  id: number,
  type: VoucherLookupType,
): Promise<true> => {
  await assertOfType(context.database, id, type);
  return lookupEntries.remove(context, id);
};
