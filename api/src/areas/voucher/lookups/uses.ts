import type { LookupUse } from '@phila/contract';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { bundles, causes, offers, offerSocialMedia, voucherLookups } from '../tables.ts';

/** The most rows named beside their count. */
const NAMED = 20;

/**
 * Selects the rows that use an entry. Entries of all types share their ids, so one is never found in another type's
 * column.
 */
const usedBy = (database: Database, id: number) => {
  const linked = database
    .select({ id: offerSocialMedia.offerId })
    .from(offerSocialMedia)
    .where(eq(offerSocialMedia.socialMediaId, id));
  return [
    {
      kind: 'offer',
      table: offers,
      which: or(
        eq(offers.redemtionMethodId, id),
        eq(offers.supplierId, id),
        eq(offers.categoryId, id),
        eq(offers.statusId, id),
        inArray(offers.id, linked),
      ),
    },
    {
      kind: 'bundle',
      table: bundles,
      which: or(eq(bundles.bundelTypeId, id), eq(bundles.billingTypeId, id), eq(bundles.areaId, id)),
    },
    { kind: 'cause', table: causes, which: eq(causes.causeTypeId, id) },
  ] as const;
};

/** Counts the offers, bundles and causes that use an entry; removed rows do not count. */
export const usesOfLookup = async (database: Database, id: number): Promise<LookupUse[]> => {
  const found = await Promise.all(
    usedBy(database, id).map(async ({ kind, table, which }) => {
      const where = and(which, isNull(table.deletedAt));
      const rows = await database
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(where)
        .orderBy(asc(table.name), asc(table.id))
        .limit(NAMED);
      const count = rows.length < NAMED ? rows.length : await database.$count(table, where);
      return { kind, count, rows };
    }),
  );
  return found.filter(({ count }) => count > 0);
};

const WORDS = {
  offer: ['offer', 'offers'],
  bundle: ['value bundle', 'value bundles'],
  cause: ['cause', 'causes'],
} as const;

/** The most names that the sentence lists. */
const SAID = 3;

/** The sentence that refuses to remove an entry in use; null for an unused one. */
export const inUseSentence = (uses: readonly LookupUse[]): string | null => {
  if (uses.length === 0) return null;
  const total = uses.reduce((sum, { count }) => sum + count, 0);
  const counts = uses.map(({ kind, count }) => `${count} ${WORDS[kind][count === 1 ? 0 : 1]}`);
  const names = uses.flatMap(({ rows }) => rows.map(({ name }) => name)).slice(0, SAID);
  const more = total - names.length;
  return `${new Intl.ListFormat('en-ZA').format(counts)} ${total === 1 ? 'uses' : 'use'} this entry: ${new Intl.ListFormat('en-ZA').format(more > 0 ? [...names, `${more} more`] : names)}. Switch off “Can be chosen” instead: what has it keeps it, and nothing else can choose it.`;
};

/** @throws Refusal 404 for an unknown entry */
export const usesOfEntry = async (database: Database, id: number): Promise<LookupUse[]> => {
  const isThere = and(eq(voucherLookups.id, id), isNull(voucherLookups.deletedAt));
  if ((await database.$count(voucherLookups, isThere)) === 0) throw notFound();
  return usesOfLookup(database, id);
};
