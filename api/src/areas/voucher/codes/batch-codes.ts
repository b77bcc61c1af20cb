import { codeKey, type May, poolCodeAsRead, poolCodeFault, southAfricanDay, storable } from '@phila/contract';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { Refusal, refuseAt } from '../../../core/http/refusal.ts';
import type { Sealing } from '../../../core/secrets/sealing.ts';
import { knownLookups } from '../lookups/known.ts';
import { aboutCode } from '../redemption/about-code.ts';
import { codeBatches, offers, voucherCodes } from '../tables.ts';
import { keysOf } from './keys-of-codes.ts';
import { poolsOf } from './pools.ts';
import { hasPool } from './has-pool.ts';

type WriteContext = Pick<Context<May>, 'database' | 'clock' | 'sealing' | 'recordChange'>;

interface Batch {
  offerId: number;
  codes: readonly string[];
  name?: string | undefined;
}

interface Added {
  offerId: number;
  added: number;
  available: number;
  given: number;
}

/** Locks the offer, so that two batches get different places. */
const holdOffer = async (database: Database, offerId: number): Promise<void> => {
  const [found] = await database.select().from(offers).where(eq(offers.id, offerId)).for('update');
  if (found === undefined || found.deletedAt !== null) return refuseAt('offerId', 'There is no such offer');
  const method = (await knownLookups(database)).get(found.redemtionMethodId)?.name;
  if (!hasPool(method, found.uniqueCode))
    refuseAt('offerId', 'This offer does not give each person a code of their own');
};

/** The most faults that a refusal names. */
const MAX_NAMED = 100;

/** Judges a line as sent, because cleaning would remove the evidence. */
const unreadable = (line: string, at: number): string | null => {
  const fault = storable(line)
    ? poolCodeFault(line)
    : 'there are characters in this line that cannot be shown.';
  return fault === null ? null : `Line ${at + 1}: ${fault}`;
};

/** Names the line of a duplicate, and the other spelling. */
const duplicate = ({
  code,
  at,
  first,
  before,
}: {
  code: string;
  at: number;
  first: number | undefined;
  before: string | undefined;
}): string => {
  const line = `Line ${at + 1}: ${code} is`;
  if (first === undefined) return `${line} there already, spelt so or otherwise.`;
  const spelt = before === code ? '' : ` as ${before}`;
  return `${line} in the list twice: line ${first + 1} has it${spelt}.`;
};

/**
 * Refuses a batch with a line that is not one code, or a code that is repeated or there already, compared by hashes
 * under every key: all faults in one answer.
 * @returns the codes as read, with their marks
 * @throws Refusal 422 with an error for each line at fault
 */
const assertNew = async (
  database: Database,
  sealing: Sealing,
  { offerId, codes: lines }: Batch,
  onlyGiven: boolean,
): Promise<{ codes: string[]; marks: string[] }> => {
  const codes = lines.map(poolCodeAsRead);
  const marks = codes.map((code) => keysOf(sealing, code));
  const stored = new Set<string>();
  for (let from = 0; from < marks.length; from += 1_000) {
    const found = await database
      .select({ mark: voucherCodes.key })
      .from(voucherCodes)
      .where(
        and(
          eq(voucherCodes.offerId, offerId),
          inArray(voucherCodes.key, marks.slice(from, from + 1_000).flat()),
          onlyGiven ? isNotNull(voucherCodes.givenAt) : undefined,
        ),
      );
    for (const { mark } of found) stored.add(mark);
  }
  const seen = new Map<string, number>();
  const errors = codes.flatMap((code, at) => {
    const fault = unreadable(lines[at] ?? '', at);
    if (fault !== null) return [{ path: `codes.${at}`, message: fault }];
    const isStored = marks[at]?.some((mark) => stored.has(mark)) === true;
    const key = codeKey(code);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at);
    if (!isStored && first === undefined) return [];
    return [{ path: `codes.${at}`, message: duplicate({ code, at, first, before: codes[first ?? 0] }) }];
  });
  if (errors.length > 0)
    throw new Refusal(
      422,
      errors.length === 1
        ? 'One line cannot be added. Nothing was added.'
        : `${errors.length} lines cannot be added. Nothing was added.`,
      errors.slice(0, MAX_NAMED),
    );
  return { codes, marks: marks.map(([mark = '']) => mark) };
};

const insertCodes = async (
  { database, clock, sealing }: WriteContext,
  { offerId, codes, name }: Batch,
  marks: readonly string[],
  places: readonly number[],
): Promise<void> => {
  const about = aboutCode(offerId);
  const addedAt = clock.now();
  const [batch] = await database
    .insert(codeBatches)
    .values({ offerId, addedAt, name: name ?? `Added on ${southAfricanDay(addedAt)}` })
    .returning({ id: codeBatches.id });
  if (batch === undefined) throw new Error('The batch was not made');
  for (let from = 0; from < codes.length; from += 1_000)
    await database.insert(voucherCodes).values(
      codes.slice(from, from + 1_000).map((code, at) => ({
        offerId,
        place: places[from + at] ?? 0,
        sealed: sealing.seal(code, about),
        key: marks[from + at] ?? '',
        batchId: batch.id,
      })),
    );
  await database.update(offers).set({ lowPoolToldAt: null }).where(eq(offers.id, offerId));
};

const poolAfter = async ({ database }: WriteContext, { offerId, codes }: Batch): Promise<Added> => {
  const pool = (await poolsOf(database, [offerId])).get(offerId) ?? { given: 0, available: 0 };
  return { offerId, added: codes.length, ...pool };
};

/** The lowest free places: codes at places above the offer's limit are never given out. */
const freePlaces = (taken: readonly { place: number }[], wanted: number): number[] => {
  const known = new Set(taken.map(({ place }) => place));
  const places: number[] = [];
  for (let place = 1; places.length < wanted; place += 1) if (!known.has(place)) places.push(place);
  return places;
};

/** Checks a batch without adding it. @throws Refusal 422 for duplicates, or an offer without a pool */
export const checkCodes = async (context: WriteContext, batch: Batch): Promise<{ codes: number }> => {
  const { database, sealing } = context;
  await database.transaction(async (tx) => {
    await holdOffer(tx, batch.offerId);
    await assertNew(tx, sealing, batch, false);
  });
  return { codes: batch.codes.length };
};

/** Adds codes to an offer's pool. @throws Refusal 422 for duplicates, or an offer without a pool */
export const addCodes = async (context: WriteContext, batch: Batch): Promise<Added> => {
  const { database, sealing, recordChange } = context;
  const { offerId } = batch;
  await holdOffer(database, offerId);
  const { codes, marks } = await assertNew(database, sealing, batch, false);
  const taken = await database
    .select({ place: voucherCodes.place })
    .from(voucherCodes)
    .where(eq(voucherCodes.offerId, offerId));
  await insertCodes(context, { ...batch, codes }, marks, freePlaces(taken, codes.length));
  const before = taken.length;
  recordChange({ rowId: offerId, before: { codes: before }, after: { codes: before + codes.length } });
  return poolAfter(context, batch);
};

/** Replaces the codes not yet given out; people keep theirs. */
export const replaceCodes = async (context: WriteContext, batch: Batch): Promise<Added> => {
  const { database, sealing, recordChange } = context;
  const { offerId } = batch;
  await holdOffer(database, offerId);
  const { codes, marks } = await assertNew(database, sealing, batch, true);
  const removed = await database
    .delete(voucherCodes)
    .where(and(eq(voucherCodes.offerId, offerId), isNull(voucherCodes.givenAt)))
    .returning({ place: voucherCodes.place });
  const given = await database
    .select({ place: voucherCodes.place, mark: voucherCodes.key })
    .from(voucherCodes)
    .where(eq(voucherCodes.offerId, offerId));
  // A code may have been given out since the batch was compared.
  const marked = new Set(given.map(({ mark }) => mark));
  if (marks.some((mark) => marked.has(mark)))
    throw new Refusal(409, 'One of the codes has been given out just now. Nothing was changed.');
  await insertCodes(context, { ...batch, codes }, marks, freePlaces(given, codes.length));
  recordChange({
    rowId: offerId,
    before: { available: removed.length },
    after: { available: codes.length },
  });
  return poolAfter(context, batch);
};
