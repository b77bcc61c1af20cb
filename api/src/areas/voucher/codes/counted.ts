import type { CodeBatch, CodePool } from '@phila/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { knownLookups } from '../lookups/known.ts';
import { codeBatches, offers, redemptions, voucherCodes } from '../tables.ts';
import { isLow } from './low-pools.ts';
import { hasPool } from './has-pool.ts';

/** The most offers in an answer. */
const MAX_POOLS = 200;

const number = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Counts codes by state: free, given or revoked. */
const counts = {
  free: number(sql`${voucherCodes.place} is not null and ${voucherCodes.givenAt} is null`),
  given: number(sql`${voucherCodes.givenAt} is not null and ${voucherCodes.revokedAt} is null`),
  revoked: number(sql`${voucherCodes.revokedAt} is not null`),
  redeemed: number(sql`${redemptions.id} is not null`),
};

/** The redemption that holds a code. */
const holding = and(
  eq(redemptions.offerId, voucherCodes.offerId),
  eq(redemptions.place, voucherCodes.place),
  isNull(redemptions.revokedAt),
);

const poolsWhere = async (database: Database, where: SQL | undefined): Promise<CodePool[]> => {
  const known = await knownLookups(database);
  const rows = await database
    .select({
      offerId: offers.id,
      name: offers.name,
      isActive: offers.isActive,
      methodId: offers.redemtionMethodId,
      uniqueCode: offers.uniqueCode,
      ...counts,
    })
    .from(offers)
    .leftJoin(voucherCodes, eq(voucherCodes.offerId, offers.id))
    .leftJoin(redemptions, holding)
    .where(and(isNull(offers.deletedAt), where))
    .groupBy(offers.id);
  return rows.flatMap(({ methodId, uniqueCode, ...pool }) => {
    const method = known.get(methodId)?.name;
    const gives = hasPool(method, uniqueCode);
    // An offer that stopped using codes may still have some.
    if (!gives && pool.free + pool.given + pool.revoked === 0) return [];
    return [{ ...pool, isLow: gives && pool.isActive && isLow(pool.free, pool.free + pool.given) }];
  });
};

/** Lists the pools of all offers, low ones first. */
export const listPools = async (database: Database): Promise<CodePool[]> =>
  (await poolsWhere(database, undefined))
    .toSorted((one, other) => Number(other.isLow) - Number(one.isLow) || one.name.localeCompare(other.name))
    .slice(0, MAX_POOLS);

export const batchesWhere = async (database: Database, where: SQL | undefined): Promise<CodeBatch[]> => {
  const rows = await database
    .select({ batch: codeBatches, ...counts })
    .from(codeBatches)
    .innerJoin(voucherCodes, eq(voucherCodes.batchId, codeBatches.id))
    .leftJoin(redemptions, holding)
    .where(where)
    .groupBy(codeBatches.id)
    .orderBy(desc(codeBatches.id));
  return rows.map(({ batch: { id, name, addedAt, revokedAt, revokedBecause }, ...counted }) => ({
    id,
    name,
    addedAt: addedAt.toISOString(),
    ...counted,
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedBecause,
  }));
};

/** @throws Refusal 404 */
export const poolOf = async (database: Database, offerId: number) => {
  const [pool] = await poolsWhere(database, eq(offers.id, offerId));
  if (pool === undefined) throw notFound();
  return { pool, batches: await batchesWhere(database, eq(codeBatches.offerId, offerId)) };
};
