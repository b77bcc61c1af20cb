import type { Completion } from './use-completions.ts';

/** Mean of the parts of an area, once all are known; null where one could not be read. */
export const averageCompletion = (completions: readonly Completion[]): Completion => {
  if (completions.includes(undefined)) return undefined;
  const known = completions.filter((one) => typeof one === 'number');
  return known.length < completions.length
    ? null
    : known.reduce((total, one) => total + one, 0) / Math.max(1, known.length);
};
