import type { Page, Redemption } from '@phila/contract';
import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { countCapped } from '../../../core/database/count-capped.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { type PageRequest, readPage } from '../../../core/database/read-page.ts';
import { redemptions } from '../tables.ts';
import { redemptionLines } from './redemption-lines.ts';

const lines = async (...asked: Parameters<typeof redemptionLines>): Promise<Redemption[]> =>
  (await redemptionLines(...asked)).map(({ line }) => line);

interface Narrowed {
  /** `true` for vouchers that were used or taken back. */
  Done?: 'true' | undefined;
}

const ownLines = (personId: string, done: Narrowed['Done']): SQL | undefined =>
  and(
    eq(redemptions.personId, personId),
    done === undefined ? undefined : or(isNotNull(redemptions.usedAt), isNotNull(redemptions.revokedAt)),
  );

/** Lists a person's redemptions, the latest first. */
export const ledgerOf = async (
  database: Database,
  personId: string,
  { Done, ...asked }: PageRequest & Narrowed = {},
): Promise<Redemption[] | Page<Redemption>> => {
  const own = ownLines(personId, Done);
  if (asked.PageNumber === undefined) return lines(database, own);
  return readPage(
    asked,
    (size, offset) => lines(database, own, { size, offset }),
    () => database.$count(redemptions, own),
  );
};

/** Counts the lines, up to the most that a list says. */
export const countLedger = (database: Database, personId: string, { Done }: Narrowed) =>
  countCapped(database, redemptions, ownLines(personId, Done));

/**
 * Notes that a person used a voucher, or takes the note back.
 * @throws Refusal 404 for a voucher that they did not redeem
 */
export const markUsed = async (
  database: Database,
  { personId, offerId, usedAt }: { personId: string; offerId: number; usedAt: Date | null },
): Promise<{ usedAt: string | null }> => {
  const marked = await database
    .update(redemptions)
    .set({ usedAt })
    .where(
      and(
        eq(redemptions.personId, personId),
        eq(redemptions.offerId, offerId),
        isNull(redemptions.revokedAt),
      ),
    )
    .returning({ id: redemptions.id });
  if (marked.length === 0) throw notFound();
  return { usedAt: usedAt?.toISOString() ?? null };
};
