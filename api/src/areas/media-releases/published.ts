import {
  imageDevices,
  imageQualities,
  imageTypes,
  LARGEST_ID,
  type ListedMediaRelease,
  type MediaReleaseDetail,
  type Page,
} from '@phila/contract';
import { and, asc, desc, eq, exists, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/open.ts';
import { readPage } from '../../core/database/read-page.ts';
import { notFound } from '../../core/http/refusal.ts';
import { addressFor, picturesOf } from '../image/public.ts';
import { foundReleases } from './search-releases.ts';
import { formerReleaseAddresses, mediaReleases } from './tables.ts';

type Stored = typeof mediaReleases.$inferSelect;

/** Selects public releases: published by now and not removed. Drafts have no time. */
const isPublished = (now: Date): SQL | undefined =>
  and(isNull(mediaReleases.deletedAt), lte(mediaReleases.publishedAt, now));

export const isReleasePublic = (database: Database, itemId: PgColumn, now: Date): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(mediaReleases)
      .where(and(eq(mediaReleases.id, itemId), isPublished(now))),
  );

const type = imageTypes.MediaRelease;

/** Releases as lists show them. */
export const shown = async (database: Database, rows: readonly Stored[]): Promise<ListedMediaRelease[]> => {
  const pictures = await picturesOf(
    database,
    type,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, version, slug, title, summary, author, publishedAt, heroAlt }) => {
    const picture = pictures.get(id);
    return {
      id,
      version,
      slug,
      title,
      summary,
      author,
      publishedAt: publishedAt?.toISOString() ?? '',
      heroUrl:
        picture === undefined
          ? null
          : addressFor({ ...picture, type }, imageQualities.Normal, imageDevices.Desktop),
      heroAlt: heroAlt ?? '',
    };
  });
};

const ofYear = (year: number | undefined): SQL | undefined =>
  year === undefined
    ? undefined
    : sql`extract(year from ${mediaReleases.publishedAt} at time zone 'Africa/Johannesburg') = ${year}::int`;

interface ReleaseQuery {
  PageNumber?: number | undefined;
  PageSize?: number | undefined;
  SearchTerm?: string | undefined;
  Year?: number | undefined;
}

/** Lists a page of published releases, latest first. */
export const listReleases = async (
  database: Database,
  now: Date,
  { SearchTerm, Year, ...asked }: ReleaseQuery,
): Promise<Page<ListedMediaRelease>> => {
  const where = and(isPublished(now), foundReleases(SearchTerm), ofYear(Year));
  const page = await readPage(
    asked,
    (limit, offset) =>
      database
        .select()
        .from(mediaReleases)
        .where(where)
        .orderBy(desc(mediaReleases.publishedAt), desc(mediaReleases.id))
        .limit(limit)
        .offset(offset),
    () => database.$count(mediaReleases, where),
  );
  return { ...page, items: await shown(database, page.items) };
};

/** Lists every published release, latest first, with its address and time. */
export const everyRelease = async (
  database: Database,
  now: Date,
): Promise<{ slug: string; publishedAt: Date }[]> => {
  const rows = await database
    .select({ slug: mediaReleases.slug, publishedAt: mediaReleases.publishedAt })
    .from(mediaReleases)
    .where(isPublished(now))
    .orderBy(desc(mediaReleases.publishedAt), desc(mediaReleases.id));
  return rows.map(({ slug, publishedAt }) => ({ slug, publishedAt: publishedAt ?? now }));
};

/** The adjacent release in the list's order. */
const neighbour = async (
  database: Database,
  now: Date,
  { publishedAt, id }: Pick<Stored, 'publishedAt' | 'id'>,
  direction: 'before' | 'after',
): Promise<{ slug: string; title: string } | null> => {
  const [compare, order] = direction === 'before' ? [sql`<`, desc] : [sql`>`, asc];
  const place = sql`(${mediaReleases.publishedAt}, ${mediaReleases.id})`;
  const [found] = await database
    .select({ slug: mediaReleases.slug, title: mediaReleases.title })
    .from(mediaReleases)
    .where(
      and(
        isPublished(now),
        sql`${place} ${compare} (${sql.param(publishedAt, mediaReleases.publishedAt)}::timestamptz, ${id}::int)`,
      ),
    )
    .orderBy(order(mediaReleases.publishedAt), order(mediaReleases.id))
    .limit(1);
  return found ?? null;
};

/** The release at a present or former address; the present owner of an address wins. */
const releaseAt = async (database: Database, now: Date, slug: string): Promise<Stored | undefined> => {
  const [present] = await database
    .select()
    .from(mediaReleases)
    .where(and(isPublished(now), eq(mediaReleases.slug, slug)));
  if (present !== undefined) return present;
  const [moved] = await database
    .select({ release: mediaReleases })
    .from(formerReleaseAddresses)
    .innerJoin(mediaReleases, eq(mediaReleases.id, formerReleaseAddresses.releaseId))
    .where(and(isPublished(now), eq(formerReleaseAddresses.slug, slug)));
  return moved?.release;
};

const releaseOf = async (database: Database, now: Date, id: number): Promise<Stored | undefined> => {
  const [row] = await database
    .select()
    .from(mediaReleases)
    .where(and(isPublished(now), eq(mediaReleases.id, id)));
  return row;
};

/**
 * @param name the last part of a present or former address, or its number
 * @throws Refusal 404 for an unpublished one
 */
export const readRelease = async (
  database: Database,
  now: Date,
  name: string,
): Promise<MediaReleaseDetail> => {
  const isNumber = /^\d+$/.test(name);
  if (isNumber && Number(name) > LARGEST_ID) throw notFound();
  const row = isNumber ? await releaseOf(database, now, Number(name)) : await releaseAt(database, now, name);
  const [listed] = row === undefined ? [] : await shown(database, [row]);
  if (row === undefined || listed === undefined) throw notFound();
  return {
    ...listed,
    body: row.body,
    previous: await neighbour(database, now, row, 'before'),
    next: await neighbour(database, now, row, 'after'),
  };
};
