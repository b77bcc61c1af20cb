/** The steps of `npm test` and `npm run test:long`: dependencies, processes and work of each. */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleAll, compile } from '../commands/build.mjs';
import { endToEnd } from '../commands/e2e.mjs';
import { startPostgres } from '../commands/postgres.mjs';
import { bin, remotes, root } from '../commands/workspace.mjs';
import { checkLimits } from '../release/limits.mjs';
import { jestDurations } from './durations.mjs';
import { jestFailures } from './failures.mjs';

const command = (/** @type {string} */ name) => path.join(root, 'shared/tooling/commands', name);

/** Many tests wait, for an answer or for a program, so three on two processors; on a larger machine the browser tests run beside. */
const JEST_WORKERS = Math.max(3, os.availableParallelism() - 4);

/**
 * Runs jest for some projects and counts the results; a run without any test has failed.
 * @param {string} label names its report in `test-results`
 * @param {{ projects: string[], output: import('../commands/workspace.mjs').Output, env?: object, workers?: number,
 * more?: string[] }} options
 */
const jest = async (label, { projects, output, env = {}, workers = JEST_WORKERS, more = [] }) => {
  const outputFile = path.join(root, 'test-results', `${label}.json`);
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    ...projects,
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${outputFile}`,
    ...more,
  ];
  const failure = await output
    .run(process.execPath, args, { env: { ...process.env, ...env } })
    .catch((error) => error);
  const report = JSON.parse(readFileSync(outputFile, 'utf8'));
  if (report.numTotalTests === 0) throw new Error(`${label} ran no test`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    files: jestDurations(report),
    failures: jestFailures(report),
    failure,
  };
};

/** Finds the service's tests that open a database: no other can differ between the engines. */
const WITH_DATABASE = ['--findRelatedTests', path.join(root, 'api/src/testing/database.ts')];

/** Picks the service's tests that run on the embedded database in `npm test` as well. */
const embeddedSample = () => {
  /** @type {string[]} */
  const names = JSON.parse(readFileSync(path.join(root, 'api/embedded-sample.json'), 'utf8'));
  return names.map((name) => path.join(root, 'api/src', name));
};

/**
 * @typedef {object} Counted what a step with tests gives
 * @property {number} passed
 * @property {number} failed
 * @property {number} [flaky] those of the passed ones that needed a second try
 * @property {import('./durations.mjs').Duration[]} files
 * @property {import('./failures.mjs').Failure[]} failures
 * @property {Error} [failure] what ended badly, though every test may have passed
 */

/**
 * Every step in starting order: those that others wait for, and the longest, come first.
 * @param {'short' | 'long'} extent
 * @returns {{ name: string, needs: string[], processes: number, run: (output:
 * import('../commands/workspace.mjs').Output) => Promise<Counted | void> }[]}
 */
export const stepsOf = (extent) => [
  { name: 'types', needs: [], processes: 2, run: (output) => compile(output) },
  { name: 'lint', needs: [], processes: 1, run: ({ run }) => run(bin('oxlint'), ['--deny-warnings']) },
  // Files, exports and packages that nothing uses, and packages that no package.json names (knip.config.js).
  {
    name: 'unused',
    needs: [],
    processes: 1,
    run: ({ run }) => run(bin('knip'), ['--no-progress', '--no-config-hints']),
  },
  { name: 'format', needs: [], processes: 1, run: ({ run }) => run(bin('oxfmt'), ['--check']) },
  // It waits for the registry.
  { name: 'audit', needs: [], processes: 0, run: ({ run }) => run(process.execPath, [command('audit.mjs')]) },
  {
    name: 'bundles',
    needs: ['types'],
    processes: 2,
    run: async (output) => {
      await bundleAll(['shell', ...remotes()], output);
      checkLimits();
    },
  },
  {
    name: 'surface',
    needs: ['types'],
    processes: 1,
    run: ({ run }) => run(process.execPath, [command('surface.mjs'), '--check', '--compiled']),
  },
  // Three sites and three browsers.
  { name: 'e2e', needs: ['bundles'], processes: 3, run: (output) => endToEnd([], output) },
  {
    // PDFs are drawn in threads that run compiled code, and some tests start the compiled service.
    name: 'service',
    needs: ['types'],
    processes: 3,
    run: async (output) => {
      const { url, stop } = await startPostgres();
      try {
        return await jest('service', { projects: ['api'], output, env: { TEST_DATABASE_URL: url } });
      } finally {
        await stop();
      }
    },
  },
  {
    name: 'embedded',
    needs: ['types'],
    processes: 3,
    run: async (output) => {
      const more = extent === 'long' ? WITH_DATABASE : ['--runTestsByPath', ...embeddedSample()];
      return jest('embedded', { projects: ['api'], output, more });
    },
  },
  {
    name: 'unit',
    needs: ['types'],
    processes: 3,
    run: (output) => {
      const pages = ['shell', ...remotes().map((name) => `mfe-${name}`)];
      const projects = ['tooling', 'contract', 'finance', 'cv-template', 'pdf', 'platform', 'ui', ...pages];
      return jest('unit', { projects, output });
    },
  },
];
