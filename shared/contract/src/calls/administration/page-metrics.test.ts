import { bucketOf, metricScales, pageMetrics, verdictOf } from './page-metrics.ts';

describe.each(pageMetrics)('%s', (metric) => {
  const { edges, good, fair, most } = metricScales[metric];

  it('has ascending edges, with the limits of good and poor among them', () => {
    expect(edges).toEqual([...new Set(edges)].toSorted((a, b) => a - b));
    expect(edges).toEqual(expect.arrayContaining([good, fair]));
    expect(most).toBeGreaterThan(edges.at(-1) ?? most);
  });

  it('counts a figure in the first part whose edge it does not exceed', () => {
    for (const [at, edge] of edges.entries()) {
      expect(bucketOf(metric, edge)).toBe(at);
      expect(bucketOf(metric, edge + 1e-6)).toBe(at + 1);
    }
    expect(bucketOf(metric, most)).toBe(edges.length);
  });

  it('calls a figure at the limit good, and one above it not', () => {
    expect([verdictOf(metric, good), verdictOf(metric, good + 1e-6)]).toEqual(['good', 'fair']);
    expect([verdictOf(metric, fair), verdictOf(metric, fair + 1e-6)]).toEqual(['fair', 'poor']);
  });
});
