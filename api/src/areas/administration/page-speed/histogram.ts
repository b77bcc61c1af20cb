import { metricScales, type PageMetric, type SpeedOfPage, verdictOf } from '@phila/contract';

/** Figures counted by bucket of a metric's scale; empty buckets may be missing. */
export type Histogram = ReadonlyMap<number, number>;

type Measured = NonNullable<SpeedOfPage['figures'][PageMetric]>;

const PERCENTILE = 0.75;

/**
 * Estimates the 75th percentile, spreading each bucket's pages evenly over it. Errs by less than the bucket's width and
 * never crosses a limit, because limits are edges. Figures above the last edge count as that edge.
 */
const percentile = (metric: PageMetric, buckets: readonly (readonly [number, number])[], wanted: number) => {
  const { edges } = metricScales[metric];
  let before = 0;
  for (const [bucket, count] of buckets) {
    if (before + count >= wanted) {
      const upper = edges[bucket];
      if (upper === undefined) break;
      const lower = edges[bucket - 1] ?? 0;
      return lower + ((wanted - before) / count) * (upper - lower);
    }
    before += count;
  }
  return edges.at(-1) ?? 0;
};

/** Reads a metric from its histogram; null for an empty one. */
export const read = (metric: PageMetric, histogram: Histogram): Measured | null => {
  const buckets = [...histogram].toSorted(([a], [b]) => a - b);
  const pages = buckets.reduce((sum, [, count]) => sum + count, 0);
  if (pages === 0) return null;
  const { edges, good } = metricScales[metric];
  const lastGood = edges.indexOf(good);
  const goodPages = buckets.reduce((sum, [bucket, count]) => sum + (bucket <= lastGood ? count : 0), 0);
  const p75 = percentile(metric, buckets, pages * PERCENTILE);
  return { p75, verdict: verdictOf(metric, p75), good: Math.floor((goodPages / pages) * 100), pages };
};
