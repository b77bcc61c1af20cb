import { southAfricanDay } from '@phila/contract';
import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { banners } from './tables.ts';

export type Banner = typeof banners.$inferSelect;

/** Milliseconds to show an advert (specification: dashboard). */
const TURN = 11_000;

interface Viewer {
  osNo: number | null;
}

/** Selects the adverts of the viewer's organisation, and adverts for everyone unless the organisation declines them. */
const isFor = (osNo: number | null) =>
  osNo === null
    ? isNull(banners.osNo)
    : or(
        eq(banners.osNo, osNo),
        and(
          isNull(banners.osNo),
          sql`EXISTS (SELECT 1 FROM ${organisations} WHERE ${organisations.osNo} = ${osNo} AND ${organisations.showsAdverts})`,
        ),
      );

/** Selects adverts that are on, running today in South Africa, and for the viewer. */
const runsFor = ({ osNo }: Viewer, now: Date) => {
  const today = southAfricanDay(now);
  return and(
    eq(banners.isActive, true),
    isNull(banners.deletedAt),
    // Without a picture there is nothing to show.
    isNotNull(banners.imageKey),
    lte(banners.startDate, today),
    or(isNull(banners.endDate), gte(banners.endDate, today)),
    isFor(osNo),
  );
};

/** Lists the adverts shown to a viewer now, in order, in a place or all. */
export const runningBanners = (
  database: Database,
  viewer: Viewer,
  now: Date,
  type?: number,
): Promise<Banner[]> =>
  database
    .select()
    .from(banners)
    .where(and(runsFor(viewer, now), type === undefined ? undefined : eq(banners.type, type)))
    .orderBy(asc(banners.order), asc(banners.id));

/** Lists banners for administrators. @param reached condition for the banners within reach */
export const everyBanner = (database: Database, reached: SQL, withInactive: boolean): Promise<Banner[]> =>
  database
    .select()
    .from(banners)
    .where(and(reached, isNull(banners.deletedAt), withInactive ? undefined : eq(banners.isActive, true)))
    .orderBy(asc(banners.type), asc(banners.order), asc(banners.id));

/** A present or removed advert, with the fields that group its clicks. */
export interface LeadingAdvert {
  id: number;
  title: string;
  type: number;
  redirectUri: string;
  osNo: number | null;
  osName: string | null;
}

/** Lists all adverts, including removed ones. */
export const leadingAdverts = (database: Database): Promise<LeadingAdvert[]> =>
  database
    .select({
      id: banners.id,
      title: banners.title,
      type: banners.type,
      redirectUri: banners.redirectUri,
      osNo: banners.osNo,
      osName: organisations.osName,
    })
    .from(banners)
    .leftJoin(organisations, eq(organisations.osNo, banners.osNo))
    .orderBy(asc(banners.id));

/** Picks the advert in turn: each gets 11 seconds, the same for all viewers. */
export const inTurn = <T>(list: readonly T[], now: Date): T | undefined =>
  list[Math.floor(now.getTime() / TURN) % list.length];
