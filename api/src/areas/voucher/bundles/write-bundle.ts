import {
  type Bundle,
  longDateText,
  type May,
  paidUntil,
  southAfricanDay,
  voucherBundle,
} from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound, refuseAt } from '../../../core/http/refusal.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import { rowPictures } from '../../image/public.ts';
import { choicesOfType } from '../lookups/known.ts';
import { bundles, causes, offers } from '../tables.ts';
import { type BundleLink, idsWithLink, keepNumber, namesOfOffers, offersPart } from './offers-of-bundle.ts';
import { shownBundles } from './shown-bundles.ts';

type WriteContext = Context<May>;

const rand = { read: randFromCents, write: centsFromRand };

const namesOfCauses = async (database: Database): Promise<ReadonlyMap<number, string>> => {
  const rows = await database
    .select({ id: causes.id, name: causes.name })
    .from(causes)
    .where(isNull(causes.deletedAt));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/**
 * Warns the administrator, who may still save, that the bundle's offer ends before today's buyers lose their right to
 * redeem (Consumer Protection Act, s 63).
 */
const warningOf = ({ purchasePrice, endDate }: Pick<Bundle, 'purchasePrice' | 'endDate'>, today: string) =>
  purchasePrice > 0 && endDate < paidUntil(today)
    ? `A person who buys this bundle today can redeem its vouchers until ${longDateText(paidUntil(today))}, although it is on offer until ${longDateText(endDate)} only (Consumer Protection Act, section 63).`
    : null;

export const storedBundles = storeResource(bundles, voucherBundle, {
  pictures: rowPictures,
  codecs: { purchasePrice: rand, estimateValue: rand },
  childTables: { offerIds: offersPart },
  choices: {
    offerIds: namesOfOffers,
    bundelTypeId: choicesOfType('BundleType'),
    billingTypeId: choicesOfType('BillingType'),
    areaId: choicesOfType('Area'),
    causeId: namesOfCauses,
  },
  check: async ({ database }, { body: { osNo } }) => {
    if (osNo !== null && (await database.$count(organisations, eq(organisations.osNo, osNo))) === 0)
      refuseAt('osNo', 'Organisation not found');
  },
  specified: async ({ database, person, clock }, { id }) => {
    const [bundle] = await shownBundles(database, { personId: person.id, where: eq(bundles.id, id) });
    if (bundle === undefined) throw notFound();
    return { ...bundle, warning: warningOf(bundle, southAfricanDay(clock.now())) };
  },
});

/**
 * Adds an offer to a bundle at a position, or removes it, for the specification's call. Counts as saving the form in
 * history, undo and version.
 * @throws Refusal 422 for an unknown bundle or offer
 */
export const linkOffer = async (context: WriteContext, link: BundleLink): Promise<BundleLink> => {
  const { database, within } = context;
  const { bundleId, offerId } = link;
  const [found] = await database
    .select({ id: bundles.id })
    .from(bundles)
    .where(and(eq(bundles.id, bundleId), isNull(bundles.deletedAt), within(bundles.osNo)))
    .for('update');
  if (found === undefined) refuseAt('bundleId', 'There is no such bundle');
  if ((await database.$count(offers, and(eq(offers.id, offerId), isNull(offers.deletedAt)))) === 0)
    refuseAt('offerId', 'There is no such offer');
  await storedBundles.update(context, bundleId, { offerIds: await idsWithLink(database, link) });
  await keepNumber(context, link);
  return link;
};
