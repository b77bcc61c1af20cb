/** The releases of a remote as lines for the terminal. */

/**
 * @import { ReleasedRemote } from '../../contract/dist/index.js'
 * @typedef {ReleasedRemote['releases'][number]} Release
 */

const NEVER = '–';

/** `2026-03-01T08:15:02.113Z` as `2026-03-01 08:15 UTC`. */
const minuteOf = (/** @type {string} */ at) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

/** Nothing of a build from outside is run, not even its import. */
const triedOf = (/** @type {Release} */ { tests }) => (tests === 'not tried' ? tests : `tests ${tests}`);

const rowOf = (/** @type {Release} */ release) => [
  release.isInUse ? '*' : ' ',
  release.version,
  minuteOf(release.at),
  release.by,
  release.commit ?? NEVER,
  triedOf(release),
];

/** Lists the versions, newest first, a line each: use, time, account and commit. */
export const listOf = (/** @type {Pick<ReleasedRemote, 'name' | 'releases' | 'revision'>} */ remote) => {
  const { name, releases, revision } = remote;
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
  const none = revision === 0 ? 'none was in use yet' : 'withdrawn: none is in use';
  const state = releases.some(({ isInUse }) => isInUse) ? '* is in use' : none;
  return `${name} (${state})\n${lines.join('\n')}`;
};
