/**
 * `npm test`: what a change can break, each once. `npm run test:long`: what a day may wait for as well. Which is which
 * stands in CONTRIBUTING.md. `npm test -- unit service` runs these steps and what they need.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { install, root } from './workspace.mjs';

const isLong = process.argv.includes('--long');
/** @type {'long' | 'short'} */
const extent = isLong ? 'long' : 'short';
// Jest's and Playwright's configurations read it (tests/extent.mjs), in the programs that the steps start.
if (isLong) delete process.env.TEST_EXTENT;
else process.env.TEST_EXTENT = 'short';

await install();

const { stepsOf } = await import('../tests/steps.mjs');
const { runSteps } = await import('../tests/run-steps.mjs');
const { namedLines } = await import('../tests/lines.mjs');
const { failureLines } = await import('../tests/failures.mjs');
const { durationLine, slowest, slowestLines } = await import('../tests/durations.mjs');
const { grownSteps, keepRun, lastRuns } = await import('../tests/history.mjs');

const every = stepsOf(extent);
const named = process.argv.slice(2).filter((word) => word !== '--long');
const unknown = named.find((name) => !every.some((step) => step.name === name));
if (unknown !== undefined) {
  console.error(`There is no step ${unknown}. There are: ${every.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
/** @type {(name: string) => string[]} */
const withNeeds = (name) => {
  const needs = every.find((step) => step.name === name)?.needs ?? [];
  return [name, ...needs.flatMap(withNeeds)];
};
const wanted = new Set(named.length > 0 ? named.flatMap(withNeeds) : every.map(({ name }) => name));

const results = path.join(root, 'test-results');
const history = path.join(results, 'runs.json');
if (existsSync(results))
  for (const entry of readdirSync(results))
    if (entry !== path.basename(history)) rmSync(path.join(results, entry), { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const at = new Date().toISOString();
const steps = every
  .filter(({ name }) => wanted.has(name))
  .map((step) => ({
    ...step,
    run: async () => {
      const output = namedLines(step.name, path.join(results, `${step.name}.log`));
      try {
        const counted = await step.run(output);
        if (!counted) return undefined;
        if (counted.failed > 0) counted.failure ??= new Error(`${counted.failed} tests failed`);
        if (counted.passed + counted.failed === 0) counted.failure ??= new Error('no test was run');
        return counted;
      } finally {
        await output.close();
      }
    },
  }));

/** @typedef {import('../tests/run-steps.mjs').Outcome<import('../tests/steps.mjs').Counted | undefined>} Outcome */

const failureOf = (/** @type {Outcome} */ { error, value }) => error ?? value?.failure;

// Runs a step more than the machine has processors, for a step often waits for a file or an answer.
const outcomes = await runSteps(steps, os.availableParallelism() + 1, (outcome) => {
  const failure = failureOf(outcome);
  const seconds = `${Math.round(outcome.ms / 1000)} s`;
  if (failure) console.error(`── ${outcome.name} FAILED after ${seconds}: ${failure.message}`);
  else console.log(`── ${outcome.name} passed in ${seconds}`);
});

const counted = outcomes.flatMap(({ value }) => value ?? []);
const sum = (/** @type {'passed' | 'failed' | 'flaky'} */ what) =>
  counted.reduce((total, one) => total + (one[what] ?? 0), 0);
const files = counted.flatMap((value) => value.files);
const run = {
  at,
  extent,
  steps: Object.fromEntries(
    outcomes.flatMap((outcome) => (failureOf(outcome) ? [] : [[outcome.name, outcome.ms]])),
  ),
  slowest: slowest(files, 20),
  passed: sum('passed'),
  failed: sum('failed'),
};

console.log('\nSeconds by step, of which some ran side by side:');
for (const { name, ms } of outcomes) console.log(durationLine(ms, name));
if (files.length > 0) console.log('The slowest files:');
for (const line of slowestLines(files, 20)) console.log(line);
for (const sentence of grownSteps(run, lastRuns(history))) console.log(`Grown: ${sentence}`);
keepRun(history, run);

if (sum('flaky') > 0)
  console.log(
    `${sum('flaky')} passed at the second try only: the cause is to be mended (test-results/e2e.log)`,
  );
const broken = outcomes.filter(failureOf);
for (const line of failureLines(counted.flatMap(({ failures }) => failures))) console.error(line);
if (broken.length > 0) console.error(`\nFailed: ${broken.map(({ name }) => name).join(', ')}`);
console.log(
  `\n${run.passed} passed, ${Math.max(run.failed, broken.length)} failed, in ${Math.round((Date.now() - Date.parse(at)) / 1000)} s`,
);
process.exit(broken.length > 0 ? 1 : 0);
