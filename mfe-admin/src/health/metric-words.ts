import type { PageMetric, SpeedVerdict } from '@phila/contract/calls';

/** Name and one-sentence explanation of each page metric. */
export const metricWords: Readonly<Record<PageMetric, { name: string; sentence: string }>> = {
  LCP: {
    name: 'Largest part',
    sentence: 'When the largest text or picture was there. Good up to 2.5 seconds.',
  },
  INP: {
    name: 'Answer to a press',
    sentence: 'How long the page took to show what a press or key did, at its slowest. Good up to 200 ms.',
  },
  CLS: {
    name: 'Movement',
    sentence: 'How much of the window moved by itself while it was read. Good up to 0.1.',
  },
  FCP: {
    name: 'First part',
    sentence: 'When the first text or picture was there. Good up to 1.8 seconds.',
  },
  TTFB: {
    name: 'First byte',
    sentence: 'When the first of the service’s answer came. Good up to 0.8 seconds.',
  },
};

export const verdictWords: Readonly<
  Record<SpeedVerdict, { name: string; tone: 'success' | 'warning' | 'danger' }>
> = {
  good: { name: 'Good', tone: 'success' },
  fair: { name: 'Could be better', tone: 'warning' },
  poor: { name: 'Poor', tone: 'danger' },
};

/** Rounds up at the shown precision, so that a value above a limit never reads as the limit. */
const up = (value: number, digits: number): string => {
  const scale = 10 ** digits;
  // Drops floating-point error first, or it would round up a whole step.
  return (Math.ceil(Number((value * scale).toFixed(6))) / scale).toFixed(digits);
};

export const figureText = (metric: PageMetric, value: number): string => {
  if (metric === 'CLS') return up(value, 3);
  return value >= 1_000 ? `${up(value / 1_000, 2)} s` : `${up(value, 0)} ms`;
};
