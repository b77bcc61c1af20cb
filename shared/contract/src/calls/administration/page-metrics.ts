/** Web vitals that are measured, by their usual names (web.dev/articles/vitals). */
export const pageMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type PageMetric = (typeof pageMetrics)[number];

/** Ratings of a figure; `fair` is "needs improvement" on web.dev. */
export const speedVerdicts = ['good', 'fair', 'poor'] as const;
export type SpeedVerdict = (typeof speedVerdicts)[number];

export interface MetricScale {
  /**
   * Upper bucket bounds, ascending and inclusive; a last bucket holds anything above. In milliseconds; CLS has no unit.
   */
  readonly edges: readonly number[];
  /** Largest good and largest fair figure. Both are also bucket bounds, so that no bucket mixes ratings. */
  readonly good: number;
  readonly fair: number;
  /** Highest plausible figure; larger ones are rejected. */
  readonly most: number;
}

/** Ten minutes: longer than any browser waits for a page. */
const MOST_MILLISECONDS = 600_000;

/** Limits from web.dev/articles/lcp, /inp, /cls, /fcp and /ttfb, as in the package web-vitals. */
export const metricScales: Readonly<Record<PageMetric, MetricScale>> = {
  /** Largest contentful paint: time until the largest text or picture appeared. */
  LCP: {
    edges: [
      250, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500, 4_000, 5_000,
      6_000, 8_000, 10_000, 15_000, 20_000,
    ],
    good: 2_500,
    fair: 4_000,
    most: MOST_MILLISECONDS,
  },
  /** Interaction to next paint: slowest reaction to a click or key during a visit. */
  INP: {
    edges: [
      16, 32, 48, 64, 80, 100, 120, 140, 160, 180, 200, 250, 300, 350, 400, 450, 500, 750, 1_000, 2_000,
      5_000,
    ],
    good: 200,
    fair: 500,
    most: MOST_MILLISECONDS,
  },
  /** Cumulative layout shift: share of the window that moved unexpectedly, times the distance. */
  CLS: {
    edges: [
      0, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.125, 0.15, 0.175, 0.2, 0.25, 0.3, 0.5, 1,
    ],
    good: 0.1,
    fair: 0.25,
    most: 1_000,
  },
  /** First contentful paint: time until the first text or picture appeared. */
  FCP: {
    edges: [
      200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500, 4_000,
      5_000, 7_500, 10_000, 20_000,
    ],
    good: 1_800,
    fair: 3_000,
    most: MOST_MILLISECONDS,
  },
  /** Time to first byte: time until the answer began to arrive. */
  TTFB: {
    edges: [
      50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_400, 3_000,
      5_000, 10_000,
    ],
    good: 800,
    fair: 1_800,
    most: MOST_MILLISECONDS,
  },
};

/** Bucket of a figure; `edges.length` above the last bound. */
export const bucketOf = (metric: PageMetric, value: number): number => {
  const { edges } = metricScales[metric];
  const at = edges.findIndex((edge) => value <= edge);
  return at === -1 ? edges.length : at;
};

export const verdictOf = (metric: PageMetric, value: number): SpeedVerdict => {
  const { good, fair } = metricScales[metric];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
};

/** Fewest page views of a route to report, as fewer say little. */
export const LEAST_PAGES = 5;
/** Days to report, including today. */
export const SPEED_DAYS = 28;
