import {
  DEFAULT_REDEEM_LIMIT,
  type May,
  type Offer,
  type ReceivedFile,
  redemptionMethods,
} from '@phila/contract';
import { centsFromRand } from '@phila/finance/cents';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { assertChosen, type KnownLookup, knownLookups } from '../lookups/known.ts';
import { imageTypes, keepPictures } from '../pictures/pictures.ts';
import { aboutCode } from '../redemption/about-code.ts';
import { offers, offerSocialMedia } from '../tables.ts';
import { sentOrStored } from '../sent-or-stored.ts';
import { offerForAdministrator } from './list-offers.ts';

type Stored = typeof offers.$inferSelect;
type Writing = Context<May>;

interface SocialMedia {
  socialMediaId: number;
  value: string;
  order?: number | undefined;
  isActive?: boolean | undefined;
}

/** What is sent of an offer; what is left out stays as it is. */
export interface OfferFields {
  name?: string | undefined;
  shortDescription?: string | undefined;
  longDescription?: string | undefined;
  termsAndConditions?: string | undefined;
  discount?: string | undefined;
  expiryDate?: string | null | undefined;
  headerColorOverride?: string | null | undefined;
  contactNo?: string | null | undefined;
  redemptionEmail?: string | null | undefined;
  companyEmail?: string | null | undefined;
  website?: string | null | undefined;
  address?: string | null | undefined;
  estimateValue?: number | undefined;
  redemtionMethodId?: number | undefined;
  supplierId?: number | null | undefined;
  categoryId?: number | null | undefined;
  statusId?: number | null | undefined;
  redirectUrl?: string | null | undefined;
  pin?: string | null | undefined;
  couponCode?: string | null | undefined;
  uniqueCode?: boolean | undefined;
  useCode?: boolean | undefined;
  order?: number | undefined;
  isActive?: boolean | undefined;
  redeemLimit?: number | undefined;
  socialMedias?: SocialMedia[] | undefined;
}

const merged = (sent: OfferFields, before: Stored | null) => ({
  name: sent.name ?? before?.name ?? '',
  shortDescription: sent.shortDescription ?? before?.shortDescription ?? '',
  longDescription: sent.longDescription ?? before?.longDescription ?? '',
  termsAndConditions: sent.termsAndConditions ?? before?.termsAndConditions ?? '',
  discount: sent.discount ?? before?.discount ?? '',
  expiryDate: sentOrStored(sent.expiryDate, before?.expiryDate ?? null),
  headerColorOverride: sentOrStored(sent.headerColorOverride, before?.headerColorOverride ?? null),
  contactNo: sentOrStored(sent.contactNo, before?.contactNo ?? null),
  redemptionEmail: sentOrStored(sent.redemptionEmail, before?.redemptionEmail ?? null),
  companyEmail: sentOrStored(sent.companyEmail, before?.companyEmail ?? null),
  website: sentOrStored(sent.website, before?.website ?? null),
  address: sentOrStored(sent.address, before?.address ?? null),
  estimateValue:
    sent.estimateValue === undefined ? (before?.estimateValue ?? 0) : centsFromRand(sent.estimateValue),
  redemtionMethodId: sent.redemtionMethodId ?? before?.redemtionMethodId ?? 0,
  supplierId: sentOrStored(sent.supplierId, before?.supplierId ?? null),
  categoryId: sentOrStored(sent.categoryId, before?.categoryId ?? null),
  statusId: sentOrStored(sent.statusId, before?.statusId ?? null),
  redirectUrl: sentOrStored(sent.redirectUrl, before?.redirectUrl ?? null),
  sealedPin: before?.sealedPin ?? null,
  sealedCouponCode: before?.sealedCouponCode ?? null,
  uniqueCode: sent.uniqueCode ?? before?.uniqueCode ?? false,
  useCode: sent.useCode ?? before?.useCode ?? false,
  order: sent.order ?? before?.order ?? 0,
  isActive: sent.isActive ?? before?.isActive ?? true,
  redeemLimit: sent.redeemLimit ?? before?.redeemLimit ?? DEFAULT_REDEEM_LIMIT,
});

type Values = ReturnType<typeof merged>;

const refuseAt = (path: string, message: string): never => {
  throw new Refusal(422, message, [{ path, message }]);
};

/** What a method needs to be redeemed with: refused while it is saved, not when a person presses Redeem. */
const assertRedeemable = (
  values: Values,
  sent: OfferFields,
  known: ReadonlyMap<number, KnownLookup>,
): void => {
  const method = known.get(values.redemtionMethodId)?.name;
  const has = (text: string | null | undefined, sealed: string | null) =>
    text === undefined ? sealed !== null : text !== null && text !== '';
  if (method === redemptionMethods.static && values.redirectUrl === null)
    refuseAt('redirectUrl', 'Please enter the address that a Static offer leads to');
  if (method === redemptionMethods.static && values.useCode && !has(sent.couponCode, values.sealedCouponCode))
    refuseAt('couponCode', 'Please enter the coupon code');
  if (method === redemptionMethods.pin && !values.uniqueCode && !has(sent.pin, values.sealedPin))
    refuseAt('pin', 'Please enter the PIN');
};

const assertWhole = async (database: Database, values: Values, sent: OfferFields): Promise<void> => {
  const known = await knownLookups(database);
  assertChosen(known, [
    { field: 'redemtionMethodId', type: 'RedemptionMethod', id: values.redemtionMethodId },
    { field: 'supplierId', type: 'Supplier', id: values.supplierId },
    { field: 'categoryId', type: 'Category', id: values.categoryId },
    { field: 'statusId', type: 'Status', id: values.statusId },
    ...(sent.socialMedias ?? []).map(({ socialMediaId }, at) => ({
      field: `socialMedias.${at}.socialMediaId`,
      type: 'SocialMedia' as const,
      id: socialMediaId,
    })),
  ]);
  assertRedeemable(values, sent, known);
};

const storedOffer = async (database: Database, id: number): Promise<Stored> => {
  const [found] = await database.select().from(offers).where(eq(offers.id, id)).for('update');
  if (found === undefined) throw notFound();
  return found;
};

const replaceSocialMedia = async (
  database: Database,
  offerId: number,
  given: readonly SocialMedia[],
): Promise<void> => {
  await database.delete(offerSocialMedia).where(eq(offerSocialMedia.offerId, offerId));
  // Where one of the social media is sent twice, the last entry is stored.
  const each = new Map(
    given.map(({ socialMediaId, value, order = 0, isActive = true }) => [
      socialMediaId,
      { offerId, socialMediaId, value, order, isActive },
    ]),
  );
  if (each.size > 0) await database.insert(offerSocialMedia).values([...each.values()]);
};

/** Sealed, the new secret; null to clear it; undefined to keep the one that is there. */
const resealed = (
  { sealing }: Writing,
  offerId: number,
  text: string | null | undefined,
  before: string | null,
): string | null => {
  if (text === undefined) return before;
  return text === null || text === '' ? null : sealing.seal(text, aboutCode(offerId));
};

/**
 * Adds an offer, or changes one; what is not named stays, and one that was deleted is there again.
 * @param id null for a new one
 * @throws Refusal 404, and 422 for what is not to be chosen or a method without what it is redeemed with
 */
export const saveOffer = async (context: Writing, id: number | null, sent: OfferFields): Promise<Offer> => {
  const { database, person, recordChange } = context;
  const before = id === null ? null : await storedOffer(database, id);
  const values = { ...merged(sent, before), deletedAt: null };
  await assertWhole(database, values, sent);
  const [saved] =
    before === null
      ? await database.insert(offers).values(values).returning()
      : await database.update(offers).set(values).where(eq(offers.id, before.id)).returning();
  if (saved === undefined) throw notFound();
  // Sealed with the offer's own number, which a new one has only now.
  const secrets = {
    sealedPin: resealed(context, saved.id, sent.pin, values.sealedPin),
    sealedCouponCode: resealed(context, saved.id, sent.couponCode, values.sealedCouponCode),
  };
  if (sent.pin !== undefined || sent.couponCode !== undefined)
    await database.update(offers).set(secrets).where(eq(offers.id, saved.id));
  if (sent.socialMedias !== undefined) await replaceSocialMedia(database, saved.id, sent.socialMedias);
  recordChange({ rowId: saved.id, before, after: { ...saved, ...secrets } });
  return offerForAdministrator(database, person.id, saved.id);
};

/** Takes it out of every list; who redeemed it or paid for it keeps it. */
export const removeOffer = async ({ database, clock, recordChange }: Writing, id: number): Promise<true> => {
  const before = await storedOffer(database, id);
  if (before.deletedAt !== null) throw notFound();
  await database.update(offers).set({ deletedAt: clock.now() }).where(eq(offers.id, id));
  recordChange({ rowId: id, before, after: null });
  return true;
};

/** Sets where an offer's company is found on one of the social media. */
export const linkSocialMedia = async (
  { database, person, recordChange }: Writing,
  link: Required<SocialMedia> & { offerId: number; order: number; isActive: boolean },
): Promise<Offer> => {
  const { offerId, socialMediaId } = link;
  const [found] = await database.select().from(offers).where(eq(offers.id, offerId)).for('update');
  if (found === undefined || found.deletedAt !== null) refuseAt('offerId', 'There is no such offer');
  assertChosen(await knownLookups(database), [
    { field: 'socialMediaId', type: 'SocialMedia', id: socialMediaId },
  ]);
  const [before = null] = await database
    .select()
    .from(offerSocialMedia)
    .where(and(eq(offerSocialMedia.offerId, offerId), eq(offerSocialMedia.socialMediaId, socialMediaId)));
  await database
    .insert(offerSocialMedia)
    .values(link)
    .onConflictDoUpdate({
      target: [offerSocialMedia.offerId, offerSocialMedia.socialMediaId],
      set: { value: link.value, order: link.order, isActive: link.isActive },
    });
  recordChange({ rowId: offerId, before, after: link });
  return offerForAdministrator(database, person.id, offerId);
};

/** Keeps the logo of an offer, its picture, or both. @throws Refusal 422 where neither came */
export const saveOfferImage = async (
  context: Writing,
  id: number,
  logo: ReceivedFile | null,
  voucherImage: ReceivedFile | undefined,
): Promise<Offer> => {
  const { database, person, recordChange } = context;
  await storedOffer(database, id);
  if (logo === null && voucherImage === undefined) refuseAt('Logo', 'Choose a file');
  await keepPictures(context, id, [
    { type: imageTypes.OfferLogo, field: 'Logo', picture: logo },
    { type: imageTypes.Voucher, field: 'VoucherImage', picture: voucherImage },
  ]);
  recordChange({
    rowId: id,
    before: {},
    after: { logo: logo !== null, voucherImage: voucherImage !== undefined },
  });
  return offerForAdministrator(database, person.id, id);
};
