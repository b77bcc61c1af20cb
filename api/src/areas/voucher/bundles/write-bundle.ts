import {
  type Bundle,
  DEFAULT_BUNDLE_END,
  DEFAULT_CAUSE_PERCENTAGE,
  longDateText,
  type May,
  paidUntil,
  type ReceivedFile,
  southAfricanDay,
  voucherBundle,
} from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { organisations } from '../../../core/people/organisations.ts';
import { atForm, fieldName, fromForm } from '../../../core/resources/form-names.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import type { Loose } from '../../../core/resources/stored-resource.ts';
import { rowPictures } from '../../image/public.ts';
import { choicesOfType } from '../lookups/known.ts';
import { bundles, causes, offers } from '../tables.ts';
import { type BundleLink, idsWithLink, keepNumber, namesOfOffers, offersPart } from './offers-of-bundle.ts';
import { shownBundles } from './shown-bundles.ts';

type WriteContext = Context<May>;

const refuseAt = (path: string, message: string): never => {
  throw new Refusal(422, message, [{ path, message }]);
};

const rand = { read: randFromCents, write: centsFromRand };

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
  parts: { offerIds: offersPart },
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
});

/**
 * Warns the administrator, who may still save, that the bundle's offer ends before today's buyers lose their right to
 * redeem (Consumer Protection Act, s 63).
 */
const warningOf = ({ purchasePrice, endDate }: Pick<Bundle, 'purchasePrice' | 'endDate'>, today: string) =>
  purchasePrice > 0 && endDate < paidUntil(today)
    ? `A person who buys this bundle today can redeem its vouchers until ${longDateText(paidUntil(today))}, although it is on offer until ${longDateText(endDate)} only (Consumer Protection Act, section 63).`
    : null;

/** Defaults of a new bundle. */
const USUAL = {
  estimateValue: 0,
  allowCause: false,
  causePercentage: DEFAULT_CAUSE_PERCENTAGE,
  order: 0,
  isActive: true,
  startDate: null,
  endDate: null,
};

/** Fills blank dates: today as the start, 2030-08-28 as the end. */
const withUsualDates = (sent: Loose, today: string): Loose => ({
  ...sent,
  ...(sent['startDate'] === null ? { startDate: today } : {}),
  ...(sent['endDate'] === null ? { endDate: DEFAULT_BUNDLE_END } : {}),
});

/** The pictures in a bundle's form. */
interface BundlePictures {
  file: ReceivedFile | null;
  files: { readonly [name: string]: ReceivedFile | undefined };
}

/**
 * Adds or changes a bundle by the specification's form: fields left out stay, and a deleted bundle is restored.
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

/**
 * Adds an offer to a bundle or removes it, by the specification's call, which gives its position. History, undo and
 * version treat it like saving the form.
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
