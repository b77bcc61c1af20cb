/**
 * An expected answer of a row: a field; several fields, if any one is enough; or a function that returns null if it
 * does not apply (a passport's expiry without a passport).
 */
export type Expected<Row> =
  | (keyof Row & string)
  | readonly (keyof Row & string)[]
  | ((row: Row) => boolean | null);

/** Returns true for an answer, including false and 0; false for blanks, null and empty lists. */
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

/** Counts the expected fields filled in; a record never saved has none. */
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

/** Whole percentage that reaches 100 only if nothing is missing. */
export const wholePercentage = (filled: number, expected: number): number =>
  filled >= expected ? 100 : Math.min(99, Math.round((100 * filled) / expected));

/** Completion of a single record: filled over expected fields; 0 if never saved (specification: details). */
export const completionOf =
  <Row>(expected: readonly Expected<Row>[]) =>
  (row: Row | null): number => {
    if (row === null) return 0;
    const share = shareOf(expected, row);
    return wholePercentage(share.filled, share.expected);
  };

/** Filled share of each row, from 0 to 1. */
export const ratiosOf = <Row>(expected: readonly Expected<Row>[], rows: readonly Row[]): number[] =>
  rows.map((row) => {
    const share = shareOf(expected, row);
    return share.expected === 0 ? 1 : share.filled / share.expected;
  });

/**
 * Completion of a table: the mean over its rows, with missing rows counting as empty up to the `wanted` number (skills
 * 5, references 2, others 1); 0 without rows. `times` says how often each given row occurs, for callers that grouped
 * equal rows; default: 1.
 */
export const completionOfRows =
  <Row>(expected: readonly Expected<Row>[], wanted = 1) =>
  (rows: readonly Row[], times: readonly number[] = rows.map(() => 1)): number => {
    const all = times.reduce((total, one) => total + one, 0);
    if (all === 0) return 0;
    const sum = ratiosOf(expected, rows).reduce((total, ratio, at) => total + (times[at] ?? 1) * ratio, 0);
    return wholePercentage(sum, Math.max(all, wanted));
  };
