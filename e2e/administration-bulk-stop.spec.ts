import { Client } from 'pg';
import { SITE_START } from '@phila/tooling/tests/patience';
import { startPostgres } from '../shared/tooling/commands/postgres.mjs';
import { findings } from './findings.ts';
import { addManyCodes, MANY } from './many-codes.ts';
import { BulkJobsPage } from './pages/bulk-jobs.ts';
import { type Site, startSite } from './site.ts';
import { expect, test as base } from './test.ts';

/*
 * Stops a job on many rows half way. A quick machine would finish it before the click, so a second connection to
 * PostgreSQL locks one of its rows until Stop was pressed; the embedded database has only one connection.
 */

interface OnPostgres {
  /** Second connection, besides the service's. */
  beside: Client;
  site: Site;
}

const test = base.extend<object, OnPostgres & { databaseUrl: string }>({
  databaseUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const { url, stop } = await startPostgres();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: SITE_START },
  ],
  site: [
    async ({ databaseUrl }, use) => {
      const site = await startSite({
        DATABASE_URL: databaseUrl,
        DEMO_DATA: 'small',
        TOKEN_SECRET: 'what the tests sign access tokens with',
        SEALING_KEYS: 'tests:what-the-tests-seal-with-and-no-other-does',
      });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: SITE_START },
  ],
  beside: [
    async ({ databaseUrl }, use) => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await use(client);
      await client.end();
    },
    { scope: 'worker' },
  ],
});

test.use({ role: 'admin' });

test('a job that is stopped says how far it came, leaves the rest, and what it did is taken back', async ({
  page,
  site,
  beside,
}) => {
  const path = '/admin/discount-management';
  const codes = new BulkJobsPage(page, path, 'Discount codes', 'discount codes');
  const countOf = async (query: string): Promise<number> =>
    ((await beside.query<{ count: number }>(query)).rows[0] ?? { count: 0 }).count;
  const countChanged = () =>
    countOf(`select count(*)::int from shop_discounts where code like 'STOP-%' and not is_active`);
  const countEnded = () => countOf('select count(*)::int from bulk_jobs where finished_at is not null');
  const countWaiting = async () => {
    // PostgreSQL shows a transaction the activity as it first saw it.
    await beside.query('select pg_stat_clear_snapshot()');
    return countOf(
      `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'update "bulk_jobs"%'`,
    );
  };
  let done = 0;
  await addManyCodes(site, 'STOP');

  await test.step('it is under way, and stopped while it waits for a row', async () => {
    await codes.open('?search=STOP');
    await codes.chooseAll();
    await beside.query('begin');
    // Finds the row before locking it, as `for update` would lock the rows before it too.
    await beside.query(
      `select id from shop_discounts where id =
        (select id from shop_discounts where code like 'STOP-%' order by id offset 500 limit 1) for update`,
    );
    await codes.begin('Can be used', 'No', /^This takes a while\./);
    await expect(codes.jobs.getByText(/^400 of 1\s001\./)).toBeVisible();
    // Looks while it presses: a busy browser answers a press later than the service gives up waiting for a row.
    await Promise.all([
      codes.jobs.getByRole('button', { name: /^Stop: / }).click(),
      // Stop waits for the job, unless that has already given up waiting for the locked row.
      expect.poll(async () => (await countWaiting()) + (await countEnded())).toBe(1),
    ]);
    await beside.query('rollback');
    await expect.poll(countEnded).toBe(1);
    done = await countChanged();
    expect([400, 600]).toContain(done);
    await expect(codes.jobs.getByText(`${done} discount codes changed`)).toBeVisible();
    await expect(codes.jobs.getByText(new RegExp(`^Stopped after ${done} of 1\\s001\\.$`))).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
  });

  await test.step('the rest is as it was, and so are the others after Undo', async () => {
    await codes.open('?search=STOP&isActive.eq=true');
    await expect(codes.main.getByText(`${MANY - done} discount codes`).first()).toBeVisible();
    await codes.after('Undo').click();
    await expect(codes.jobs).toHaveCount(0);
    await expect(codes.main.getByText(/^1\s001 discount codes$/)).toBeVisible();
    expect(await countChanged()).toBe(0);
  });
});
