import { bucketOf, type PageMetric, southAfricanDay, SPEED_DAYS } from '@phila/contract';
import type { Demo } from '../../../core/area.ts';
import { DAY } from '../../../core/durations.ts';
import { diceOf } from '../../../core/demo/dice.ts';
import { pageSpeed } from './tables.ts';

/** Rows inserted by one statement. */
const PORTION = 2_000;

type Typical = Readonly<Record<PageMetric, number>>;

/** Pages on a working day and typical figures of each metric, for fast pages and one slow one. */
const measured: Readonly<Record<string, { pages: number } & Typical>> = {
  '/': { pages: 40, LCP: 1_450, INP: 64, CLS: 0.01, FCP: 820, TTFB: 210 },
  '/shop': { pages: 22, LCP: 2_250, INP: 130, CLS: 0.04, FCP: 1_250, TTFB: 320 },
  '/sign-in': { pages: 17, LCP: 1_150, INP: 60, CLS: 0, FCP: 780, TTFB: 190 },
  '/dashboard': { pages: 14, LCP: 2_900, INP: 210, CLS: 0.12, FCP: 1_500, TTFB: 360 },
  '/contactUs': { pages: 3, LCP: 1_300, INP: 70, CLS: 0.005, FCP: 800, TTFB: 220 },
};

/** Makes four weeks of reports from the demo people's devices, without today. */
export const demo = async ({ services, crowd }: Demo): Promise<void> => {
  if (crowd.length === 0) return;
  const { database, clock } = services;
  const now = clock.now();
  const dice = diceOf(28);
  const counts = new Map<string, typeof pageSpeed.$inferInsert>();
  const count = (row: Omit<typeof pageSpeed.$inferInsert, 'count'>): void => {
    const key = JSON.stringify(row);
    counts.set(key, { ...row, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  for (let ago = SPEED_DAYS - 1; ago >= 1; ago -= 1) {
    const date = southAfricanDay(new Date(now.getTime() - ago * DAY));
    for (const [pattern, { pages, ...typical }] of Object.entries(measured)) {
      for (let page = dice.below(pages); page < pages; page += 1) {
        // Makes most devices alike, and a few slow in everything.
        const slow = dice.happens(12) ? 2.2 : 0.75 + dice.below(60) / 100;
        count({ date, pattern, metric: 'pages', bucket: 0 });
        for (const metric of ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const) {
          // People who only read press nothing.
          if (metric === 'INP' && dice.happens(40)) continue;
          count({ date, pattern, metric, bucket: bucketOf(metric, typical[metric] * slow) });
        }
      }
    }
  }
  const rows = [...counts.values()];
  for (let from = 0; from < rows.length; from += PORTION)
    await database.insert(pageSpeed).values(rows.slice(from, from + PORTION));
};
