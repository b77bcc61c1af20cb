import {
  type Bundle,
  DEFAULT_BUNDLE_END,
  DEFAULT_CAUSE_PERCENTAGE,
  ENDS_BEFORE,
  longDateText,
  type May,
  type ReceivedFile,
  southAfricanDay,
} from '@phila/contract';
import { centsFromRand } from '@phila/finance/cents';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { organisations } from '../../../core/people/organisations.ts';
import { assertChosen, knownLookups } from '../lookups/known.ts';
import { paidUntil } from './paid-until.ts';
import { imageTypes, keepPictures } from '../pictures/pictures.ts';
import { bundleOffers, bundles, causes, offers } from '../tables.ts';
import { sentOrStored } from '../sent-or-stored.ts';
import { shownBundles } from './shown-bundles.ts';

type Stored = typeof bundles.$inferSelect;
type Writing = Context<May>;

/** As the form names them. */
interface BundleFields {
  Name?: string | undefined;
  CauseId?: number | null | undefined;
  BundelTypeId?: number | null | undefined;
  BillingTypeId?: number | null | undefined;
  AreaId?: number | null | undefined;
  Email?: string | null | undefined;
  PurchasePrice?: number | undefined;
  EstimateValue?: number | undefined;
  StartDate?: string | null | undefined;
  EndDate?: string | null | undefined;
  AllowCause?: boolean | undefined;
  CausePercentage?: number | undefined;
  Order?: number | undefined;
  IsActive?: boolean | undefined;
  OsNo?: number | null | undefined;
}

const cents = (rand: number | undefined, before: number): number =>
  rand === undefined ? before : centsFromRand(rand);

/**
 * What is to be stored: the fields that are sent, and for the others what is stored already. A blank date means the default:
 * today as the start, 2030-08-28 as the end.
 */
const merged = (fields: BundleFields, before: Stored | null, today: string) => ({
  name: fields.Name ?? before?.name ?? '',
  causeId: sentOrStored(fields.CauseId, before?.causeId ?? null),
  bundelTypeId: sentOrStored(fields.BundelTypeId, before?.bundelTypeId ?? null),
  billingTypeId: sentOrStored(fields.BillingTypeId, before?.billingTypeId ?? null),
  areaId: sentOrStored(fields.AreaId, before?.areaId ?? null),
  email: sentOrStored(fields.Email, before?.email ?? null),
  purchasePrice: cents(fields.PurchasePrice, before?.purchasePrice ?? 0),
  estimateValue: cents(fields.EstimateValue, before?.estimateValue ?? 0),
  startDate: sentOrStored(fields.StartDate, before?.startDate ?? null) ?? today,
  endDate: sentOrStored(fields.EndDate, before?.endDate ?? null) ?? DEFAULT_BUNDLE_END,
  allowCause: fields.AllowCause ?? before?.allowCause ?? false,
  causePercentage: fields.CausePercentage ?? before?.causePercentage ?? DEFAULT_CAUSE_PERCENTAGE,
  order: fields.Order ?? before?.order ?? 0,
  isActive: fields.IsActive ?? before?.isActive ?? true,
  osNo: sentOrStored(fields.OsNo, before?.osNo ?? null),
});

const refuseAt = (path: string, message: string): never => {
  throw new Refusal(422, message, [{ path, message }]);
};

const NO_ORGANISATION = 'There is no such organisation';

const assertWhole = async (
  { database, reaches }: Pick<Writing, 'database' | 'reaches'>,
  values: ReturnType<typeof merged>,
): Promise<void> => {
  const { causeId, osNo, allowCause, startDate, endDate } = values;
  if (startDate > endDate) refuseAt('EndDate', ENDS_BEFORE);
  assertChosen(await knownLookups(database), [
    { field: 'BundelTypeId', type: 'BundleType', id: values.bundelTypeId },
    { field: 'BillingTypeId', type: 'BillingType', id: values.billingTypeId },
    { field: 'AreaId', type: 'Area', id: values.areaId },
  ]);
  if (causeId !== null) {
    const there = await database.$count(causes, and(eq(causes.id, causeId), isNull(causes.deletedAt)));
    if (there === 0) refuseAt('CauseId', 'Please choose from the list');
  }
  if (allowCause && causeId === null) refuseAt('CauseId', 'Please choose the cause that it gives to');
  if (osNo !== null && (await database.$count(organisations, eq(organisations.osNo, osNo))) === 0)
    refuseAt('OsNo', NO_ORGANISATION);
  // An organisation's own administrator makes bundles of that organisation only; of others they hear nothing.
  if (!reaches(osNo)) refuseAt('OsNo', osNo === null ? 'Please choose your organisation' : NO_ORGANISATION);
};

/**
 * A warning for the administrator, who may save all the same: the bundle is no longer on offer on a day on which what was
 * bought today must still be redeemable (Consumer Protection Act, s 63).
 */
const warningOf = ({ purchasePrice, endDate }: Pick<Stored, 'purchasePrice' | 'endDate'>, today: string) =>
  purchasePrice > 0 && endDate < paidUntil(today)
    ? `Whoever buys this bundle today can redeem its vouchers until ${longDateText(paidUntil(today))}, although it is on offer until ${longDateText(endDate)} only (Consumer Protection Act, section 63).`
    : null;

const storedBundle = async (
  { database, within }: Pick<Writing, 'database' | 'within'>,
  id: number,
): Promise<Stored> => {
  const [found] = await database
    .select()
    .from(bundles)
    .where(and(eq(bundles.id, id), within(bundles.osNo)))
    .for('update');
  if (found === undefined) throw notFound();
  return found;
};

/** The pictures that came with a bundle's form. */
interface BundlePictures {
  file: ReceivedFile | null;
  files: { readonly [name: string]: ReceivedFile | undefined };
}

/**
 * Adds a bundle, or changes one; what is not named stays, and one that was deleted is there again.
 * @param id null for a new one
 * @throws Refusal 404, and 422 for what is not to be chosen
 */
export const saveBundle = async (
  context: Writing,
  id: number | null,
  fields: BundleFields,
  { file, files }: BundlePictures,
): Promise<Bundle & { warning: string | null }> => {
  const { database, clock, person, recordChange } = context;
  const today = southAfricanDay(clock.now());
  const before = id === null ? null : await storedBundle(context, id);
  const values = { ...merged(fields, before, today), deletedAt: null };
  await assertWhole(context, values);
  const [after] =
    before === null
      ? await database.insert(bundles).values(values).returning()
      : await database.update(bundles).set(values).where(eq(bundles.id, before.id)).returning();
  if (after === undefined) throw notFound();
  await keepPictures(context, after.id, [
    { type: imageTypes.Bundle, field: 'Logo', picture: file },
    { type: imageTypes.BundleHalf, field: 'HalfLogo', picture: files['HalfLogo'] },
    { type: imageTypes.BundleQuarter, field: 'QuarterLogo', picture: files['QuarterLogo'] },
  ]);
  recordChange({ rowId: after.id, before, after });
  const [bundle] = await shownBundles(database, { personId: person.id, where: eq(bundles.id, after.id) });
  if (bundle === undefined) throw notFound();
  return { ...bundle, warning: warningOf(after, today) };
};

/** Takes it out of every list; who has it keeps it. */
export const removeBundle = async (context: Writing, id: number): Promise<true> => {
  const { database, clock, recordChange } = context;
  const before = await storedBundle(context, id);
  if (before.deletedAt !== null) throw notFound();
  await database.update(bundles).set({ deletedAt: clock.now() }).where(eq(bundles.id, id));
  recordChange({ rowId: id, before, after: null });
  return true;
};

interface Link {
  bundleId: number;
  offerId: number;
  order: number;
  isActive: boolean;
}

/** Puts an offer into a bundle or takes it out. @throws Refusal 422 for a bundle or an offer that is not there */
export const linkOffer = async (
  { database, clock, recordChange, within }: Writing,
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
