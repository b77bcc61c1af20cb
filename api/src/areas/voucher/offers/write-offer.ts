import { type May, type Offer, redemptionMethods, voucherOffer } from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import { refuseAt } from '../../../core/http/refusal.ts';
import { orEmpty } from '../../../core/resources/or-empty.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import { rowPictures } from '../../image/public.ts';
import { assertChosen, choicesOfType, knownLookups } from '../lookups/known.ts';
import { aboutCode } from '../redemption/about-code.ts';
import { offers } from '../tables.ts';
import { writtenOffer } from './list-offers.ts';
import { type SocialMedia, socialMediaPart, withLink } from './social-media.ts';

type WriteContext = Context<May>;

interface Redeemable {
  redirectUrl: string | null;
  useCode: boolean;
  uniqueCode: boolean;
}

/**
 * Refuses to save an offer that lacks something its redemption method needs; otherwise Redeem would fail later.
 * @param has tells if the offer has a secret, or is given one
 */
const assertRedeemable = (
  method: string | undefined,
  { redirectUrl, useCode, uniqueCode }: Redeemable,
  has: (secret: 'pin' | 'couponCode') => boolean,
): void => {
  if (method === redemptionMethods.static && redirectUrl === null)
    refuseAt('redirectUrl', 'Please enter the address that a Static offer leads to');
  if (method === redemptionMethods.static && useCode && !has('couponCode'))
    refuseAt('couponCode', 'Please enter the coupon code');
  if (method === redemptionMethods.pin && !uniqueCode && !has('pin')) refuseAt('pin', 'Please enter the PIN');
};

export const storedOffers = storeResource(offers, voucherOffer, {
  pictures: rowPictures,
  codecs: {
    estimateValue: { read: randFromCents, write: centsFromRand },
    discount: orEmpty,
    shortDescription: orEmpty,
    longDescription: orEmpty,
    termsAndConditions: orEmpty,
  },
  choices: {
    redemtionMethodId: choicesOfType('RedemptionMethod'),
    supplierId: choicesOfType('Supplier'),
    categoryId: choicesOfType('Category'),
    statusId: choicesOfType('Status'),
  },
  secrets: {
    pin: { column: 'sealedPin', about: aboutCode },
    couponCode: { column: 'sealedCouponCode', about: aboutCode },
  },
  childTables: { socialMedias: socialMediaPart },
  specified: ({ database, person }, { id }) => writtenOffer(database, person.id, id),
  check: async ({ database }, { body, before }) => {
    const known = await knownLookups(database);
    const had = new Set(before?.socialMedias.map(({ socialMediaId }) => socialMediaId));
    assertChosen(
      known,
      body.socialMedias.map(({ socialMediaId }, at) => ({
        field: `socialMedias.${at}.socialMediaId`,
        type: 'SocialMedia',
        id: had.has(socialMediaId) ? null : socialMediaId,
      })),
    );
    assertRedeemable(
      known.get(body.redemtionMethodId)?.name,
      body,
      (secret) => body[secret] !== null || (before?.[secret] ?? null) !== null,
    );
  },
});

/** Sets a company's link on a social medium. */
export const linkSocialMedia = async (
  context: WriteContext,
  { offerId, ...link }: SocialMedia & { offerId: number },
): Promise<Offer> => {
  const { database, person } = context;
  const [found] = await database.select().from(offers).where(eq(offers.id, offerId)).for('update');
  if (found === undefined || found.deletedAt !== null) refuseAt('offerId', 'There is no such offer');
  assertChosen(await knownLookups(database), [
    { field: 'socialMediaId', type: 'SocialMedia', id: link.socialMediaId },
  ]);
  const socialMedias = await withLink(database, offerId, link);
  await storedOffers.update(context, offerId, { socialMedias });
  return writtenOffer(database, person.id, offerId);
};
