import { findings } from './findings.ts';
import { addManyCodes } from './many-codes.ts';
import { BulkJobsPage } from './pages/bulk-jobs.ts';
import { expect, test } from './test.ts';

/* Changes more rows than one call may: a job does it, and continues after its page is closed. */

test.use({ role: 'admin' });

const CODES = /1\s001 discount codes/;

test(
  'all that match are changed by a job while other pages are read, and are as before by Undo',
  { tag: '@long' },
  async ({ page, site, openAs }, { workerIndex }) => {
    const prefix = `MANY${workerIndex}`;
    const path = '/admin/discount-management';
    const codes = new BulkJobsPage(page, path, 'Discount codes', 'discount codes');
    /** Checks the list's count of active codes. */
    const expectUsable = async (words: RegExp) => {
      await codes.open(`?search=${prefix}&isActive.eq=true`);
      await expect(codes.main.getByText(words).first()).toBeVisible();
    };
    await addManyCodes(site, prefix);

    await test.step('it says that it takes a while, and begins', async () => {
      await codes.open(`?search=${prefix}`);
      await codes.chooseAll();
      await expect(codes.bar).toBeFocused();
      await expect(codes.bar.getByText(/^All 1\s001 discount codes that match/)).toBeVisible();
      await codes.begin('Can be used', 'No', /^This takes a while\./);
      await expect(codes.jobs.getByText(CODES)).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
    });

    await test.step('another administrator sees no job of theirs', async () => {
      const other = await openAs('catalogue');
      const theirs = new BulkJobsPage(other, path, 'Discount codes', 'discount codes');
      const asked = other.waitForResponse(/\/Administration\/bulk-jobs\?/);
      await theirs.open(`?search=${prefix}`);
      expect(((await (await asked).json()) as { value: unknown }).value).toEqual([]);
      await expect(theirs.jobs).toHaveCount(0);
    });

    await test.step('it is done without its page, which says so when it is come back to', async () => {
      await page.goto('/admin/cause-management');
      await codes.open(`?search=${prefix}`);
      await expect(codes.jobs.getByText(/^1\s001 discount codes changed$/)).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
      await expectUsable(/^No discount codes match$/);
    });

    await test.step('Undo is a job as well, and the line is put away by Close', async () => {
      await codes.after('Undo').click();
      await expect(codes.jobs.getByText(/^1\s001 discount codes as before$/)).toBeVisible();
      await expectUsable(/^1\s001 discount codes$/);
      await codes.after('Close').click();
      await expect(codes.jobs).toHaveCount(0);
      await page.reload();
      await expect(codes.main.getByText(/^1\s001 discount codes$/)).toBeVisible();
      await expect(codes.jobs).toHaveCount(0);
    });
  },
);
