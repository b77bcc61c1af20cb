import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { voucherCodes } from '../tables.ts';

/** How many codes people have, and how many can still be given out. */
export interface Pool {
  given: number;
  available: number;
}

/** The pools of some offers, in numbers; an offer without codes is left out. */
export const poolsOf = async (
  database: Database,
  offerIds: readonly number[],
): Promise<Map<number, Pool>> => {
  if (offerIds.length === 0) return new Map();
  const rows = await database
    .select({
      offerId: voucherCodes.offerId,
      given: sql<number>`(count(${voucherCodes.givenAt}) filter (where ${voucherCodes.revokedAt} is null))::int`,
      available: sql<number>`(count(*) filter (where ${voucherCodes.givenAt} is null))::int`,
    })
    .from(voucherCodes)
    .where(inArray(voucherCodes.offerId, [...offerIds]))
    .groupBy(voucherCodes.offerId);
  return new Map(rows.map(({ offerId, given, available }) => [offerId, { given, available }]));
};
