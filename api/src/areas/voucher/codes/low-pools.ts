import { brand } from '@phila/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { siteAddress } from '../../../core/site-address.ts';
import { isHolderOf } from '../../../core/access/role-holders.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import type { Services } from '../../../core/services.ts';
import type { Task } from '../../../core/jobs/task.ts';
import { channelsFor, mailOfKinds } from '../../messaging/public.ts';
import { knownLookups } from '../lookups/known.ts';
import { offers, voucherCodes } from '../tables.ts';
import { hasPool } from './has-pool.ts';

const EVERY = 10 * 60_000;
/** A pool is low at this number of codes left, or at a tenth of all. */
const FEW = 5;
const FEW_PART = 0.1;

/** @param all codes that can be or were given out */
export const isLow = (available: number, all: number): boolean => available <= Math.max(FEW, all * FEW_PART);

/** Active offers with a low pool and no warning since codes were last added. */
const lowPools = async (services: Pick<Services, 'database'>) => {
  const { database } = services;
  const known = await knownLookups(database);
  const rows = await database
    .select({
      id: offers.id,
      name: offers.name,
      methodId: offers.redemtionMethodId,
      uniqueCode: offers.uniqueCode,
      all: sql<number>`(count(${voucherCodes.place}) filter (where ${voucherCodes.revokedAt} is null))::int`,
      available: sql<number>`(count(${voucherCodes.place}) filter (where ${voucherCodes.givenAt} is null))::int`,
    })
    .from(offers)
    .leftJoin(voucherCodes, eq(voucherCodes.offerId, offers.id))
    .where(and(eq(offers.isActive, true), isNull(offers.deletedAt), isNull(offers.lowPoolToldAt)))
    .groupBy(offers.id);
  return rows.filter(({ methodId, uniqueCode, all, available }) => {
    const method = known.get(methodId)?.name;
    return hasPool(method, uniqueCode) && isLow(available, all);
  });
};

const sentence = ({ name, available }: { name: string; available: number }): string =>
  available === 0
    ? `${name}: no code is left. People who press Redeem get none until you add some.`
    : `${name}: ${available === 1 ? '1 code is left' : `${available} codes are left`}.`;

/**
 * Warns every administrator once for each offer that runs out of codes. Mails and marks share a transaction, so that a
 * crash neither loses nor repeats them.
 */
export const tellOfLowPools = async (services: Services): Promise<void> => {
  const { database, clock, configuration } = services;
  const low = await lowPools(services);
  if (low.length === 0) return;
  await database.transaction(async (tx) => {
    const now = clock.now();
    const marked: typeof low = [];
    for (const offer of low) {
      const rows = await tx
        .update(offers)
        .set({ lowPoolToldAt: now })
        .where(and(eq(offers.id, offer.id), isNull(offers.lowPoolToldAt)))
        .returning({ id: offers.id });
      if (rows.length > 0) marked.push(offer);
    }
    if (marked.length === 0) return;
    const administrators = await tx
      .select({
        id: accounts.id,
        email: accounts.email,
        mobile: accounts.mobile,
        mobileVerifiedAt: accounts.mobileVerifiedAt,
      })
      .from(accounts)
      .where(and(isHolderOf(tx, accounts.id, 'voucher.codes.write'), isNotNull(accounts.email)))
      .orderBy(accounts.id);
    const message = {
      kinds: ['codes'] as const,
      about: 'staff' as const,
      letter: {
        subject:
          marked.length === 1
            ? `Codes of a voucher run out at ${brand.name}`
            : `Codes of ${marked.length} vouchers run out at ${brand.name}`,
        paragraphs: ['Please add codes to these vouchers.', ...marked.map(sentence)],
        action: { label: `Open ${brand.name}`, to: siteAddress(configuration, '/') },
        closing: 'We write once for each voucher, and again when codes that you added run out.',
      },
      essential: true,
    };
    const channels = await channelsFor(tx, administrators, ['codes']);
    for (const administrator of administrators) {
      const { id, email } = administrator;
      if (email !== null && channels(administrator, 'codes').mail)
        await mailOfKinds(services, tx, { id, email }, message);
    }
  });
};

export const lowPoolTask: Task<Services> = {
  name: 'low pools of codes',
  every: EVERY,
  run: tellOfLowPools,
};
