/** Processor time of the service and of PostgreSQL for a request of each kind, one after the other. */
import { setTimeout as pause } from 'node:timers/promises';
import { table } from '../bench/table.mjs';
import { makeClient } from './client.mjs';
import { signUp } from './person.mjs';
import { busiest, secondsADay } from './person-day.mjs';
import { processorSeconds } from './processor.mjs';

const PEOPLE = 20;
const TIMES = 200;
/** Milliseconds. */
const AT_REST = 10_000;
const ACCOUNTS = [100_000, 5_000_000];

const PARTS = /** @type {const} */ (['web', 'worker', 'PostgreSQL', 'nginx']);
/** @typedef {Record<typeof PARTS[number], number>} Used in seconds */

const inMs = (/** @type {number} */ seconds) => `${(seconds * 1_000).toFixed(2)} ms`;

/** @param {import('./site.mjs').Site} site */
export const printCosts = async (site) => {
  const client = makeClient(site.url);
  /** @returns {Used} */
  const now = () => ({
    web: processorSeconds(site.webs.map((web) => web.pid())),
    worker: processorSeconds([site.worker.pid()]),
    PostgreSQL: processorSeconds(site.cluster.pids()),
    nginx: processorSeconds([site.nginx]),
  });
  /** @param {() => Promise<number>} work returns how many requests it made */
  const measure = async (work) => {
    const [from, before] = [performance.now(), now()];
    const requests = await work();
    const [seconds, after] = [(performance.now() - from) / 1_000, now()];
    return { requests, seconds, used: after, before };
  };
  const rest = await measure(async () => {
    await pause(AT_REST);
    return 1;
  });
  const restOf = (/** @type {typeof PARTS[number]} */ part) =>
    (rest.used[part] - rest.before[part]) / rest.seconds;

  /** @type {Map<string, Used>} */
  const costs = new Map();
  /** @param {string} kind @param {() => Promise<number>} work */
  const cost = async (kind, work) => {
    const { requests, seconds, used, before } = await measure(work);
    const each = (/** @type {typeof PARTS[number]} */ part) =>
      Math.max(0, used[part] - before[part] - restOf(part) * seconds) / requests;
    costs.set(kind, {
      web: each('web'),
      worker: each('worker'),
      PostgreSQL: each('PostgreSQL'),
      nginx: each('nginx'),
    });
  };
  /** @param {string} kind @param {() => Promise<unknown>} step @param {number} [times] */
  const repeated = (kind, step, times = TIMES) =>
    cost(kind, async () => {
      for (let at = 0; at < times; at += 1) await step();
      return times;
    });

  /** @type {import('./person.mjs').Person[]} */
  const people = [];
  await repeated('sign up', async () => people.push(await signUp(client, site.mail)), PEOPLE);
  const [person] = people;
  if (person === undefined) throw new Error('There is no person.');
  const { steps } = person;
  let visit = 0;
  const drawn = () => {
    visit += 1;
    return client.ask({ kind: 'page', path: `/?visit=${visit}`, headers: { accept: 'text/html' } });
  };
  for (const [kind, step] of /** @type {[string, () => Promise<unknown>][]} */ ([
    ['page, kept by nginx', steps.page],
    ['page, drawn', drawn],
    ['read', steps.read],
    ['save', steps.save],
    ['list', steps.list],
    ['upload', steps.upload],
    ['order', steps.order],
    ['renew', person.staysSignedIn],
    ['sign in', steps.signIn],
  ])) {
    // Warm first, as a site that runs is.
    for (let at = 0; at < 20; at += 1) await step();
    await repeated(kind, step);
  }
  await cost('redeem', async () => {
    for (const one of people) await one.steps.redeem();
    return people.flatMap(({ kept }) => kept).filter(({ kind }) => kind === 'redemption').length;
  });
  client.close();

  table(
    'processor time of a request, by kind',
    ['', ...PARTS],
    [...costs].map(([kind, used]) => [kind, ...PARTS.map((part) => inMs(used[part]))]),
  );
  const days = PARTS.map((part) =>
    secondsADay(Object.fromEntries([...costs].map(([kind, used]) => [kind, used[part]]))),
  );
  table(
    'processor time of a person’s day, and processors in the busiest hour',
    ['', ...PARTS],
    [
      ['a day', ...days.map(inMs)],
      ...ACCOUNTS.map((accounts) => [
        `${accounts} accounts, ${busiest(accounts, 0).requestsASecond.toFixed(0)} requests a second`,
        ...days.map((seconds) => busiest(accounts, seconds).processors.toFixed(2)),
      ]),
      ['at rest', ...PARTS.map((part) => restOf(part).toFixed(2))],
    ],
  );
};
