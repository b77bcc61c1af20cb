import { readsRow, underLoad, wellRow } from '../under-load.mjs';

/** One web is killed at once, and started again. @type {import('../scenario.mjs').Scenario} */
export const webKilled = async (site) => {
  const outcome = await underLoad(site, async () => {
    await site.webs[1].end('SIGKILL');
    await site.webs[1].start();
  });
  return { ...outcome, rows: [readsRow(outcome), wellRow(outcome), ...outcome.rows] };
};
