import type { CodeBatch, May } from '@phila/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { codeBatches, offers, redemptions, voucherCodes } from '../tables.ts';
import { batchesWhere } from './counted.ts';

type WriteContext = Pick<Context<May>, 'database' | 'clock' | 'recordChange'>;

/**
 * Removes the free codes of a batch from the pool. Of a redemption and a revocation at the same moment, the first to
 * write wins.
 * @throws Refusal 404
 */
export const revokeBatch = async (
  { database, clock, recordChange }: WriteContext,
  id: number,
  { reason, given }: { reason: string; given: boolean },
): Promise<CodeBatch> => {
  const isIt = eq(codeBatches.id, id);
  const [found] = await database.select().from(codeBatches).where(isIt);
  if (found === undefined) throw notFound();
  // Locks the offer, so that new codes get other places.
  await database.select({ id: offers.id }).from(offers).where(eq(offers.id, found.offerId)).for('update');
  const [before] = await batchesWhere(database, isIt);
  const now = clock.now();
  const at = now.toISOString();
  await database.execute(sql`
    with lowest as (
      select least(min(place), 0) as place from voucher_codes where offer_id = ${found.offerId}
    ), free as (
      select held.place, row_number() over (order by held.place) as at from (
        select place from voucher_codes where batch_id = ${id} and given_at is null for update
      ) held
    )
    update voucher_codes set place = lowest.place - free.at, given_at = ${at}, revoked_at = ${at}
    from lowest, free where voucher_codes.offer_id = ${found.offerId} and voucher_codes.place = free.place`);
  if (given)
    await database
      .update(redemptions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(redemptions.offerId, found.offerId),
          isNull(redemptions.revokedAt),
          inArray(
            redemptions.place,
            database
              .select({ place: voucherCodes.place })
              .from(voucherCodes)
              .where(eq(voucherCodes.batchId, id)),
          ),
        ),
      );
  await database.update(codeBatches).set({ revokedAt: now, revokedBecause: reason }).where(isIt);
  const [after] = await batchesWhere(database, isIt);
  if (before === undefined || after === undefined) throw notFound();
  recordChange({ rowId: id, before, after });
  return after;
};
