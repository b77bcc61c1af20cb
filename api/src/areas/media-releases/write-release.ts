import { mediaRelease } from '@phila/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { Refusal } from '../../core/http/refusal.ts';
import { storeResource } from '../../core/resources/store-resource.ts';
import { rowPictures } from '../image/public.ts';
import { foundReleases } from './search-releases.ts';
import { formerReleaseAddresses, mediaReleases } from './tables.ts';

/** An advisory lock's number, used for nothing else in the database. */
const RELEASES_LOCK = 728_190_619;

export const releases = storeResource(mediaReleases, mediaRelease, {
  pictures: rowPictures,
  search: async (_, term) => foundReleases(term),
  // Serialises writes, so that the second of two equal addresses is refused.
  lockBefore: async ({ database }) => {
    await database.execute(sql`select pg_advisory_xact_lock(${RELEASES_LOCK})`);
  },
  check: async ({ database }, { body: { slug }, before }) => {
    const taken = await database.$count(
      mediaReleases,
      and(
        eq(mediaReleases.slug, slug),
        isNull(mediaReleases.deletedAt),
        before === null ? undefined : ne(mediaReleases.id, before.id),
      ),
    );
    if (taken === 0) return;
    const message = 'Another media release has this address';
    throw new Refusal(422, message, [{ path: 'slug', message }]);
  },
  // Keeps an address that is already linked to; drafts have no links.
  afterEachRow: async ({ database }, { before, after }) => {
    const slug = before?.slug ?? null;
    if (slug === null || after === null || slug === after.slug || before?.publishedAt === null) return;
    const kept = { slug, releaseId: after.id };
    await database
      .insert(formerReleaseAddresses)
      .values(kept)
      .onConflictDoUpdate({ target: formerReleaseAddresses.slug, set: kept });
  },
});
