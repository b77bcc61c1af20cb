/**
 * `npm test`: everything. Types, known vulnerabilities (as a warning), lint, format, the committed surfaces and limits, unit and contract tests, the
 * service on PGlite and on PostgreSQL, and the site in Chromium. `npm test -- unit service` runs just these.
 */
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestDurations, printDurations } from './durations.mjs';
import { bin, install, node, remotes, root, run } from './workspace.mjs';

await install();

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** What a run said that had no terminal to itself. */
const logOf = (label) => path.join(results, `${label}.log`);

let passed = 0;
let failed = 0;

/**
 * Runs jest for some projects and counts what it says; a run that found no test has failed. What it says while it runs
 * goes to the file descriptor `say`; default: this process's own.
 */
const jest = async (label, projects, { env = {}, more = [], say = 'inherit' } = {}) => {
  const outputFile = path.join(results, `${label}.json`);
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    ...projects,
    ...more,
    '--json',
    `--outputFile=${outputFile}`,
  ];
  const options = { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', say] };
  const outcome = await node(args, options).catch((error) => error);
  if (say !== 'inherit') process.stderr.write(readFileSync(logOf(label), 'utf8'));
  const report = JSON.parse(readFileSync(outputFile, 'utf8'));
  printDurations(jestDurations(report));
  passed += report.numPassedTests;
  failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (outcome instanceof Error || report.numTotalTests === 0)
    throw outcome ?? new Error(`${label} ran no test`);
};

const steps = {
  types: async () => {
    const { compile } = await import('./build.mjs');
    await compile();
  },
  audit: async () => {
    const { audit } = await import('./audit.mjs');
    audit();
  },
  lint: () => run(bin('oxlint'), ['--deny-warnings']),
  format: () => run(bin('oxfmt'), ['--check']),
  surface: () => node([path.join(import.meta.dirname, 'surface.mjs'), '--check']),
  unit: () =>
    jest('unit', [
      'tooling',
      'contract',
      'finance',
      'cv-template',
      'platform',
      'ui',
      'shell',
      ...remotes().map((name) => `mfe-${name}`),
    ]),
  service: async () => {
    // PDFs are drawn in threads that run compiled code.
    const { compile } = await import('./build.mjs');
    await compile();
    const { startPostgres } = await import('./postgres.mjs');
    const { url, stop } = await startPostgres();
    // At once, so that the last file of one does not leave the other processors idle. What is said of the second is
    // shown when it is through.
    const workers = `--maxWorkers=${Math.max(2, Math.ceil(os.availableParallelism() / 2))}`;
    const say = openSync(logOf('service-postgresql'), 'w');
    // What never opens a database is the same on both: PGlite's run has it.
    const related = ['--findRelatedTests', path.join(root, 'api/src/testing/database.ts')];
    const runs = await Promise.allSettled([
      jest('service-pglite', ['api'], { more: [workers] }),
      jest('service-postgresql', ['api'], {
        env: { TEST_DATABASE_URL: url },
        more: [workers, ...related],
        say,
      }),
    ]);
    await stop();
    for (const { reason } of runs) if (reason) throw reason;
  },
  bundles: async () => {
    const { build } = await import('./build.mjs');
    await build();
    const { checkLimits } = await import('../release/limits.mjs');
    checkLimits();
  },
  e2e: async () => {
    const { endToEnd } = await import('./e2e.mjs');
    const outcome = await endToEnd([]);
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.failed > 0 || outcome.passed === 0) throw new Error('The end-to-end tests failed.');
  },
};

const wanted = process.argv.slice(2).filter((name) => name in steps);
const broken = [];
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const from = Date.now();
  console.log(`\n── ${name}`);
  try {
    await step();
    console.log(`   ${name} passed in ${Math.round((Date.now() - from) / 1000)} s`);
  } catch (error) {
    console.error(`   ${name} FAILED: ${error.message}`);
    broken.push(name);
  }
}

if (broken.length > 0) console.error(`\nFailed: ${broken.join(', ')}`);
else if (passed === 0) console.log('\nAll of it passed; no tests were among it.');
console.log(`\n${passed} passed, ${failed + (broken.length > 0 && failed === 0 ? broken.length : 0)} failed`);
process.exit(broken.length > 0 ? 1 : 0);
