/** Range of a chart's values, with rounded steps from the lowest to the highest mark. */
export interface Scale {
  low: number;
  high: number;
  ticks: readonly number[];
}

/** Step of 1, 2 or 5 times a power of ten that divides the range into about four. */
const stepOf = (range: number): number => {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return (share > 5 ? 10 : share > 2 ? 5 : share > 1 ? 2 : 1) * power;
};

/** Scale over all values; always includes zero, because bars start there. */
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
