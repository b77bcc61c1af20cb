import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { LEAST_PAGES, metricScales, pageMetrics, SPEED_DAYS, speedVerdicts } from './page-metrics.ts';

const PATTERN_WRONG = 'Enter the path of a declared route';
const figure = (metric: keyof typeof metricScales) => {
  const { most } = metricScales[metric];
  const wrong = `Enter a number from 0 to ${most}`;
  return z.optional(z.number(wrong).check(z.minimum(0, wrong), z.maximum(most, wrong)));
};

/** Open to anyone, because visitors can consent too; the service cannot tell who did. */
export const reportPageSpeed = call({
  method: 'POST',
  path: '/Administration/page-speed',
  access: 'anyone',
  limit: 'browse',
  summary:
    'Counts how fast a page was, on a device whose person agreed to it: the path of its route as declared, never its address, and its figures (milliseconds; CLS without a unit). Nothing about the person is kept. 422 for a path that no remote in use declares, or without any figure.',
  body: z.strictObject({
    pattern: z.string(PATTERN_WRONG).check(z.minLength(1, PATTERN_WRONG), z.maxLength(200, PATTERN_WRONG)),
    figures: z
      .strictObject(
        {
          LCP: figure('LCP'),
          INP: figure('INP'),
          CLS: figure('CLS'),
          FCP: figure('FCP'),
          TTFB: figure('TTFB'),
        },
        'Name a figure that is measured',
      )
      .check(
        z.refine(
          (figures) => pageMetrics.some((metric) => figures[metric] !== undefined),
          'Name a figure, and how much it is',
        ),
      ),
  }),
  value: z.literal(true),
});

const measured = z.object({
  /** 75th percentile, estimated from bucket counts. */
  p75: z.number(),
  verdict: z.enum(speedVerdicts),
  /** Percentage of good page views, rounded down. */
  good: z.int(),
  /** Page views with this figure; a page without a click or key press has no INP. */
  pages: z.int(),
});

const speedOfPage = z.object({
  /** Path of the route as declared: `/shop/product/:id`. */
  pattern: z.string(),
  pages: z.int(),
  /** Null if no page view has the figure. */
  figures: z.object({
    LCP: z.nullable(measured),
    INP: z.nullable(measured),
    CLS: z.nullable(measured),
    FCP: z.nullable(measured),
    TTFB: z.nullable(measured),
  }),
});
export type SpeedOfPage = z.output<typeof speedOfPage>;

export const pageSpeed = call({
  method: 'GET',
  path: '/Administration/page-speed',
  access: may('site.operations.read'),
  summary: `How fast pages were in the last ${SPEED_DAYS} days, on devices whose people agreed to be measured: by route, those with the most pages first. Routes with fewer than ${LEAST_PAGES} pages are left out.`,
  value: z.object({
    /** South African days, both included. */
    from: z.string(),
    until: z.string(),
    routes: z.array(speedOfPage),
  }),
});
