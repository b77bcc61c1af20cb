import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { ChildTable } from '../../../core/resources/stored-resource.ts';
import { offerSocialMedia } from '../tables.ts';

/** A link to the offer's company on a social medium. */
export interface SocialMedia {
  socialMediaId: number;
  value: string;
  order: number;
  isActive: boolean;
}

const columns = {
  offerId: offerSocialMedia.offerId,
  socialMediaId: offerSocialMedia.socialMediaId,
  value: offerSocialMedia.value,
  order: offerSocialMedia.order,
  isActive: offerSocialMedia.isActive,
};

const linksOf = async (
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SocialMedia[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select(columns)
    .from(offerSocialMedia)
    .where(inArray(offerSocialMedia.offerId, [...ids]))
    .orderBy(asc(offerSocialMedia.order), asc(offerSocialMedia.socialMediaId));
  const found = new Map<number, SocialMedia[]>();
  for (const { offerId, ...link } of rows) found.set(offerId, [...(found.get(offerId) ?? []), link]);
  return found;
};

/** The field of an offer's social media. */
export const socialMediaPart: ChildTable = {
  read: linksOf,
  write: async ({ database }, offerId, value) => {
    await database.delete(offerSocialMedia).where(eq(offerSocialMedia.offerId, offerId));
    // Stores the last entry if a medium is sent twice.
    const each = new Map((value as SocialMedia[]).map((link) => [link.socialMediaId, { offerId, ...link }]));
    if (each.size > 0) await database.insert(offerSocialMedia).values([...each.values()]);
  },
};

/** Returns an offer's links with this one added or replaced. */
export const withLink = async (
  database: Database,
  offerId: number,
  link: SocialMedia,
): Promise<SocialMedia[]> => {
  const before = (await linksOf(database, [offerId])).get(offerId) ?? [];
  return [...before.filter(({ socialMediaId }) => socialMediaId !== link.socialMediaId), link];
};
