import { findings } from './findings.ts';
import { ResourceListPage } from './pages/resource-list.ts';
import { expect, test } from './test.ts';

const pdf = {
  name: 'Shift plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

test.describe('an administrator of an organisation', () => {
  test.use({ role: 'orgadmin' });

  test('fills its room, and an employee on a phone opens it', async ({ page, openAs, complaints }) => {
    const organisations = new ResourceListPage(
      page,
      '/admin/manage-org-structures',
      'Organisations',
      'organisations',
    );
    await test.step('bad input is told at its field', async () => {
      await organisations.open('?row=1');
      await organisations.field(/^Greeting/).fill('Welcome to the new room.');
      await organisations.drawer.getByRole('button', { name: 'Add another link' }).click();
      const link = organisations.drawer.getByRole('group', { name: 'Link 6' });
      await link.getByLabel(/^Text of the link/).fill('Shift plan online');
      await link.getByLabel(/^Address/).fill('http://shifts.umoya-energy.example');
      await link.getByLabel(/^Icon/).fill('Clock');
      await link.getByLabel(/^Icon/).press('Enter');
      await organisations.save();
      await expect(link.getByText('Please enter an address that begins with https://')).toBeVisible();
      await link.getByLabel(/^Address/).fill('https://shifts.umoya-energy.example');
      await link.getByRole('button', { name: 'Move link 6 up' }).click();
      await organisations.save();
      await expect(organisations.main.getByText('Umoya Energy saved')).toBeVisible();
    });

    await test.step('a document is kept as soon as it is chosen', async () => {
      await organisations.open('?row=1');
      await page.getByRole('tab', { name: 'Documents' }).click();
      await page.getByLabel('Documents for its people: choose a PDF').setInputFiles(pdf);
      await expect(page.getByText(pdf.name, { exact: true })).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
    });

    const employee = await openAs('employee');
    await employee.setViewportSize({ width: 375, height: 740 });
    await test.step('the employee finds the card under Today', async () => {
      await employee.goto('/dashboard');
      const card = employee.getByRole('region', { name: 'My Employer' });
      await expect(card.getByText('Welcome to the new room.')).toBeVisible();
      await expect(card.getByRole('link').nth(4)).toHaveAccessibleName(/^Shift plan online/);
      expect.soft(await findings(employee)).toEqual([]);
    });

    await test.step('and opens the page by its tab', async () => {
      await employee
        .getByRole('navigation', { name: 'Sections of My Dashboard' })
        .getByRole('link', { name: 'My Employer' })
        .click();
      await expect(employee.getByRole('heading', { level: 1, name: 'Umoya Energy' })).toBeVisible();
      const saved = employee.waitForEvent('download');
      await employee.getByRole('button', { name: `Download ${pdf.name}` }).click();
      expect((await saved).suggestedFilename()).toBe(pdf.name);
      expect.soft(await findings(employee)).toEqual([]);
    });

    await test.step('a consumer has neither card nor tab', async () => {
      const consumer = await openAs('consumer');
      await consumer.goto('/dashboard');
      await expect(consumer.getByRole('heading', { level: 2, name: 'My Reminders' })).toBeVisible();
      await expect(consumer.getByRole('region', { name: 'My Employer' })).toHaveCount(0);
      await expect(consumer.getByRole('link', { name: 'My Employer' })).toHaveCount(0);
      complaints.expect(/404/);
      await consumer.goto('/employer');
      await expect(consumer.getByText('Nothing here yet')).toBeVisible();
    });
  });
});
