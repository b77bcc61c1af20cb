import {
  DEFAULT_REDEEM_LIMIT,
  type May,
  type Offer,
  type ReceivedFile,
  redemptionMethods,
  voucherOffer,
} from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { orEmpty } from '../../../core/resources/or-empty.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import type { Loose } from '../../../core/resources/stored-resource.ts';
import { rowPictures } from '../../image/public.ts';
import { assertChosen, choicesOfType, knownLookups } from '../lookups/known.ts';
import { aboutCode } from '../redemption/about-code.ts';
import { offers } from '../tables.ts';
import { offerForAdministrator } from './list-offers.ts';
import { type SocialMedia, socialMediaPart, withLink } from './social-media.ts';

type WriteContext = Context<May>;

const refuseAt = (path: string, message: string): never => {
  throw new Refusal(422, message, [{ path, message }]);
};

interface Redeemable {
  redirectUrl: string | null;
  useCode: boolean;
  uniqueCode: boolean;
}

/**
 * Refuses an offer that lacks what its method needs to be redeemed, on saving rather than on Redeem.
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
  stored: {
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
  parts: { socialMedias: socialMediaPart },
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

/** Defaults of a new offer. */
const USUAL = {
  estimateValue: 0,
  uniqueCode: false,
  useCode: false,
  order: 0,
  isActive: true,
  redeemLimit: DEFAULT_REDEEM_LIMIT,
  socialMedias: [],
};

/** An offer as sent by the specification's calls; fields left out stay unchanged. */
interface SentOffer {
  command: string;
  pin?: string | null | undefined;
  couponCode?: string | null | undefined;
  socialMedias?:
    | (Pick<SocialMedia, 'socialMediaId' | 'value'> & {
        order?: number | undefined;
        isActive?: boolean | undefined;
      })[]
    | undefined;
}

const fieldsOf = ({ command: _command, socialMedias, ...sent }: SentOffer): Loose => ({
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
  ...(socialMedias === undefined
    ? {}
    : {
        socialMedias: socialMedias.map(({ order = 0, isActive = true, ...link }) => ({
          ...link,
          order,
          isActive,
        })),
      }),
});

/** Lists secrets to remove: in these calls, null or empty ones. */
const clearedBy = ({ pin, couponCode }: SentOffer): string[] =>
  Object.entries({ pin, couponCode }).flatMap(([name, text]) => (text === null || text === '' ? [name] : []));

/**
 * Adds or changes an offer by the specification's calls, restoring a deleted one.
 * @param id null for a new one
 */
export const saveOffer = async (
  context: WriteContext,
  id: number | null,
  sent: SentOffer,
): Promise<Offer> => {
  const saved =
    id === null
      ? await storedOffers.create(context, { ...USUAL, ...fieldsOf(sent) })
      : await storedOffers.update(context, id, fieldsOf(sent), {
          isRevived: true,
          cleared: clearedBy(sent),
        });
  return offerForAdministrator(context.database, context.person.id, saved.id);
};

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
  return offerForAdministrator(database, person.id, offerId);
};

/** Stores an offer's logo, its picture, or both. @throws Refusal 422 for neither */
export const saveOfferImage = async (
  context: WriteContext,
  id: number,
  logo: ReceivedFile | null,
  voucherImage: ReceivedFile | undefined,
): Promise<Offer> => {
  const { database, person } = context;
  if ((await database.$count(offers, eq(offers.id, id))) === 0) throw notFound();
  if (logo === null && voucherImage === undefined) refuseAt('Logo', 'Choose a file');
  if (logo !== null) await storedOffers.savePicture(context, id, 'logo', logo, 'Logo');
  if (voucherImage !== undefined)
    await storedOffers.savePicture(context, id, 'voucherImage', voucherImage, 'VoucherImage');
  return offerForAdministrator(database, person.id, id);
};
