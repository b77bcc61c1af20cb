import { codeKey } from '@phila/contract';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { Task } from '../../../core/jobs/task.ts';
import type { Sealing } from '../../../core/people/sealing.ts';
import type { Services } from '../../../core/services.ts';
import { aboutCode } from '../redemption/about-code.ts';
import { offers, voucherCodes } from '../tables.ts';
import { HOUR } from '../../../core/durations.ts';

const AT_ONCE = 500;

/** What a code is known by under the key that marks now, and under each former one. */
export const keysOf = (sealing: Sealing, code: string): string[] => sealing.marks(codeKey(code));

/**
 * Gives the codes that an earlier version kept their keys. Of two spellings of one code that lie in the pool one goes; those
 * that people have stay theirs. The offer is locked.
 * @returns how many were taken out of the pool
 */
export const giveKeys = async (tx: Database, sealing: Sealing, offerId: number): Promise<number> => {
  const ofOffer = eq(voucherCodes.offerId, offerId);
  const without = await tx
    .select({ place: voucherCodes.place, sealed: voucherCodes.sealed, givenAt: voucherCodes.givenAt })
    .from(voucherCodes)
    .where(and(ofOffer, isNull(voucherCodes.key)))
    // Those that people have come first: of a spelling that lies in the pool they stay.
    .orderBy(sql`${voucherCodes.givenAt} is null`, asc(voucherCodes.place));
  if (without.length === 0) return 0;
  const there = await tx
    .select({ key: voucherCodes.key })
    .from(voucherCodes)
    .where(and(ofOffer, isNotNull(voucherCodes.key)));
  const known = new Set(there.map(({ key }) => key));
  const twice: number[] = [];
  const keyed: { place: number; key: string }[] = [];
  for (const { place, sealed, givenAt } of without) {
    const code = sealing.open(sealed, aboutCode(offerId));
    const keys = code === null ? [] : keysOf(sealing, code);
    const isKnown = keys.some((key) => known.has(key));
    if (isKnown && givenAt === null) twice.push(place);
    // One that no key opens, or that was given out twice before, is known by its place alone.
    else keyed.push({ place, key: isKnown ? `place ${place}` : (keys[0] ?? `place ${place}`) });
    if (keys[0] !== undefined) known.add(keys[0]);
  }
  for (let from = 0; from < twice.length; from += AT_ONCE)
    await tx
      .delete(voucherCodes)
      .where(and(ofOffer, inArray(voucherCodes.place, twice.slice(from, from + AT_ONCE))));
  for (let from = 0; from < keyed.length; from += AT_ONCE) {
    const rows = keyed.slice(from, from + AT_ONCE).map(({ place, key }) => sql`(${place}::int, ${key})`);
    await tx.execute(
      sql`update voucher_codes set key = given.key from (values ${sql.join(rows, sql`, `)}) as given (place, key)
        where voucher_codes.offer_id = ${offerId} and voucher_codes.place = given.place`,
    );
  }
  return twice.length;
};

/** Reads what an earlier version kept, an offer at a time. Afterwards it finds nothing, by an index. */
export const keysOfCodesTask: Task<Services> = {
  name: 'keys of codes',
  every: HOUR,
  atStart: true,
  run: async ({ database, sealing, log }) => {
    const waiting = await database
      .selectDistinct({ offerId: voucherCodes.offerId })
      .from(voucherCodes)
      .where(isNull(voucherCodes.key));
    for (const { offerId } of waiting) {
      const removed = await database.transaction(async (tx) => {
        await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, offerId)).for('update');
        return giveKeys(tx, sealing, offerId);
      });
      if (removed > 0) log.info('second spellings of codes left a pool', { offerId, removed });
    }
  },
};
