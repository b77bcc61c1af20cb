import { SITE_START } from '@phila/tooling/tests/patience';
import { domainGuide } from '../shared/tooling/workspace-copy/domain-guide.mjs';
import { withGuideSite } from './guide-site.ts';
import { beginAs, newPerson } from './new-person.ts';
import { OverviewPage } from './pages/overview.ts';
import { PIXEL } from './pixel.ts';
import type { Site } from './site.ts';
import { expect, test as base } from './test.ts';

/*
 * Tests the record of docs/guides/build-a-domain.md in a site built from a workspace copy with only a definition, a
 * line in the service and a section added. shared/tooling/workspace-copy runs its types and tests.
 */

const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    ({}, use) =>
      withGuideSite({ guide: domainGuide.record, migration: 'add-vehicles', remote: 'mfe-details' }, use),
    { scope: 'worker', timeout: SITE_START },
  ],
});

test(
  'a new record has a tile, a menu entry and a page, and holds a file',
  { tag: '@long' },
  async ({ page, context, site }, { workerIndex }) => {
    const person = await newPerson(site, 'new-record', workerIndex);
    await beginAs(context, person);
    await page.goto(OverviewPage.path);
    await new OverviewPage(page).tile('VEHICLES').click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();

    await main.getByRole('button', { name: 'Add your vehicle details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Vehicle Details' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter the registration number')).toBeVisible();
    await dialog.getByLabel('Registration number').fill('ND 123-456');
    await dialog.getByLabel('Make').selectOption('Volkswagen');
    await expect(dialog.getByLabel('Model').getByRole('option')).toHaveText(['Select', 'Polo']);
    await dialog.getByLabel('Model').selectOption('Polo');
    await dialog
      .getByLabel('Upload a new file')
      .setInputFiles({ name: 'disc.png', mimeType: 'image/png', buffer: PIXEL });
    // Save waits for the upload, then checks the rule between two fields.
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter the date on the licence disc')).toBeVisible();
    await dialog.getByLabel('Licensed until').fill('5 March 2030');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    await expect(main.getByText('ND 123-456')).toBeVisible();
    await main.getByRole('button', { name: 'Open disc.png' }).click();
    const preview = page.getByRole('dialog', { name: 'disc.png' });
    await expect(preview.getByRole('img', { name: 'disc.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();

    await page.goto(OverviewPage.path);
    await expect(new OverviewPage(page).tile('VEHICLES')).toContainText('100');
    await page.getByRole('navigation').getByRole('link', { name: 'Vehicles' }).first().click();
    await expect(main.getByText('ND 123-456')).toBeVisible();
  },
);
