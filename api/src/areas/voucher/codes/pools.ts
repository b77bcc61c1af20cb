import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { voucherCodes } from '../tables.ts';

/** Codes that people have, and codes still available. */
export interface Pool {
  given: number;
  available: number;
}

/** Counts the pools of offers; offers without codes are left out. */
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
