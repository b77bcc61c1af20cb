/** The seconds of the last runs, kept in `test-results`, and which step has grown against them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {object} Run
 * @property {string} at when it began, ISO 8601
 * @property {'short' | 'long'} extent
 * @property {Record<string, number>} steps milliseconds by the name of the step, of those that passed
 * @property {import('./durations.mjs').Duration[]} slowest files
 * @property {number} passed
 * @property {number} failed
 */

const KEPT = 10;
/** Growth of a step's time that is reported. */
const GROWTH = 1.2;
/** In ms: below this a fifth is noise. */
const NOTICED = 3000;

/**
 * The runs that are kept in a file, the oldest first; none where there is no file.
 * @param {string} file
 * @returns {Run[]}
 */
export const lastRuns = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** Adds a run to those in a file, which keeps the last ten. */
export const keepRun = (/** @type {string} */ file, /** @type {Run} */ run) =>
  writeFileSync(file, `${JSON.stringify([...lastRuns(file), run].slice(-KEPT), null, 1)}\n`);

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/**
 * A sentence for each step that took a fifth more than the median of the runs before, of the same extent.
 * @param {Run} run
 * @param {Run[]} before
 */
export const grownSteps = (run, before) =>
  Object.entries(run.steps).flatMap(([name, ms]) => {
    const past = before.flatMap(({ extent, steps }) =>
      extent === run.extent && steps[name] !== undefined ? [steps[name]] : [],
    );
    if (past.length === 0) return [];
    const usual = median(past);
    if (ms <= usual * GROWTH || ms - usual < NOTICED) return [];
    const seconds = (/** @type {number} */ value) => Math.round(value / 1000);
    return [
      `${name} took ${seconds(ms)} s, ${Math.round((ms / usual - 1) * 100)}% more than the ${seconds(usual)} s that it usually takes here.`,
    ];
  });
