import {
  bucketOf,
  type calls,
  type InputOf,
  LEAST_PAGES,
  type PageMetric,
  pageMetrics,
  southAfricanDay,
  SPEED_DAYS,
  type SpeedOfPage,
  type ValueOf,
} from '@phila/contract';
import { gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { DAY } from '../../../core/durations.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import type { Task } from '../../../core/jobs/task.ts';
import type { Services } from '../../../core/services.ts';
import { read } from './histogram.ts';
import { pageSpeed } from './tables.ts';

/** Kept long enough to compare four weeks with the four before. */
const KEPT = 60 * DAY;
/** The most counted, since anyone may call this: far below the limit of the column. */
const MOST = 1_000_000;

type Reported = InputOf<typeof calls.administration.reportPageSpeed>['body'];
type Speed = ValueOf<typeof calls.administration.pageSpeed>;

const daysBefore = (now: Date, days: number): string => southAfricanDay(new Date(now.getTime() - days * DAY));

/** @throws Refusal 422 for a path that no remote declares, as invented ones would fill the table */
export const countSpeed = async (
  database: Database,
  patterns: ReadonlySet<string>,
  { pattern, figures }: Reported,
  now: Date,
): Promise<true> => {
  if (!patterns.has(pattern)) {
    const message = 'No page of this site has this path';
    throw new Refusal(422, message, [{ path: 'pattern', message }]);
  }
  const date = southAfricanDay(now);
  const counted = pageMetrics.flatMap((metric) => {
    const value = figures[metric];
    return value === undefined ? [] : [{ metric, bucket: bucketOf(metric, value) }];
  });
  await database
    .insert(pageSpeed)
    .values(
      [{ metric: 'pages' as const, bucket: 0 }, ...counted].map((one) => ({
        ...one,
        date,
        pattern,
        count: 1,
      })),
    )
    .onConflictDoUpdate({
      target: [pageSpeed.date, pageSpeed.pattern, pageSpeed.metric, pageSpeed.bucket],
      set: { count: sql`least(${pageSpeed.count} + 1, ${MOST})` },
    });
  return true;
};

type Histograms = Map<PageMetric | 'pages', Map<number, number>>;

const speedOf = (pattern: string, histograms: Histograms): SpeedOfPage => {
  const figure = (metric: PageMetric) => read(metric, histograms.get(metric) ?? new Map());
  return {
    pattern,
    pages: histograms.get('pages')?.get(0) ?? 0,
    figures: {
      LCP: figure('LCP'),
      INP: figure('INP'),
      CLS: figure('CLS'),
      FCP: figure('FCP'),
      TTFB: figure('TTFB'),
    },
  };
};

/** Reads the last four weeks by route, the busiest first. */
export const speedOfPages = async (database: Database, now: Date): Promise<Speed> => {
  const from = daysBefore(now, SPEED_DAYS - 1);
  const { pattern, metric, bucket, count } = pageSpeed;
  const rows = await database
    .select({ pattern, metric, bucket, count: sql<number>`sum(${count})::int` })
    .from(pageSpeed)
    .where(gte(pageSpeed.date, from))
    .groupBy(pattern, metric, bucket);
  const routes = new Map<string, Histograms>();
  for (const row of rows) {
    const histograms: Histograms = routes.get(row.pattern) ?? new Map();
    const histogram = histograms.get(row.metric) ?? new Map<number, number>();
    histogram.set(row.bucket, row.count);
    histograms.set(row.metric, histogram);
    routes.set(row.pattern, histograms);
  }
  return {
    from,
    until: southAfricanDay(now),
    routes: [...routes]
      .map(([path, histograms]) => speedOf(path, histograms))
      .filter(({ pages }) => pages >= LEAST_PAGES)
      .toSorted((a, b) => b.pages - a.pages || (a.pattern < b.pattern ? -1 : 1)),
  };
};

export const forgettingSpeed: Task<Services> = {
  name: 'forgetting the speed of pages',
  every: DAY,
  run: async ({ database, clock }) => {
    await database.delete(pageSpeed).where(lt(pageSpeed.date, daysBefore(clock.now(), KEPT / DAY)));
  },
};
