import { setTimeout as pause } from 'node:timers/promises';
import { askForLetter } from '../letter.mjs';
import { row, underLoad, wellRow } from '../under-load.mjs';
import { until } from '../until.mjs';

/** Milliseconds for which the design has each away. */
const BUCKET = 30_000;
const MAIL = 300_000;
/** Letters asked for in the meantime, one after the other. */
const LETTERS = 10;
/** Most seconds until the last letter that waited is sent: the longest pause between two attempts, and some. */
const LATEST = 900;

/** The bucket is away for half a minute. @type {import('../scenario.mjs').Scenario} */
export const bucketAway = async (site) => {
  const outcome = await underLoad(site, async ({ now }) => {
    await site.bucket.shut();
    await pause(BUCKET);
    await site.bucket.open();
    now();
  });
  return { ...outcome, rows: [wellRow(outcome), ...outcome.rows] };
};

/** The mail server is away for five minutes; what waited is sent then, each letter once. @type {import('../scenario.mjs').Scenario} */
export const mailAway = async (site) => {
  /** @type {string[]} */
  let waiting = [];
  let opened = 0;
  const before = site.mail.letters.length;
  const outcome = await underLoad(site, async ({ now, client }) => {
    await site.mail.shut();
    for (let asked = 0; asked < LETTERS; asked += 1) {
      await askForLetter(client);
      await pause(MAIL / LETTERS);
    }
    await site.mail.open();
    opened = performance.now();
    now();
    waiting = (await site.cluster.query("select id::text from outbox where channel = 'mail'")).map(
      ({ id }) => id,
    );
  });
  await until(
    'the letters that waited are sent',
    () => waiting.every((id) => site.mail.letters.some((letter) => letter.id.includes(id))),
    { seconds: LATEST },
  ).catch(() => undefined);
  const seconds = (performance.now() - opened) / 1_000;
  const ids = site.mail.letters.slice(before).map(({ id }) => id);
  const missing = waiting.filter((id) => !ids.some((sent) => sent.includes(id))).length;
  const repeated = ids.length - new Set(ids).size;
  return {
    ...outcome,
    rows: [
      row(
        'letters lost 0',
        `${missing} of ${waiting.length}, the last after ${seconds.toFixed(0)} s`,
        missing === 0,
      ),
      row('letters sent twice 0', String(repeated), repeated === 0),
      ...outcome.rows,
    ],
  };
};
