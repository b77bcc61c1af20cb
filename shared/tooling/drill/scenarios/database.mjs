import { askForLetter } from '../letter.mjs';
import { row, underLoad, wellRow } from '../under-load.mjs';
import { until } from '../until.mjs';

/**
 * A letter that was asked for once the database was back.
 * @param {import('../site.mjs').Site} site
 * @param {number} before letters that were sent by then
 */
const workerRow = async ({ mail }, before) => {
  const isSent = await until('the worker sends a letter', () => mail.letters.length > before).catch(
    () => false,
  );
  return row('the worker goes on', isSent ? 'sent a letter' : 'sent none', isSent);
};

/** PostgreSQL is restarted. @type {import('../scenario.mjs').Scenario} */
export const restarted = async (site) => {
  let letters = 0;
  const outcome = await underLoad(site, async ({ client }) => {
    await site.cluster.restartPrimary();
    letters = site.mail.letters.length;
    await askForLetter(client);
  });
  return { ...outcome, rows: [wellRow(outcome), await workerRow(site, letters), ...outcome.rows] };
};

/** The primary is gone at once, and a standby takes its place. @type {import('../scenario.mjs').Scenario} */
export const failedOver = async (site) => {
  let letters = 0;
  const outcome = await underLoad(site, async ({ client }) => {
    await site.cluster.failOver();
    letters = site.mail.letters.length;
    await askForLetter(client);
  });
  const rows = [wellRow(outcome), await workerRow(site, letters), ...outcome.rows];
  await site.cluster.makeWhole();
  return { ...outcome, rows };
};
