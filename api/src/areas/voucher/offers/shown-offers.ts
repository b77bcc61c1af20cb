import { type Offer, webAddressOf } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { knownLookups } from '../lookups/known.ts';
import { headerColour, imageTypes, pictureAddress, picturesFor } from '../pictures/pictures.ts';
import { offerSocialMedia } from '../tables.ts';
import type { OfferWith } from './held-offers.ts';

/** Replaces an existing code in lists. */
const DOTS = '••••••';

/** Offers for replies, with pictures, social media and the names of their choices. */
export const shownOffers = async (database: Database, rows: readonly OfferWith[]): Promise<Offer[]> => {
  const ids = rows.map(({ offer }) => offer.id);
  if (ids.length === 0) return [];
  const lookups = await knownLookups(database);
  const logos = await picturesFor(database, imageTypes.OfferLogo, ids);
  const images = await picturesFor(database, imageTypes.Voucher, ids);
  const media = await database
    .select()
    .from(offerSocialMedia)
    .where(and(inArray(offerSocialMedia.offerId, ids), eq(offerSocialMedia.isActive, true)))
    .orderBy(asc(offerSocialMedia.order), asc(offerSocialMedia.socialMediaId));
  return rows.map(({ offer, validUntil, isOpen, bundleId, bundleName, redeemedAt, usedAt, sealed }) => {
    const { id, redirectUrl } = offer;
    return {
      id,
      name: offer.name,
      shortDescription: offer.shortDescription,
      longDescription: offer.longDescription,
      termsAndConditions: offer.termsAndConditions,
      discount: offer.discount,
      estimateValue: randFromCents(offer.estimateValue),
      expiryDate: offer.expiryDate,
      validUntil,
      logo: pictureAddress(logos, id, 'Quarter'),
      voucherImage: pictureAddress(images, id, 'Half'),
      headerColor: headerColour(images.get(id) ?? logos.get(id)),
      headerColorOverride: offer.headerColorOverride,
      socialMedia: media
        .filter(({ offerId }) => offerId === id)
        .flatMap(({ socialMediaId, value, order }) => {
          const socialMediaLink = webAddressOf(value);
          const name = lookups.get(socialMediaId)?.name;
          return socialMediaLink === null || name === undefined
            ? []
            : [{ socialMediaId, name, socialMediaLink, order }];
        }),
      contactNo: offer.contactNo,
      redemptionEmail: offer.redemptionEmail,
      website: offer.website === null ? null : webAddressOf(offer.website),
      redemptionMethod: lookups.get(offer.redemtionMethodId)?.name ?? '',
      redirectUrl: isOpen && redirectUrl !== null ? webAddressOf(redirectUrl) : null,
      redeemedCode: sealed === null ? null : DOTS,
      redeemedAt: redeemedAt?.toISOString() ?? null,
      usedAt: usedAt?.toISOString() ?? null,
      owned: isOpen,
      bundleId,
      bundleName,
    };
  });
};
