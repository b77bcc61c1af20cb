import { readFileSync } from 'node:fs';
import { SITE_START } from '@phila/tooling/tests/patience';
import { resourceGuide } from '../shared/tooling/workspace-copy/resource-guide.mjs';
import { findings } from './findings.ts';
import { withGuideSite } from './guide-site.ts';
import { RefusedPage } from './pages/refused.ts';
import { ResourceListPage } from './pages/resource-list.ts';
import { PIXEL } from './pixel.ts';
import type { Site } from './site.ts';
import { expect, test as base } from './test.ts';

/*
 * Tests the resource of docs/guides/add-a-resource.md in a site built from a workspace copy with only a definition,
 * a line in the service and a section added. shared/tooling/workspace-copy checks its types.
 */

const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    ({}, use) =>
      withGuideSite({ guide: resourceGuide, migration: 'add-workshops', remote: 'mfe-admin' }, use),
    { scope: 'worker', timeout: SITE_START },
  ],
});

test.describe('an administrator', () => {
  test.use({ role: 'admin' });

  test(
    'finds list, form, picture, publication, several rows, file and history of a new resource',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/admin');
      const tile = page
        .getByRole('list', { name: 'What you look after' })
        .getByRole('link', { name: 'Workshops 0 workshops' });
      await expect(tile).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Administration' })
        .getByRole('link', { name: 'Workshops' })
        .click();
      const workshops = new ResourceListPage(page, '/admin/workshops', 'Workshops', 'workshops');
      await expect(workshops.main.getByText('No workshops yet')).toBeVisible();

      await workshops.main.getByRole('button', { name: 'Add a workshop' }).first().click();
      await workshops.save();
      await expect(workshops.drawer.getByText('Please enter a title')).toBeVisible();
      await workshops.field(/^Title/).fill('A first CV');
      await workshops.field(/^About/).fill('Two hours with somebody who reads many.');
      await workshops.field(/^Town/).selectOption('Cradock');
      await workshops.field(/^Held on/).fill('5 March 2030');
      await workshops.field(/^Seats/).fill('20');
      await workshops.save();
      await expect(page).toHaveURL(/row=\d+/);

      const publication = workshops.drawer.getByRole('region', { name: 'Publication' });
      await expect(publication.getByText('Draft', { exact: true })).toBeVisible();
      await publication.getByLabel('Or at a time (South African time)').fill('2030-01-10T08:00');
      await publication.getByRole('button', { name: 'Schedule' }).click();
      await expect(publication.getByText('Scheduled', { exact: true })).toBeVisible();

      await workshops.drawer
        .getByLabel('Poster: choose a file')
        .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: PIXEL });
      const poster = workshops.drawer.getByRole('img', { name: 'Poster' });
      await expect(poster).toBeVisible();
      await expect
        .poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      await workshops.drawer.getByRole('tab', { name: 'History' }).click();
      await expect(workshops.drawer.getByText(/by Lerato/).first()).toBeVisible();
      await expect(workshops.drawer.getByText('Cradock')).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(workshops.drawer).toBeHidden();
      await expect(workshops.row('A first CV')).toBeVisible();

      // Exports a file, then imports it with a second row.
      const saving = page.waitForEvent('download');
      await workshops.choose('Save these as CSV');
      const [heading, line] = readFileSync(await (await saving).path(), 'utf8')
        .trim()
        .split(/\r?\n/);
      const second = (line ?? '').replace(/^[^,]*/, '').replace('A first CV', 'A budget that lasts');
      await workshops.choose('Import a file');
      const choosing = page.waitForEvent('filechooser');
      await workshops.drawer.getByRole('button', { name: 'Choose a file' }).click();
      await (
        await choosing
      ).setFiles({
        name: 'workshops.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([heading, line, second].join('\r\n')),
      });
      await expect(
        workshops.drawer.getByText(/: 1 workshop new, 0 changed, 1 as they are, 0 refused\.$/),
      ).toBeVisible();
      await workshops.drawer.getByRole('button', { name: 'Save 1 workshop' }).click();
      await expect(workshops.row('A budget that lasts')).toBeVisible();
      await expect(workshops.main.getByText('2 workshops', { exact: true })).toBeVisible();

      const bar = workshops.main.getByRole('region', { name: 'What is chosen' });
      for (const title of ['A first CV', 'A budget that lasts'])
        await workshops.main.getByRole('checkbox', { name: `Choose ${title}` }).check();
      await expect(bar.getByText('2 workshops chosen')).toBeVisible();
      await bar.getByRole('button', { name: 'Publish now' }).click();
      await expect(workshops.main.getByText('2 workshops published')).toBeVisible();
      await workshops.undo.click();
      await workshops.main.getByText('Scheduled', { exact: true }).first().click();
      await expect(workshops.row('A first CV')).toBeVisible();
      await expect(workshops.row('A budget that lasts')).toBeHidden();
      expect(await findings(page)).toEqual([]);
    },
  );
});

test.describe('a catalogue manager', () => {
  test.use({ role: 'catalogue' });

  test('is offered no page of it, and told who can give it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/admin');
    const tiles = page.getByRole('list', { name: 'What you look after' });
    await expect(tiles.getByRole('link', { name: /^Products/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Workshops/ })).toHaveCount(0);
    await page.goto('/admin/workshops');
    await expect(new RefusedPage(page).sentence).toHaveText(
      'You need the right to see every media release, drafts as well. An administrator can give it to you.',
    );
  });
});
