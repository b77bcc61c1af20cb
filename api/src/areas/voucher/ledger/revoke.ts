import { ALL_GIVEN_OUT, type LedgerLine, type May, TOO_OFTEN } from '@phila/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { offers, redemptions, voucherCodes } from '../tables.ts';
import { ledgerLine } from './administered-ledger.ts';
import { tellOfRedemption } from './letters.ts';

type Stored = typeof redemptions.$inferSelect;

const RESOURCE = 'redemptions';

/**
 * Locks a standing redemption until the transaction ends, with the lock that `redeem-voucher.sql` takes, before the
 * row, so that the person's own Redeem waits too.
 * @throws Refusal 404, and 409 for a revoked one
 */
const standing = async ({ database }: Context<May>, id: string): Promise<Stored> => {
  const isIt = eq(redemptions.id, id);
  const [found] = await database.select().from(redemptions).where(isIt);
  if (found === undefined) throw notFound();
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${found.personId}::text || '/' || ${found.offerId}::int, 0))`,
  );
  const [locked] = await database.select().from(redemptions).where(isIt).for('update');
  if (locked === undefined) throw notFound();
  if (locked.revokedAt !== null) throw new Refusal(409, 'This redemption was taken back before');
  return locked;
};

const takeBack = async (
  { database, clock, recordChange }: Context<May>,
  before: Stored,
  action: 'revoke' | 'reissue',
  reason: string | null,
): Promise<void> => {
  const now = clock.now();
  const [after] = await database
    .update(redemptions)
    .set({ revokedAt: now, revokedBecause: reason })
    .where(and(eq(redemptions.id, before.id), isNull(redemptions.revokedAt)))
    .returning();
  if (after === undefined) throw notFound();
  recordChange({
    rowId: before.id,
    before,
    after,
    resource: {
      name: RESOURCE,
      action,
      version: 0,
      operation: uuidv7(now),
      difference: [
        { field: 'State', before: 'redeemed', after: action === 'revoke' ? 'revoked' : 'another code' },
        ...(reason === null ? [] : [{ field: 'Why', before: null, after: reason }]),
      ],
    },
  });
};

/**
 * Revokes a redemption, so that the person may redeem the voucher again, and tells them. A code of the pool stays given
 * out, since they have seen it; otherwise the count towards the limit drops by one.
 * @throws Refusal 404, and 409 for a revoked one
 */
export const revoke = async (
  context: Context<May>,
  id: string,
  reason: string | null,
): Promise<LedgerLine> => {
  const { database } = context;
  const before = await standing(context, id);
  await takeBack(context, before, 'revoke', reason);
  if (before.place === null)
    await database
      .update(offers)
      .set({ redeemed: sql`greatest(0, ${offers.redeemed} - 1)` })
      .where(eq(offers.id, before.offerId));
  await tellOfRedemption(context, before, { isReissued: false, reason });
  return ledgerLine(context, id);
};

/** The next code of the pool, as `redeem-voucher.sql` takes it: within the limit, skipping locked ones. */
const nextCode = async ({ database, clock }: Context<May>, offerId: number) => {
  const [offer] = await database.select().from(offers).where(eq(offers.id, offerId));
  const [free] = await database
    .select({ place: voucherCodes.place })
    .from(voucherCodes)
    .where(
      and(
        eq(voucherCodes.offerId, offerId),
        isNull(voucherCodes.givenAt),
        sql`${voucherCodes.place} <= ${offer?.redeemLimit ?? 0}`,
      ),
    )
    .orderBy(voucherCodes.place)
    .limit(1)
    .for('update', { skipLocked: true });
  if (free === undefined) {
    const isLimit =
      (await database.$count(
        voucherCodes,
        and(eq(voucherCodes.offerId, offerId), isNull(voucherCodes.givenAt)),
      )) > 0;
    throw new Refusal(409, isLimit ? TOO_OFTEN : ALL_GIVEN_OUT);
  }
  const [taken] = await database
    .update(voucherCodes)
    .set({ givenAt: clock.now() })
    .where(and(eq(voucherCodes.offerId, offerId), eq(voucherCodes.place, free.place)))
    .returning();
  if (taken === undefined) throw new Error('A locked code is gone');
  return taken;
};

/**
 * Replaces the person's code with another of the pool; the old one is never given out again. A second press finds the
 * old redemption revoked.
 * @throws Refusal 404, 409 for a revoked one or an empty pool, 422 without a code of the person's own
 */
export const reissue = async (context: Context<May>, id: string, reason: string): Promise<LedgerLine> => {
  const { database, clock, recordChange } = context;
  const before = await standing(context, id);
  if (before.place === null || before.sealed === null)
    throw new Refusal(422, 'This voucher has no code of the person’s own, so there is no other to give');
  const { place, sealed } = await nextCode(context, before.offerId);
  await takeBack(context, before, 'reissue', reason);
  const now = clock.now();
  const [made] = await database
    .insert(redemptions)
    .values({
      id: uuidv7(now),
      personId: before.personId,
      offerId: before.offerId,
      deviceId: before.deviceId,
      redeemedAt: now,
      sealed,
      place,
      counted: place,
    })
    .returning();
  if (made === undefined) throw new Error('A redemption was not saved');
  recordChange({ rowId: made.id, before: null, after: made });
  await tellOfRedemption(context, before, { isReissued: true, reason });
  return ledgerLine(context, made.id);
};
