/** Where a chart's values lie: from its lowest to its highest mark, with round figures between. */
export interface Scale {
  low: number;
  high: number;
  ticks: readonly number[];
}

/** 1, 2 or 5 times a power of ten, so that about four steps fill the range. */
const stepOf = (range: number): number => {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return (share > 5 ? 10 : share > 2 ? 5 : share > 1 ? 2 : 1) * power;
};

/** A scale over all values; zero is always in it, since a bar is measured from there. */
export const scaleOf = (values: readonly number[]): Scale => {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  if (lowest === highest) return { low: 0, high: 1, ticks: [0, 1] };
  const step = stepOf(highest - lowest);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low: first * step, high: last * step, ticks };
};
