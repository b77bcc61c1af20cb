import { dateText, type Found, southAfricanDay } from '@phila/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../core/services.ts';
import { codeBatches, offers, voucherCodes } from '../tables.ts';
import { keysOf } from './keys-of-codes.ts';

type Code = typeof voucherCodes.$inferSelect;

/** Fewest characters of a code that is searched: shorter ones would be met by chance. */
const LEAST = 4;

const on = (at: Date): string => dateText(southAfricanDay(at));

const stateOf = ({
  revokedAt,
  givenAt,
}: Pick<Code, 'revokedAt' | 'givenAt'>): NonNullable<Found['state']> => {
  if (revokedAt !== null) return { name: `Revoked on ${on(revokedAt)}`, tone: 'neutral' };
  return givenAt === null
    ? { name: 'Free', tone: 'success' }
    : { name: `Given on ${on(givenAt)}`, tone: 'info' };
};

/** Finds a voucher code, typed whole, in the pools of all offers; each as a link to its offer’s pool. */
export const findCodes = async (
  { database, sealing }: Pick<Services, 'database' | 'sealing'>,
  typed: string,
  most: number,
): Promise<Found[]> => {
  if (typed.length < LEAST) return [];
  const rows = await database
    .select({
      offerId: voucherCodes.offerId,
      offer: offers.name,
      batch: codeBatches.name,
      givenAt: voucherCodes.givenAt,
      revokedAt: voucherCodes.revokedAt,
    })
    .from(voucherCodes)
    .innerJoin(offers, eq(offers.id, voucherCodes.offerId))
    .innerJoin(codeBatches, eq(codeBatches.id, voucherCodes.batchId))
    .where(inArray(voucherCodes.key, keysOf(sealing, typed)))
    .orderBy(asc(voucherCodes.offerId))
    .limit(most);
  return rows.map(({ offerId, offer, batch, ...code }) => ({
    id: String(offerId),
    name: offer,
    detail: batch,
    state: stateOf(code),
  }));
};
