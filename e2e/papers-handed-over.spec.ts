import { isShort } from '@phila/tooling/tests/extent';
import { COMMAND } from '@phila/tooling/tests/patience';
import { findings } from './findings.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { HandingOverPage } from './pages/handing-over.ts';
import { ReceivedPapers } from './pages/received-papers.ts';
import { SecondFactorDialog } from './pages/second-factor.ts';
import { makePayslips, mendedPayslip } from './payslips.ts';
import { takeRecoveryCode } from './service-client.ts';
import { expect, test } from './test.ts';

const COUNT = isShort ? 12 : 300;
const UMOYA = 1;
const TITLE = 'November 2026';
const NAME = `Payslip, ${TITLE}`;

test.describe('an HR person', () => {
  test.use({ role: 'orgadmin' });

  test('hands payslips over, an employee on a phone reads theirs, and the receipt is there', async ({
    page,
    site,
    openAs,
    complaints,
  }) => {
    // Long after its session began, a code is asked for.
    complaints.expect(/status of 403/);
    const payslips = await makePayslips(site, COUNT);
    const handingOver = new HandingOverPage(page);
    const { main } = handingOver;

    await test.step('brings a folder, and each file says who it is for', async () => {
      await handingOver.open(UMOYA);
      await handingOver.begin(TITLE);
      await handingOver.bring(payslips.files);
      await expect(handingOver.handOver).toBeEnabled({ timeout: COMMAND });
      await expect(handingOver.handOver).toHaveText(`Hand ${payslips.matched} papers over`);
      await expect(main.getByText(/Several people: 2.*No one matches: 4.*Not a PDF: 1/)).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
    });

    await test.step('says who the files are for that name no one, and leaves out those of people who left', async () => {
      const [first = '', second = '', ...left] = payslips.none;
      const [one = '', other = ''] = payslips.people;
      await handingOver.show('none');
      await handingOver.choose(first, one);
      await handingOver.choose(second, other);
      for (const file of left) await handingOver.leaveOut(file);
    });

    await test.step('says which of two people', async () => {
      await handingOver.show('several');
      for (const [at, file] of payslips.several.entries())
        await handingOver.choose(file, payslips.people[at] ?? '');
    });

    await test.step('puts a PDF in the place of what is none', async () => {
      await handingOver.show('notPdf');
      await handingOver.replace(payslips.notPdf, mendedPayslip());
    });

    await test.step('hands them over', async () => {
      await handingOver.show('all');
      const handed = payslips.matched + 2 + 2 + 1;
      await expect(handingOver.handOver).toHaveText(`Hand ${handed} papers over`);
      await expect(handingOver.handOver).toBeEnabled();
      await handingOver.hand();
      const factor = new SecondFactorDialog(page);
      const done = main.getByText(`${handed} papers handed over, 0 read`);
      await expect(factor.asked.or(done)).toBeVisible({ timeout: COMMAND });
      if (await factor.asked.isVisible()) await factor.give(await takeRecoveryCode(site, 'orgadmin'));
      await expect(done).toBeVisible({ timeout: COMMAND });
      await expect(handingOver.file(payslips.demoEmployee)).toContainText('Not yet');
      expect.soft(await findings(page)).toEqual([]);
    });

    const employee = await openAs('employee');
    await employee.setViewportSize({ width: 375, height: 740 });
    const papers = new ReceivedPapers(employee, 'Umoya Energy');
    await test.step('the employee finds it in Today', async () => {
      const dashboard = new DashboardPage(employee);
      await dashboard.open();
      // With the one of the demo, which is not read either.
      await dashboard.verb('Open', '2 papers from Umoya Energy').click();
      await expect(papers.paper(TITLE)).toContainText('New');
      await expect(papers.remark).toContainText('Umoya Energy sees the day');
      expect.soft(await findings(employee)).toEqual([]);
    });

    await test.step('opens it, and it is read', async () => {
      const preview = await papers.read(NAME);
      await expect(preview.getByRole('button', { name: 'Download' })).toBeVisible();
      await expect(preview.locator('[aria-busy="true"]')).toHaveCount(0);
      const saved = employee.waitForEvent('download');
      await preview.getByRole('button', { name: 'Download' }).click();
      expect((await saved).suggestedFilename()).toBe(payslips.demoEmployee);
      await preview.getByRole('button', { name: 'Close' }).first().click();
      await expect(papers.paper(TITLE)).toContainText(/Read \d/);
      await expect(papers.haveRead(NAME)).toHaveCount(0);
      // Nothing stands over the edge of a narrow phone.
      await employee.setViewportSize({ width: 360, height: 740 });
      expect(await papers.box.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    });

    await test.step('Today and My Employer count what is left', async () => {
      const dashboard = new DashboardPage(employee);
      await dashboard.open();
      await expect(dashboard.todayCard('Payslip from Umoya Energy: Last month')).toBeVisible();
      await employee.goto('/employer');
      const region = employee.getByRole('region', { name: 'Papers for you' });
      await expect(region.getByText(/^2 papers, 1 new/)).toBeVisible();
      await region.getByRole('link', { name: 'Open your papers' }).click();
      await papers.haveRead('Payslip, Last month').click();
      await expect(papers.haveRead('Payslip, Last month')).toHaveCount(0);
    });

    await test.step('and the receipt is with HR', async () => {
      await page.reload();
      await expect(handingOver.file(payslips.demoEmployee)).not.toContainText('Not yet');
      await expect(main.getByText(/papers handed over, 1 read/)).toBeVisible();
    });
  });
});
