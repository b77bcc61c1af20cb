/** The releases of a remote as lines for the terminal. */

/** @typedef {{ at: string, by: string, commit: string | null, tests: string }} Published */
/** @typedef {{ version: string, isInUse: boolean, published?: Published | undefined }} Release */

const NEVER = '–';

/** `2026-03-01T08:15:02.113Z` as `2026-03-01 08:15 UTC`. */
const minuteOf = (/** @type {string} */ at) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

/** Nothing of a build from outside is run, not even its import. */
const triedOf = (/** @type {Published} */ { tests }) => (tests === 'not tried' ? tests : `tests ${tests}`);

const rowOf = (/** @type {Release} */ { version, isInUse, published }) => [
  isInUse ? '*' : ' ',
  version,
  published ? minuteOf(published.at) : NEVER,
  published?.by ?? NEVER,
  published?.commit ?? NEVER,
  published ? triedOf(published) : '',
];

/**
 * Lists the versions, newest first, a line each: use, time, account and commit.
 * @param {string} name
 * @param {Release[]} releases
 */
export const listOf = (name, releases) => {
  if (releases.length === 0) return `${name} was never released here.`;
  const rows = releases.toReversed().map(rowOf);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const state = releases.some(({ isInUse }) => isInUse) ? '* is in use' : 'withdrawn: none is in use';
  return `${name} (${state})\n${lines.join('\n')}`;
};
