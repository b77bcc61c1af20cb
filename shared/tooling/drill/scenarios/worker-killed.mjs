import { administrator } from '../administrator.mjs';
import { row, underLoad } from '../under-load.mjs';
import { until } from '../until.mjs';

const ROWS = 10_000;
const PREFIX = 'DRILL';

/** The worker is killed amid a change of 10 000 rows, and started again. @type {import('../scenario.mjs').Scenario} */
export const workerKilled = async (site) => {
  const admin = await administrator(site);
  for (let made = 0; made < ROWS; made += 1_000)
    await admin.send('POST', '/Shop/discount-code/batch', {
      count: 1_000,
      prefix: `${PREFIX}-${made / 1_000}`,
      kind: 'percent',
      value: 5,
      minimumSpend: 0,
      startDate: '2026-01-01',
      endDate: null,
      usageLimit: 1,
      perUserLimit: null,
      productIds: [],
      isActive: true,
    });
  const changed = async () => {
    const [found] = await site.cluster.query(
      `select count(*)::int as rows, count(*) filter (where not is_active)::int as done,
        coalesce(max(version), 0)::int as version from shop_discounts where code like $1`,
      [`${PREFIX}-%`],
    );
    return /** @type {{ rows: number, done: number, version: number }} */ (found);
  };
  let amid = 0;
  const outcome = await underLoad(site, async () => {
    const { job } = await admin.send('POST', '/Manage/shop-discounts/bulk', {
      action: 'change',
      rows: { SearchTerm: PREFIX },
      set: { isActive: false },
    });
    await until('some rows are changed', async () => (await changed()).done > 0, { every: 20 });
    await site.worker.end('SIGKILL');
    amid = (await changed()).done;
    await site.worker.start();
    await until(
      'the job has ended',
      async () => (await admin.send('GET', `/Administration/bulk-jobs/${job.id}`)).finishedAt !== null,
      { seconds: 300, every: 500 },
    );
  });
  const { rows, done, version } = await changed();
  return {
    ...outcome,
    rows: [
      row('killed amid the rows', `after ${amid} of ${rows}`, amid > 0 && amid < rows),
      row('every row changed', `${done} of ${rows}`, rows === ROWS && done === rows),
      row('each row once', `versions up to ${version}`, version === 2),
      ...outcome.rows,
    ],
  };
};
