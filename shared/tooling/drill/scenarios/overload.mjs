import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, root } from '../../commands/workspace.mjs';
import { median } from '../../bench/table.mjs';
import { makeClient } from '../client.mjs';
import { PASSWORD, signUp } from '../person.mjs';
import { DidNotRun } from '../scenario.mjs';
import { percent } from '../tally.mjs';
import { row } from '../under-load.mjs';
import { until } from '../until.mjs';

/** Milliseconds for which the site is asked. */
const FOR = 10_000;
/** Requests that are under way at once while the capacity is measured: as many as keep the processor busy. */
const AT_ONCE = 40;
const TIMES = 3;
/** A request that costs the service much more than its caller, which could not ask three times as much otherwise. */
const SEARCH = '/api/v1/Shop/products?SearchTerm=course&PageNumber=1&PageSize=25';
/** Milliseconds within which an answer still counts, and a refusal has to come. */
const IN_TIME = 2_000;
const REFUSED_WITHIN = 50;

/** @param {number} pid @param {string} processor */
const pin = (pid, processor) =>
  execFileSync('taskset', ['-a', '-p', '-c', processor, String(pid)], { stdio: 'ignore' });

/** The share of the smaller numbers that is asked for. @param {number[]} numbers @param {number} share */
const quantile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0;

/**
 * One web is asked three times as much as it can answer. It has one processor with PostgreSQL, and those who ask have the
 * other: on two processors they would otherwise take from the service what they ask it for.
 * @type {import('../scenario.mjs').Scenario}
 */
export const overload = async (site) => {
  if (!answers('taskset')) throw new DidNotRun('taskset is not installed: apt-get install util-linux');
  const people = makeClient(site.url);
  const { email } = await signUp(people, site.mail);
  people.close();
  const servers = site.cluster.pids();
  for (const web of site.webs) await web.end('SIGTERM');
  await site.worker.end('SIGTERM');
  const web = await site.another('asked-too-much', {
    program: ['taskset', '-c', '0', process.execPath, path.join(root, 'shared/tooling/commands/serve.mjs')],
    env: { ACCESS_TOKEN_LIFETIME: '1h' },
  });
  for (const pid of servers) pin(pid, '0');
  pin(process.pid, '1');
  const client = makeClient(`http://127.0.0.1:${web.port}`);
  try {
    const { accessToken } = await until('signed in', async () => {
      const body = { userName: email, password: PASSWORD };
      return (await client.ask({ kind: 'sign in', method: 'POST', path: '/api/v1/Account/sign-in', body }))
        .value;
    });
    const read = () => client.ask({ kind: 'read', path: SEARCH, token: accessToken });
    /** Asks as fast as answers come. @returns answers a second */
    const capacity = async () => {
      const end = performance.now() + FOR;
      let count = 0;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (performance.now() < end) {
            const { status } = await read();
            if (status === 200) count += 1;
          }
        }),
      );
      return (count / FOR) * 1_000;
    };
    await capacity();
    const able = await capacity();

    client.attempts.length = 0;
    /** @type {Promise<unknown>[]} */
    const asked = [];
    const from = performance.now();
    for (;;) {
      const passed = performance.now() - from;
      if (passed > FOR) break;
      while (asked.length < (passed / 1_000) * able * TIMES) asked.push(read());
      await pause(1);
    }
    const seconds = (performance.now() - from) / 1_000;
    await Promise.all(asked);
    const good = client.attempts.filter(({ status, ms }) => status === 200 && ms <= IN_TIME).length / seconds;
    const refused = client.attempts.filter(({ status }) => status === 503).map(({ ms }) => ms);
    const neither = client.attempts.filter(({ status }) => status !== 200 && status !== 503).length;
    const slowest = quantile(refused, 0.99);
    const answered = client.attempts.filter(({ status }) => status === 200).map(({ ms }) => ms);
    return {
      told: `${able.toFixed(0)} a second at most, asked ${(asked.length / seconds).toFixed(0)}; answers took ${quantile(answered, 0.5).toFixed(0)} ms, 99 of 100 at most ${quantile(answered, 0.99).toFixed(0)} ms`,
      rows: [
        row(
          'goodput ≥ 90% of the capacity',
          `${good.toFixed(0)} of ${able.toFixed(0)} a second, ${percent(good, able)}`,
          good >= able * 0.9,
        ),
        row(
          `99 of 100 refusals ≤ ${REFUSED_WITHIN} ms`,
          `${slowest.toFixed(0)} ms, median ${median(refused).toFixed(0)} ms, ${refused.length} refused`,
          refused.length > 0 && slowest <= REFUSED_WITHIN,
        ),
        row('neither answered nor refused 0', String(neither), neither === 0),
      ],
    };
  } finally {
    client.close();
    const all = '0-1';
    pin(process.pid, all);
    for (const pid of servers) pin(pid, all);
    await web.end('SIGTERM');
    for (const one of site.webs) await one.start();
    await site.worker.start();
  }
};
