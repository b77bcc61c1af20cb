/**
 * Something that a category expects of a row: a field; fields of which one is enough; or a question of its own, which
 * answers null where it does not apply (a passport's expiry, without a passport).
 */
export type Expected<Row> =
  | (keyof Row & string)
  | readonly (keyof Row & string)[]
  | ((row: Row) => boolean | null);

/** Whether a saved value counts as given. False and 0 are answers; a blank, null or an empty list is none. */
export const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value !== null && value !== undefined;

export interface Share {
  filled: number;
  expected: number;
}

/** How many of the expected fields are filled in; of a record that was never saved none. */
export const shareOf = <Row>(expected: readonly Expected<Row>[], row: Row | null): Share => {
  if (row === null) return { filled: 0, expected: expected.length };
  const answers = expected.map((one) => {
    if (typeof one === 'function') return one(row);
    return (typeof one === 'string' ? [one] : one).some((name) => isFilled(row?.[name]));
  });
  return {
    filled: answers.filter((answer) => answer === true).length,
    expected: answers.filter((answer) => answer !== null).length,
  };
};

/** A whole percentage that says 100 only when nothing is missing. */
export const wholePercentage = (filled: number, expected: number): number =>
  filled >= expected ? 100 : Math.min(99, Math.round((100 * filled) / expected));

/** How complete a single record is: filled over expected fields; 0 when it was never saved (specification: details). */
export const completionOf =
  <Row>(expected: readonly Expected<Row>[]) =>
  (row: Row | null): number => {
    if (row === null) return 0;
    const share = shareOf(expected, row);
    return wholePercentage(share.filled, share.expected);
  };

/** How much of each row is filled in, from 0 to 1. */
export const ratiosOf = <Row>(expected: readonly Expected<Row>[], rows: readonly Row[]): number[] =>
  rows.map((row) => {
    const share = shareOf(expected, row);
    return share.expected === 0 ? 1 : share.filled / share.expected;
  });

/**
 * How complete a table is: the mean over its rows, of which there should be `wanted` (skills 5, references 2, others
 * 1); rows that are not there count as empty. No rows are 0. `times` says how many rows are like each of those given,
 * for a caller that has counted them; default: 1.
 */
export const completionOfRows =
  <Row>(expected: readonly Expected<Row>[], wanted = 1) =>
  (rows: readonly Row[], times: readonly number[] = rows.map(() => 1)): number => {
    const all = times.reduce((total, one) => total + one, 0);
    if (all === 0) return 0;
    const sum = ratiosOf(expected, rows).reduce((total, ratio, at) => total + (times[at] ?? 1) * ratio, 0);
    return wholePercentage(sum, Math.max(all, wanted));
  };
