import { and, asc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { ChildTable, WriteContext } from '../../../core/resources/stored-resource.ts';
import { bundleOffers, bundleOwnerships, offers } from '../tables.ts';

/** An offer in a bundle, as the specification's call names it. */
export interface BundleLink {
  bundleId: number;
  offerId: number;
  /** Position among the offers, ascending. */
  order: number;
  isActive: boolean;
}

/** Lists the offers that bundles can contain; ids distinguish equal names. */
export const listOfferNames = async (database: Database): Promise<{ id: number; name: string }[]> => {
  const rows = await database
    .select({ id: offers.id, name: offers.name })
    .from(offers)
    .where(isNull(offers.deletedAt))
    .orderBy(asc(offers.name), asc(offers.id));
  const seen = new Map<string, number>();
  for (const { name } of rows) seen.set(name, (seen.get(name) ?? 0) + 1);
  return rows.map(({ id, name }) => ({ id, name: seen.get(name) === 1 ? name : `${name} (No. ${id})` }));
};

export const namesOfOffers = async (database: Database): Promise<ReadonlyMap<number, string>> =>
  new Map((await listOfferNames(database)).map(({ id, name }) => [id, name]));

/** Selects the offers now in bundles, in order. A deleted offer keeps its place in case it is restored. */
const linksOf = (database: Database, bundleIds: readonly number[]) =>
  database
    .select({ bundleId: bundleOffers.bundleId, offerId: bundleOffers.offerId, order: bundleOffers.order })
    .from(bundleOffers)
    .innerJoin(offers, and(eq(offers.id, bundleOffers.offerId), isNull(offers.deletedAt)))
    .where(and(inArray(bundleOffers.bundleId, [...bundleIds]), eq(bundleOffers.isActive, true)))
    .orderBy(asc(bundleOffers.order), asc(bundleOffers.offerId));

const idsOf = async (
  database: Database,
  bundleIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> => {
  const found = new Map<number, number[]>();
  if (bundleIds.length === 0) return found;
  for (const { bundleId, offerId } of await linksOf(database, bundleIds))
    found.set(bundleId, [...(found.get(bundleId) ?? []), offerId]);
  return found;
};

/** The offers of a bundle, with one inserted at its number or removed. */
export const idsWithLink = async (
  database: Database,
  { bundleId, offerId, order, isActive }: BundleLink,
): Promise<number[]> => {
  const others = (await linksOf(database, [bundleId])).filter((link) => link.offerId !== offerId);
  const all = isActive ? [...others, { bundleId, offerId, order }] : others;
  return all
    .toSorted((one, other) => one.order - other.order || one.offerId - other.offerId)
    .map((link) => link.offerId);
};

/** Stores the number that the specification's call gave, after the offers were saved in order. */
export const keepNumber = async (
  { database, clock }: WriteContext,
  { bundleId, offerId, order, isActive }: BundleLink,
): Promise<void> => {
  const endedAt = isActive ? null : clock.now();
  await database
    .insert(bundleOffers)
    .values({ bundleId, offerId, order, isActive, endedAt })
    .onConflictDoUpdate({ target: [bundleOffers.bundleId, bundleOffers.offerId], set: { order } });
};

/**
 * Removes the offers not among the ids. Keeps the link with its end, so that the offer does not become everybody's, and
 * people who paid before keep it. Only undoing a mistaken link deletes it, unless the bundle was paid for.
 */
const endOthers = async (
  { database, clock }: WriteContext,
  bundleId: number,
  ids: readonly number[],
  isTakenBack: boolean,
): Promise<void> => {
  const present = database.select({ id: offers.id }).from(offers).where(isNull(offers.deletedAt));
  const others = and(
    eq(bundleOffers.bundleId, bundleId),
    eq(bundleOffers.isActive, true),
    inArray(bundleOffers.offerId, present),
    ids.length === 0 ? undefined : notInArray(bundleOffers.offerId, [...ids]),
  );
  const paid = and(eq(bundleOwnerships.bundleId, bundleId), isNotNull(bundleOwnerships.paidUntil));
  if (isTakenBack && (await database.$count(bundleOwnerships, paid)) === 0)
    await database.delete(bundleOffers).where(others);
  else await database.update(bundleOffers).set({ isActive: false, endedAt: clock.now() }).where(others);
};

/** The field of a bundle's offers: ids in the order that people see. */
export const offersPart: ChildTable = {
  read: idsOf,
  write: async (context, bundleId, value, { isTakenBack }) => {
    const { database } = context;
    const ids = value as readonly number[];
    const before = new Map(
      (await linksOf(database, [bundleId])).map(({ offerId, order }) => [offerId, order]),
    );
    await endOthers(context, bundleId, ids, isTakenBack);
    // Keeps numbers from the specification's call that are already in order.
    let last = { order: -1, offerId: 0 };
    for (const offerId of ids) {
      const kept = before.get(offerId);
      const isAfter =
        kept !== undefined && (kept > last.order || (kept === last.order && offerId > last.offerId));
      const order = isAfter ? kept : last.order + 1;
      last = { order, offerId };
      const set = { order, isActive: true, endedAt: null };
      await database
        .insert(bundleOffers)
        .values({ bundleId, offerId, ...set })
        .onConflictDoUpdate({ target: [bundleOffers.bundleId, bundleOffers.offerId], set });
    }
  },
};
