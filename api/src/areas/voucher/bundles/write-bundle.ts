import {
  type Bundle,
  DEFAULT_BUNDLE_END,
  DEFAULT_CAUSE_PERCENTAGE,
  longDateText,
  type May,
  type ReceivedFile,
  southAfricanDay,
  voucherBundle,
} from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { organisations } from '../../../core/people/organisations.ts';
import { atForm, fieldName, fromForm } from '../../../core/resources/form-names.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import type { Loose } from '../../../core/resources/stored-resource.ts';
import { rowPictures } from '../../image/public.ts';
import { choicesOfType } from '../lookups/known.ts';
import { bundleOffers, bundles, causes, offers } from '../tables.ts';
import { paidUntil } from './paid-until.ts';
import { shownBundles } from './shown-bundles.ts';

type WriteContext = Context<May>;

const refuseAt = (path: string, message: string): never => {
  throw new Refusal(422, message, [{ path, message }]);
};

const rand = { read: randFromCents, write: centsFromRand };

/** The names of the causes that there are. */
const namesOfCauses = async (database: Database): Promise<ReadonlyMap<number, string>> => {
  const rows = await database
    .select({ id: causes.id, name: causes.name })
    .from(causes)
    .where(isNull(causes.deletedAt));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export const storedBundles = storeResource(bundles, voucherBundle, {
  pictures: rowPictures,
  stored: { purchasePrice: rand, estimateValue: rand },
  choices: {
    bundelTypeId: choicesOfType('BundleType'),
    billingTypeId: choicesOfType('BillingType'),
    areaId: choicesOfType('Area'),
    causeId: namesOfCauses,
  },
  check: async ({ database }, { body: { osNo } }) => {
    if (osNo !== null && (await database.$count(organisations, eq(organisations.osNo, osNo))) === 0)
      refuseAt('osNo', 'There is no such organisation');
  },
});

/**
 * A warning for the administrator, who may save all the same: the bundle is no longer on offer on a day on which what was
 * bought today must still be redeemable (Consumer Protection Act, s 63).
 */
const warningOf = ({ purchasePrice, endDate }: Pick<Bundle, 'purchasePrice' | 'endDate'>, today: string) =>
  purchasePrice > 0 && endDate < paidUntil(today)
    ? `A person who buys this bundle today can redeem its vouchers until ${longDateText(paidUntil(today))}, although it is on offer until ${longDateText(endDate)} only (Consumer Protection Act, section 63).`
    : null;

/** What a new bundle has where its form says nothing of it. */
const USUAL = {
  estimateValue: 0,
  allowCause: false,
  causePercentage: DEFAULT_CAUSE_PERCENTAGE,
  order: 0,
  isActive: true,
  startDate: null,
  endDate: null,
};

/** A blank date means the usual one: today as the start, 2030-08-28 as the end. */
const withUsualDates = (sent: Loose, today: string): Loose => ({
  ...sent,
  ...(sent['startDate'] === null ? { startDate: today } : {}),
  ...(sent['endDate'] === null ? { endDate: DEFAULT_BUNDLE_END } : {}),
});

/** The pictures that came with a bundle's form. */
interface BundlePictures {
  file: ReceivedFile | null;
  files: { readonly [name: string]: ReceivedFile | undefined };
}

/**
 * Adds a bundle, or changes one, by the specification's form; what is not named stays, and one that was deleted is there
 * again.
 * @param id null for a new one
 */
export const saveBundle = async (
  context: WriteContext,
  id: number | null,
  form: object,
  { file, files }: BundlePictures,
): Promise<Bundle & { warning: string | null }> => {
  const { database, clock, person } = context;
  const today = southAfricanDay(clock.now());
  const sent = fromForm(form);
  const saved = await atForm(
    id === null
      ? storedBundles.create(context, withUsualDates({ ...USUAL, ...sent }, today))
      : storedBundles.update(context, id, withUsualDates(sent, today), { isRevived: true }),
  );
  const parts = { Logo: file, HalfLogo: files['HalfLogo'], QuarterLogo: files['QuarterLogo'] };
  for (const [part, picture] of Object.entries(parts)) {
    if (picture !== null && picture !== undefined)
      await storedBundles.savePicture(context, saved.id, fieldName(part), picture, part);
  }
  const [bundle] = await shownBundles(database, { personId: person.id, where: eq(bundles.id, saved.id) });
  if (bundle === undefined) throw notFound();
  return { ...bundle, warning: warningOf(bundle, today) };
};

interface Link {
  bundleId: number;
  offerId: number;
  order: number;
  isActive: boolean;
}

/** Puts an offer into a bundle or takes it out. @throws Refusal 422 for a bundle or an offer that is not there */
export const linkOffer = async (
  { database, clock, recordChange, within }: WriteContext,
  { bundleId, offerId, order, isActive }: Link,
): Promise<Link> => {
  const live = (table: typeof bundles | typeof offers, id: number, more?: SQL) =>
    database.$count(table, and(eq(table.id, id), isNull(table.deletedAt), more));
  if ((await live(bundles, bundleId, within(bundles.osNo))) === 0)
    refuseAt('bundleId', 'There is no such bundle');
  if ((await live(offers, offerId)) === 0) refuseAt('offerId', 'There is no such offer');
  const same = and(eq(bundleOffers.bundleId, bundleId), eq(bundleOffers.offerId, offerId));
  const [before = null] = await database.select().from(bundleOffers).where(same).for('update');
  // An offer that is switched off a second time keeps the date of the first: it decides which owners keep the offer.
  const endedAt = isActive ? null : (before?.endedAt ?? clock.now());
  await database
    .insert(bundleOffers)
    .values({ bundleId, offerId, order, isActive, endedAt })
    .onConflictDoUpdate({
      target: [bundleOffers.bundleId, bundleOffers.offerId],
      set: { order, isActive, endedAt },
    });
  const after = { bundleId, offerId, order, isActive };
  recordChange({ rowId: bundleId, before, after });
  return after;
};
