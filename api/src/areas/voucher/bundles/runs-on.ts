import { and, eq, exists, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { isConfirmedMember } from '../../../core/accounts/membership.ts';
import { bundleOwnerships, bundles } from '../tables.ts';

/**
 * Selects bundles on offer on a day: switched on, not deleted, begun and not over.
 * @param day of South Africa, `YYYY-MM-DD`
 */
export const runsOn = (day: string): SQL | undefined =>
  and(
    eq(bundles.isActive, true),
    isNull(bundles.deletedAt),
    lte(bundles.startDate, day),
    gte(bundles.endDate, day),
  );

/** Selects bundles for everybody, and bundles of organisations that confirmed the person as a member. */
export const isFor = (database: Database, personId: string | null): SQL | undefined =>
  personId === null
    ? isNull(bundles.osNo)
    : or(isNull(bundles.osNo), isConfirmedMember(database, personId, bundles.osNo));

export const isOwnedBy = (database: Database, personId: string): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(bundleOwnerships)
      .where(and(eq(bundleOwnerships.personId, personId), eq(bundleOwnerships.bundleId, bundles.id))),
  );
