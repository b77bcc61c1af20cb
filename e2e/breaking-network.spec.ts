import { type Line, breakingLine } from './breaking-line.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { type Chosen, DocumentsPage } from './pages/documents.ts';
import { saveBiographical } from './service-client.ts';
import { expect, session, test as base } from './test.ts';
import { openWatching } from './watching-newer.ts';

/* Phone on a slow line that breaks during a transfer. */

const test = base.extend<{ line: Line }>({
  line: async ({ site }, use) => {
    const line = await breakingLine(site.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
  storageState: async ({ site, line, role }, use) => use(await session({ ...site, url: line.url }, role)),
});

test.use({ role: 'consumer', viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

const BROKEN =
  /ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED|REFUSED)|SOCKET_NOT_CONNECTED|FAILED)|WebSocket/;

for (const [when, reaches, isLong] of [
  ['before the service has it', false, true],
  ['before the reply is back', true, false],
] as const)
  test(
    `a save that the line breaks under ${when} keeps what was typed, says so once, and is sent again`,
    { tag: isLong ? '@long' : [] },
    async ({ page, site, line, complaints }) => {
      complaints.expect(BROKEN, /status of 409/);
      await saveBiographical(site, 'consumer');
      const biographical = new BiographicalPage(page);
      await biographical.open();
      const dialog = await biographical.openDialog();
      const name = reaches ? 'Thandeka' : 'Thandi';
      await dialog.field('Known as').fill(name);
      await page.route(
        '**/Account/update-biographical-details',
        async (route) => {
          if (reaches) await route.fetch();
          line.cut();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await dialog.save.click();
      await expect(dialog.line).toContainText('Nothing you typed is lost.');
      await expect(dialog.line).toHaveCount(1);
      await expect(dialog.field('Known as')).toHaveValue(name);

      line.mend();
      line.slow(100_000);
      await dialog.save.click();
      await expect(dialog.box).toBeHidden();
      await expect(biographical.value('Known as')).toHaveText(name);
    },
  );

test('an upload that the line breaks under says so at its row, and is there once after Retry', async ({
  page,
  line,
  complaints,
}) => {
  complaints.expect(BROKEN);
  const documents = new DocumentsPage(page);
  await documents.open();
  const other = await documents.openFolder('Other');
  line.slow(200_000);
  // Larger than the machine's own network buffers.
  const buffer = Buffer.alloc(20_000_000, 'words ');
  const scan: Chosen = { name: 'scan.txt', mimeType: 'text/plain', buffer };
  await other.upload(scan);
  const row = other.uploads.filter({ hasText: 'scan.txt' });
  // The upload has begun but not finished.
  await expect(row).toContainText(/Uploading [1-9]\d?%/);
  line.cut();
  await expect(row).toContainText('We cannot reach the service');
  await expect(page.getByText('We cannot reach the service')).toHaveCount(1);
  await expect(other.file('scan.txt')).toHaveCount(0);

  line.mend();
  await other.press('Retry', 'scan.txt');
  await expect(other.file('scan.txt')).toHaveCount(1);
  await expect(other.uploads).toHaveCount(0);
  await page.reload();
  await expect(other.file('scan.txt')).toHaveCount(1);
});

test('a save offline keeps the form and its page, and nothing that failure needs has still to come', async ({
  page,
  line,
  complaints,
}) => {
  complaints.expect(BROKEN);
  await openWatching(page, '/career/skills');
  const bar = page.getByRole('region', { name: 'Actions' });
  await page.getByRole('main').or(bar).getByRole('button', { name: /^Add/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Skill').fill('Driving');
  await dialog.getByLabel('Level').selectOption('Expert');
  await dialog.getByLabel('Description').fill('Ten years on the N1.');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(request.url())) asked.push(request.url());
  });
  line.cut();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Nothing you typed is lost.' })).toHaveCount(1);
  await expect(dialog.getByLabel('Skill')).toHaveValue('Driving');
  await expect(page.getByRole('heading', { level: 1, name: 'Skills', includeHidden: true })).toBeVisible();
  expect(asked).toEqual([]);
  line.mend();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Driving');
});
