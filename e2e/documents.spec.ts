import { readFile } from 'node:fs/promises';
import { findings } from './findings.ts';
import { type Chosen, DocumentsPage } from './pages/documents.ts';
import { Portal } from './pages/portal.ts';
import { expect, test } from './test.ts';

const pdf = (words: string): Buffer =>
  Buffer.from(`%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>
endobj
% ${words}
trailer
<< /Size 4 /Root 1 0 R >>
%%EOF
`);
const chosen = (name: string, buffer: Buffer, mimeType = 'application/pdf'): Chosen => ({
  name,
  mimeType,
  buffer,
});

test.describe('for the employee', () => {
  test.use({ role: 'employee' });

  test(
    'a document is uploaded, found, shown, renamed, moved, deleted and restored',
    { tag: '@phone-long' },
    async ({ page, narrow }) => {
      const name = `Contract ${narrow ? 'phone' : 'desk'}.pdf`;
      const documents = new DocumentsPage(page);
      await documents.open();
      const career = await documents.openFolder('Career');
      await career.upload(
        chosen(name, pdf('the terms')),
        chosen('notes.txt', Buffer.from('my notes'), 'text/plain'),
      );
      // The row appears at once; the list follows.
      await expect(career.uploads.filter({ hasText: name })).toContainText('Uploaded');
      await expect(career.file(name)).toBeVisible();
      await expect(career.uploads).toHaveCount(0);

      await career.box.getByRole('searchbox').fill('CONTRACT');
      await expect(career.files).toHaveCount(1);
      await career.file(name).getByRole('button', { name, exact: true }).click();
      const preview = page.getByRole('dialog', { name, exact: true });
      // The browser of `npm test` has no viewer, so this waits for the night.
      if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
        await expect(preview.locator('iframe')).toHaveAttribute('src', /^blob:/);
        await expect
          .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://')))
          .toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();

      const download = await career.download(name);
      expect(download.suggestedFilename()).toBe(name);
      expect((await readFile(await download.path())).toString()).toContain('the terms');

      await career.act('Rename', name);
      await career.box.getByLabel('New name').fill('Offer');
      await career.box.getByRole('button', { name: 'Rename', exact: true }).click();
      await career.box.getByRole('searchbox').fill('');
      await expect(career.file('Offer.pdf')).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await career.act('Move', 'Offer.pdf');
      await career.box.getByLabel('Move to folder').selectOption('Other');
      await career.box.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(career.file('Offer.pdf')).toHaveCount(0);
      await career.close();

      const other = await documents.openFolder('Other');
      await other.act('Delete', 'Offer.pdf');
      await other.box.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(other.file('Offer.pdf')).toHaveCount(0);
      await other.close();

      const trash = await documents.openTrash();
      await trash.getByRole('button', { name: 'Restore Offer.pdf' }).click();
      await expect(trash.getByText('The trash is empty')).toBeVisible();
      await trash.getByRole('button', { name: 'Close' }).click();
      await expect(documents.folder('Other')).toContainText('1 document');

      // Restores the folders for the next project.
      const again = await documents.openFolder('Other');
      await again.act('Delete', 'Offer.pdf');
      await again.box.getByRole('button', { name: 'Delete', exact: true }).click();
      await again.close();
      const full = await documents.openTrash();
      await full.getByRole('button', { name: 'Empty trash' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
      await expect(full.getByText('The trash is empty')).toBeVisible();
    },
  );

  test(
    'what cannot be kept says why, and a lost line is tried again',
    { tag: ['@long', '@phone-long'] },
    async ({ page, complaints }) => {
      complaints.expect(/415/, /ERR_INTERNET_DISCONNECTED/);
      const documents = new DocumentsPage(page);
      await documents.open();
      const medical = await documents.openFolder('Medical');
      await medical.upload(
        chosen('empty.pdf', Buffer.alloc(0)),
        chosen('program.exe', Buffer.from('MZ')),
        chosen('disguised.pdf', Buffer.from('<svg><script>alert(1)</script></svg>')),
      );
      await expect(medical.uploads.filter({ hasText: 'empty.pdf' })).toContainText('This file is empty');
      const said = {
        'program.exe': 'This is a program or a script, which is not kept here.',
        'disguised.pdf': 'This is a web page or a drawing that can run by itself.',
      };
      for (const [name, sentence] of Object.entries(said))
        await expect(medical.uploads.filter({ hasText: name })).toContainText(sentence);
      await expect(medical.box.getByText('No files found')).toBeVisible();
      for (const name of ['empty.pdf', 'program.exe', 'disguised.pdf']) await medical.press('Dismiss', name);

      await page.context().setOffline(true);
      await medical.upload(chosen('card.pdf', pdf('card')));
      await expect(medical.uploads).toContainText('We cannot reach the service');
      await page.context().setOffline(false);
      await medical.press('Retry', 'card.pdf');
      await expect(medical.file('card.pdf')).toBeVisible();
      await medical.act('Delete', 'card.pdf');
      await medical.box.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(medical.box.getByText('No files found')).toBeVisible();
    },
  );

  test(
    'folders have addresses: Back, Forward, a reload and a link lead to them',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      await page.goto('/settings');
      const documents = new DocumentsPage(page);
      await documents.open();
      const wealth = await documents.openFolder('Wealth');
      await wealth.box.getByRole('button', { name: 'New folder' }).click();
      await page.getByLabel('Name of the folder').fill('Slips');
      await page.getByRole('button', { name: 'Create' }).click();
      const slips = page.getByRole('dialog', { name: 'Slips', exact: true });
      const enter = wealth.box.getByRole('button', { name: /^Slips/ });
      await expect(page).toHaveURL('/documents/wealth');
      await enter.click();
      await expect(slips).toBeVisible();
      // Names given by a person must not appear in addresses.
      await expect(page).toHaveURL(/\/documents\/\d+$/);
      const address = page.url();
      await page.goBack();
      await expect(page).toHaveURL('/documents/wealth');
      await expect(enter).toBeVisible();
      await page.goForward();
      await expect(slips).toBeVisible();
      await page.reload();
      await expect(slips).toBeVisible();
      await slips.getByRole('button', { name: 'Close' }).first().click();
      await expect(page).toHaveURL('/documents');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(address);
      await expect(slips.getByRole('button', { name: 'Back to Wealth' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/documents');
      await documents.openFolder('Wealth');
      await enter.click();
      // Restores the folders for the next project.
      await slips.getByRole('button', { name: 'Delete folder' }).click();
      await expect(wealth.box).toBeVisible();
      await expect(enter).toHaveCount(0);
      await page.goto(address);
      await expect(page.getByText('You have no folder at this address')).toBeVisible();
      await page.getByRole('button', { name: 'See your folders' }).click();
      await expect(documents.folder('Wealth')).toBeVisible();
      await expect(page).toHaveURL('/documents');
    },
  );

  test(
    'a folder that was opened and closed costs no further press of Back',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      await page.goto('/settings');
      const documents = new DocumentsPage(page);
      await documents.open();
      const wealth = await documents.openFolder('Wealth');
      await wealth.close();
      await expect(documents.folder('Wealth')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/settings');
    },
  );

  test(
    'Attach File proposes the folder of the area',
    { tag: ['@long', '@phone-long'] },
    async ({ page, narrow }) => {
      await page.goto('/details/overview');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await (await new Portal(page, narrow).sidePanelButton('Attach File')).click();
      const dialog = page.getByRole('dialog', { name: 'Attach File' });
      await expect(dialog.getByLabel('Folder')).toHaveValue('1');
      await dialog
        .locator('input[type=file]:not([capture])')
        .setInputFiles([chosen('id.txt', Buffer.from('id'), 'text/plain')]);
      await expect(dialog.getByText('Uploaded')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    },
  );
});
