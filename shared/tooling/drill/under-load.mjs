/** Lets people walk through the site while something is broken, and then looks for all that they were told is saved. */
import { setTimeout as pause } from 'node:timers/promises';
import { makeClient } from './client.mjs';
import { signUp } from './person.mjs';
import { keptOf, percent, tallyOf } from './tally.mjs';
import { until } from './until.mjs';

const PEOPLE = 6;
/** Milliseconds between the steps of a person: together some 20 requests a second. */
const PACE = 300;
/** Answers in a row that show that the site is well. */
const WELL = 80;

/** A visit, step by step, again and again. */
const VISIT =
  /** @type {('page' | 'read' | 'save' | 'list' | 'upload' | 'order' | 'redeem' | 'signIn')[]} */ (
    'page read save list page upload read save order read page redeem save signIn list upload'.split(' ')
  );

const KINDS = /** @type {const} */ (['kin', 'document', 'order', 'redemption']);

/** @typedef {{ bound: string, measured: string, holds: boolean }} Row of the table */

/**
 * @typedef {object} Outcome
 * @property {import('./tally.mjs').Tally} tally
 * @property {import('./person.mjs').Person[]} people
 * @property {Row[]} rows the bounds of every scenario
 * @property {string} told how many requests in what time
 */

/** @param {string} bound @param {string} measured @param {boolean} holds @returns {Row} */
export const row = (bound, measured, holds) => ({ bound, measured, holds });

/** The bound of a killed web. @param {Outcome} outcome */
export const readsRow = ({ tally: { reads, readsAnswered } }) =>
  row(
    'reads answered ≥ 99.9%',
    `${percent(readsAnswered, reads)} of ${reads}`,
    readsAnswered >= reads * 0.999,
  );

/** The bound of a fail-over. @param {Outcome} outcome */
export const wellRow = ({ tally: { wellAfter } }) =>
  row('well again ≤ 30 s', `${wellAfter.toFixed(1)} s`, wellAfter <= 30);

/**
 * @param {import('./site.mjs').Site} site
 * @param {(acts: { now: () => void, people: import('./person.mjs').Person[], client: import('./client.mjs').DrillClient }) => Promise<void>} disturb
 *   does what the scenario is about; `now` says from when on the site is to become well (default: its beginning)
 * @returns {Promise<Outcome>}
 */
export const underLoad = async (site, disturb) => {
  const client = makeClient(site.url);
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(client, site.mail)));
  client.attempts.length = 0;
  const began = performance.now();
  const leaving = new AbortController();
  const goesOn = () => !leaving.signal.aborted;
  const walk = async (/** @type {import('./person.mjs').Person} */ person, /** @type {number} */ first) => {
    for (let at = first; goesOn(); at += 1) {
      const step = person.steps[VISIT[at % VISIT.length] ?? 'page'];
      await step(goesOn);
      await pause(PACE);
    }
  };
  const walking = Promise.all(people.map((person, at) => walk(person, at * 3)));
  const answersSince = (/** @type {number} */ from) => {
    const later = client.attempts.filter(({ at }) => at > from);
    const lastFault = later.findLastIndex(({ status }) => status === 0 || status >= 500);
    return later.length - 1 - lastFault;
  };
  await until('people are answered', () => answersSince(began) >= WELL, { every: 20 });
  let since = performance.now();
  await disturb({
    now: () => {
      since = performance.now();
    },
    people,
    client,
  });
  const over = performance.now();
  // A site that does not become well is judged as it is then.
  await until('the site is well', () => answersSince(over) >= WELL, { every: 20 }).catch(() => undefined);
  leaving.abort();
  await walking;
  const seconds = (performance.now() - began) / 1_000;
  const tally = tallyOf(client.attempts, since);

  const sums = { acknowledged: 0, lost: 0, twice: 0, strange: 0, signedOut: 0 };
  for (const person of people) {
    const { acknowledged, lost, twice } = keptOf(person.kept, await person.found());
    const papers = person.kept.filter(({ kind, isAcknowledged }) => kind === 'document' && isAcknowledged);
    for (const paper of papers) if (!(await person.opens(paper))) sums.lost += 1;
    sums.acknowledged += acknowledged;
    sums.lost += lost;
    sums.twice += twice;
    sums.signedOut += (await person.staysSignedIn()) ? 0 : 1;
    sums.strange += person.strange();
  }
  const faults = client.attempts.filter(({ status }) => status === 500).length;
  client.close();
  const refused = people.flatMap((person) => person.refused);
  if (refused.length > 0) console.log(`  refused: ${refused.join(', ')}`);
  // Counts each kind, as a load without orders says nothing of them.
  const done = KINDS.map(
    (kind) =>
      people.flatMap(({ kept }) => kept).filter((one) => one.kind === kind && one.isAcknowledged).length,
  );
  for (const one of client.attempts.filter(({ status }) => status === 500).slice(0, 3))
    console.log(`  500: ${one.kind} ${one.about ?? ''}`);
  const none = (/** @type {string} */ bound, /** @type {number} */ count, of = '') =>
    row(`${bound} 0`, `${count}${of}`, count === 0);
  return {
    tally,
    people,
    told: `${tally.asked} requests in ${seconds.toFixed(0)} s, ${tally.failed} turned away, slowest ${tally.slowest} ms`,
    rows: [
      row('people save, upload, order and redeem', done.join(', '), !done.includes(0)),
      none('acknowledged writes lost', sums.lost, ` of ${sums.acknowledged}`),
      none('done twice', sums.twice),
      none('personal data to another', sums.strange),
      none('500s', faults),
      none('signed out', sums.signedOut, ` of ${PEOPLE}`),
    ],
  };
};
