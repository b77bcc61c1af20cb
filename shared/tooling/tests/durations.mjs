/** How long each test file took, from the reports of jest and of Playwright. */
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/** @typedef {{ file: string, ms: number }} Duration A path, absolute or relative to the repository, and its time. */

/** @typedef {{ testResults: { name: string, startTime: number, endTime: number }[] }} JestTimes Jest's JSON report. */

/**
 * Playwright's JSON report, as far as it is read.
 * @typedef {object} Suite
 * @property {string} file
 * @property {{ tests: { results: { duration: number }[] }[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

const relative = (/** @type {string} */ file) => (path.isAbsolute(file) ? path.relative(root, file) : file);

/**
 * Lists the slowest files, the slowest first. Adds up the runs of a file: one of the service, run on two engines, is one
 * line.
 * @param {Duration[]} files
 * @param {number} most how many of them
 * @returns {Duration[]} with paths relative to the repository
 */
export const slowest = (files, most) => {
  const sums = new Map();
  for (const { file, ms } of files) sums.set(relative(file), (sums.get(relative(file)) ?? 0) + ms);
  return [...sums]
    .map(([file, ms]) => ({ file, ms }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most);
};

/** A line of the tables at the end of a run. */
export const durationLine = (/** @type {number} */ ms, /** @type {string} */ what) =>
  `${(ms / 1000).toFixed(0).padStart(5)} s  ${what}`;

/**
 * @param {Duration[]} files
 * @param {number} most
 * @returns {string[]}
 */
export const slowestLines = (files, most) =>
  slowest(files, most).map(({ file, ms }) => durationLine(ms, file));

/** The files of jest's JSON report. */
export const jestDurations = (/** @type {JestTimes} */ { testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ file: name, ms: Math.max(0, endTime - startTime) }));

/** @type {(suite: Suite) => { duration: number }[]} */
const results = (suite) => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests.flatMap((test) => test.results)),
  ...(suite.suites ?? []).flatMap(results),
];

/** The files of Playwright's JSON report, each with its time over all projects. */
export const playwrightDurations = (/** @type {{ suites: Suite[] }} */ { suites }) =>
  suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    ms: results(suite).reduce((total, { duration }) => total + duration, 0),
  }));
