import { existsSync, readdirSync } from 'node:fs';
import { DidNotRun } from '../scenario.mjs';
import { readsRow, row, underLoad } from '../under-load.mjs';

/** Debian has it in a folder of each architecture. */
const libraries = () =>
  readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/faketime/libfaketime.so.1`);

/** The clock of one web is five seconds ahead. @type {import('../scenario.mjs').Scenario} */
export const clocks = async (site) => {
  const library = libraries().find((file) => existsSync(file));
  if (library === undefined) throw new DidNotRun('libfaketime is not installed: apt-get install faketime');
  const [one, two] = site.webs;
  await two.end('SIGTERM');
  await two.start({
    env: { LD_PRELOAD: library, FAKETIME: '+5s', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
  });
  try {
    const dateOf = async (/** @type {import('../site.mjs').Instance} */ { port }) =>
      Date.parse((await fetch(`http://127.0.0.1:${port}/api/v1/health/live`)).headers.get('date') ?? '');
    const apart = ((await dateOf(two)) - (await dateOf(one))) / 1_000;
    const outcome = await underLoad(site, async ({ people }) => {
      // Each signs in at one clock and is asked by the other.
      for (const person of people) await person.steps.signIn();
    });
    return {
      ...outcome,
      rows: [
        row('clocks 5 s apart', `${apart} s`, Math.abs(apart - 5) <= 1),
        readsRow(outcome),
        ...outcome.rows,
      ],
    };
  } finally {
    await two.end('SIGKILL');
    await two.start();
  }
};
