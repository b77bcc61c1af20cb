/**
 * `npm run drill [-- web-killed failed-over … costs]`: runs the whole site as operators do, breaks one thing after the
 * other while people use it, and prints what was measured beside each bound of the design; all of it, or the scenarios
 * that are named. Ends with 1 where a bound does not hold, and in CI where a scenario could not run.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasProgram } from '../tests/programs.mjs';
import { install } from './workspace.mjs';

await install();
const { build } = await import('./build.mjs');
const { scenarios } = await import('../drill/scenarios.mjs');
const { DidNotRun } = await import('../drill/scenario.mjs');

/** Prints what requests cost, rather than break anything. */
const COSTS = 'costs';
const known = [...Object.keys(scenarios), COSTS];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
const missing = /** @type {const} */ ([
  ['nginx', 'nginx-light', ['-v']],
  ['haproxy', 'haproxy', ['-v']],
  ['openssl', 'openssl', ['version']],
]).filter(([program, debian, args]) => !hasProgram(program, debian, [...args]));
if (missing.length > 0) {
  const packages = missing.map(([, debian]) => debian).join(' ');
  console.error(
    `The drill needs ${missing.map(([program]) => program).join(', ')}: apt-get install ${packages}`,
  );
  process.exit(1);
}
await build();
// Loaded only now, as it reads what was built.
const { startSite } = await import('../drill/site.mjs');
const { table } = await import('../bench/table.mjs');

const home = mkdtempSync(path.join(os.tmpdir(), 'phila-drill-'));
// PostgreSQL runs as another user below it.
chmodSync(home, 0o755);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.once(signal, () => process.exit(128 + os.constants.signals[signal]));
console.log(
  `Starting PostgreSQL with two standbys, the bucket, mail, two web, a worker and nginx in ${home} …`,
);
const site = await startSite(home);
let fails = false;
/** @type {string[][]} */
const lines = [];
const add = (
  /** @type {string} */ name,
  /** @type {import('../drill/under-load.mjs').Row} */ { bound, measured, holds },
) => {
  lines.push([name, bound, measured, holds ? 'holds' : 'DOES NOT HOLD']);
  fails ||= !holds;
};
try {
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`${name} …`);
    try {
      const { told, rows } = await scenario(site);
      console.log(`  ${told}`);
      for (const row of rows) add(name, row);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof DidNotRun) {
        lines.push([name, 'did not run', reason, '–']);
        fails ||= Boolean(process.env.CI);
      } else add(name, { bound: 'runs to its end', measured: reason, holds: false });
    }
  }
  if (named.length === 0 || named.includes(COSTS)) {
    const { printCosts } = await import('../drill/costs.mjs');
    await printCosts(site);
  }
} finally {
  await site.stop();
}
if (lines.length > 0) table('the drill', ['scenario', 'bound', 'measured', ''], lines);
if (fails) console.log(`\nThe logs are kept in ${home}`);
else rmSync(home, { recursive: true, force: true });
process.exit(fails ? 1 : 0);
