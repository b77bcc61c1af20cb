import { EXPIRING_DAYS, type Offer, type Page, southAfricanDay } from '@phila/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { foundIn, idsNamed } from '../../../core/searching/found-in.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { pageEnvelope } from '../page-envelope.ts';
import { linkCounts, seenBy } from '../bundles/shown-bundles.ts';
import { knownLookups } from '../lookups/known.ts';
import { bundleOffers, bundleOwnerships, bundles, offers } from '../tables.ts';
import { type Holdings, holdings, offersWith } from './held-offers.ts';
import { shownOffers } from './shown-offers.ts';

interface OfferQuery {
  PageNumber?: number | undefined;
  PageSize?: number | undefined;
  SearchTerm?: string | undefined;
  State?: 'open' | 'expiring' | 'used' | undefined;
}

type ReadContext = Pick<Context<'person'>, 'database' | 'person' | 'clock'>;

const DEFAULT_PAGE_SIZE = 10;

const inState = (
  state: OfferQuery['State'],
  { redeemedAt, usedAt, validUntil }: Holdings,
  today: string,
): SQL | undefined => {
  const isOver = sql`${validUntil} < ${today}`;
  if (state === 'used') return isNotNull(usedAt);
  const isLasting = sql`(${validUntil} is null or not ${isOver})`;
  if (state === 'open') return and(isNull(usedAt), or(isNotNull(redeemedAt), isLasting));
  if (state === 'expiring')
    return sql`${usedAt} is null and ${validUntil} between ${today} and (${today}::date + ${EXPIRING_DAYS}::int)`;
  return undefined;
};

/** Searches offers, and the names of their suppliers and categories. */
const matching = async (database: Database, term: string | undefined): Promise<SQL | undefined> => {
  const texts = [offers.name, offers.discount, offers.shortDescription].map((column) => sql`${column}`);
  const names = [...(await knownLookups(database)).values()].map(({ id, name }) => [id, name] as const);
  return foundIn(texts, term, (isIn) => {
    const ids = idsNamed(names, isIn);
    return ids.length === 0 ? [] : [inArray(offers.supplierId, ids), inArray(offers.categoryId, ids)];
  });
};

const order = (state: OfferQuery['State'], { usedAt, validUntil }: Holdings): SQL[] => {
  if (state === 'used') return [desc(usedAt), asc(offers.id)];
  if (state === 'expiring') return [asc(validUntil), asc(offers.id)];
  return [asc(offers.order), asc(offers.id)];
};

/** Lists a person's vouchers: in their bundles, in no bundle, or redeemed. */
export const listOffers = async (
  { database, person, clock }: ReadContext,
  query: OfferQuery,
): Promise<Offer[] | Page<Offer>> => {
  const { PageNumber: pageNumber, PageSize: pageSize = DEFAULT_PAGE_SIZE, SearchTerm, State } = query;
  const today = southAfricanDay(clock.now());
  const holding = holdings(person.id);
  const where = and(
    sql`((${holding.isOpen} and ${holding.isLive}) or ${holding.redeemedAt} is not null)`,
    inState(State, holding, today),
    await matching(database, SearchTerm),
  );
  const found = offersWith(database, holding)
    .where(where)
    .orderBy(...order(State, holding));
  if (pageNumber === undefined) return shownOffers(database, await found);
  const rows = await found.limit(pageSize).offset((pageNumber - 1) * pageSize);
  const [counted] = await database
    .select({ total: count() })
    .from(offers)
    .innerJoin(holding.of, holding.isOfOffer)
    .where(where);
  return pageEnvelope(await shownOffers(database, rows), counted?.total ?? 0, { pageNumber, pageSize });
};

/** Reads an offer in any state, to answer a write. */
export const writtenOffer = async (database: Database, personId: string, id: number): Promise<Offer> => {
  const rows = await offersWith(database, holdings(personId)).where(eq(offers.id, id));
  const [offer] = await shownOffers(database, rows);
  if (offer === undefined) throw notFound();
  return offer;
};

/**
 * Lists the offers of a bundle in order.
 * @throws Refusal 404 for a bundle that the person neither has nor can get
 */
export const offersOfBundle = async (
  { database, person, clock }: ReadContext,
  bundleId: number,
): Promise<Offer[]> => {
  const { either } = seenBy(database, person.id, clock.now());
  const seen = await database.$count(bundles, and(eq(bundles.id, bundleId), either));
  if (seen === 0) throw notFound();
  const holding = holdings(person.id);
  const rows = await offersWith(database, holding)
    .innerJoin(bundleOffers, and(eq(bundleOffers.offerId, offers.id), eq(bundleOffers.bundleId, bundleId)))
    .leftJoin(
      bundleOwnerships,
      and(eq(bundleOwnerships.bundleId, bundleId), eq(bundleOwnerships.personId, person.id)),
    )
    .where(and(linkCounts, holding.isLive))
    .orderBy(asc(bundleOffers.order), asc(offers.id));
  return shownOffers(database, rows);
};
