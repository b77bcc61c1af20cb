import { BiographicalPage } from './pages/biographical.ts';
import { saveBiographical } from './service-client.ts';
import { expect, test } from './test.ts';

test.use({ role: 'consumer' });

const BACK = 'What you typed here before is back. It is not saved yet.';

test('text typed into a dialog is back after a reload, and can be saved', async ({ page, site }) => {
  await saveBiographical(site, 'consumer');
  const biographical = new BiographicalPage(page);
  await biographical.open();
  const dialog = await biographical.openDialog();
  await dialog.field('Known as').fill('Thandiwe');
  // Accepts the browser's question whether to leave with unsaved input.
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await biographical.openDialog();
  await expect(dialog.box.getByText(BACK)).toBeVisible();
  await expect(dialog.field('Known as')).toHaveValue('Thandiwe');
  await dialog.save.click();
  await expect(biographical.value('Known as')).toHaveText('Thandiwe');
  await biographical.openDialog();
  await expect(dialog.box.getByText(BACK)).toBeHidden();
});

test(
  'without a connection it stays, is there after a reload, and is saved once the connection is back',
  { tag: '@long' },
  async ({ page, context, site, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await saveBiographical(site, 'consumer');
    const biographical = new BiographicalPage(page);
    await biographical.open();
    const dialog = await biographical.openDialog();
    await dialog.field('Known as').fill('Thandeka');
    // Chrome of other remotes loads after the page and would report errors offline.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await dialog.save.click();
    await expect(dialog.line).toContainText('Nothing you typed is lost.');
    await expect(dialog.field('Known as')).toHaveValue('Thandeka');
    await context.setOffline(false);
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await biographical.openDialog();
    await expect(dialog.field('Known as')).toHaveValue('Thandeka');
    await dialog.save.click();
    await expect(biographical.value('Known as')).toHaveText('Thandeka');
  },
);

test(
  'nothing of it is left in the tab once the person has signed out',
  { tag: '@long' },
  async ({ page, site }) => {
    await saveBiographical(site, 'consumer');
    const biographical = new BiographicalPage(page);
    await biographical.open();
    const dialog = await biographical.openDialog();
    await dialog.field('Known as').fill('Thandiwe');
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
    expect(await kept()).toContain('Thandiwe');
    page.on('dialog', (question) => void question.accept());
    await page.goto('/sign-out');
    await expect(page).toHaveURL('/');
    expect(await kept()).not.toContain('Thandiwe');
  },
);
