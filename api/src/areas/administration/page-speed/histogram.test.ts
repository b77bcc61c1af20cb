import { bucketOf, metricScales, type PageMetric, pageMetrics, verdictOf } from '@phila/contract';
import { read } from './histogram.ts';

const histogramOf = (metric: PageMetric, figures: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const figure of figures) {
    const bucket = bucketOf(metric, figure);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};

/** The 75th percentile by nearest rank. */
const exact = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * 0.75) - 1] ?? NaN;

test('no figures are no answer', () => expect(read('LCP', new Map())).toBeNull());

test('the limits of the field: LCP of three good pages and a slow one', () => {
  expect(read('LCP', histogramOf('LCP', [1_200, 2_400, 2_500, 9_000]))).toEqual({
    p75: 2_500,
    verdict: 'good',
    good: 75,
    pages: 4,
  });
  expect(read('LCP', histogramOf('LCP', [1_200, 2_501, 2_600, 9_000]))).toMatchObject({
    verdict: 'fair',
    good: 25,
  });
});

test('a value above every edge is poor', () => {
  expect(read('INP', histogramOf('INP', [20_000]))).toEqual({
    p75: 5_000,
    verdict: 'poor',
    good: 0,
    pages: 1,
  });
});

test('pages that never shifted have a shift of nothing', () => {
  expect(read('CLS', histogramOf('CLS', [0, 0, 0]))).toEqual({
    p75: 0,
    verdict: 'good',
    good: 100,
    pages: 3,
  });
});

test.each(pageMetrics)(
  '%s: the percentile lies in the bucket of the exact one, with its verdict',
  (metric) => {
    const { edges } = metricScales[metric];
    const last = edges.at(-1) ?? 0;
    // Spreads figures over every size, denser at the low end like real pages.
    for (let pages = 1; pages <= 120; pages += 1) {
      const figures = Array.from({ length: pages }, (_, at) => last * ((at + 1) / (pages + 1)) ** 3);
      const found = read(metric, histogramOf(metric, figures));
      expect(bucketOf(metric, found?.p75 ?? NaN)).toBe(bucketOf(metric, exact(figures)));
      expect(found?.verdict).toBe(verdictOf(metric, exact(figures)));
    }
  },
);
