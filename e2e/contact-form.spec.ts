import { findings } from './findings.ts';
import { expect, test } from './test.ts';

test('a message is sent with the proof of its work', async ({ page }) => {
  await page.goto('/contactUs#write');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Your name').fill('Naledi Dlamini');
  await form.getByLabel('Email address').fill('naledi@');
  await form.getByLabel('Message').fill('My code never came.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Please enter a valid email.')).toBeVisible();
  expect.soft(await findings(page)).toEqual([]);
  await form.getByLabel('Email address').fill('naledi@example.org');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The answer comes to naledi@example.org.')).toBeVisible();
});

test(
  'with scripts off it is posted, and keeps what was typed where it is refused',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/contactUs');
    // Finds the visible form; the page has two.
    const form = page.getByRole('form', { name: 'Write to us' });
    await expect(form).toHaveCount(1);
    await form.getByLabel('Your name').fill('Naledi Dlamini');
    await form.getByLabel(/^Email address/).fill('naledi@');
    await form.getByLabel('Message').fill('My code never came.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('Please enter a valid email.')).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('My code never came.');
    await form.getByLabel(/^Email address/).fill('naledi@example.org');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/contactUs\?sent/);
    // getByText does not look into noscript by itself.
    const thanks = page.locator('noscript p').first();
    await expect(thanks).toBeVisible();
    await expect(thanks).toHaveText(/^Thank you, your message is on its way\./);
    await context.close();
  },
);

test(
  'with scripts off the list of releases and the shop are searched',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(
      page
        .getByRole('navigation', { name: 'Pages' })
        .getByText(/^Page 2 of /)
        .first(),
    ).toBeVisible();
    await page.getByRole('searchbox').fill('first aid');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('link', { name: /First aid level 1/ })).toBeVisible();
    await page.goto('/media-releases?search=xylophone');
    await expect(page.getByRole('main').getByText('Nothing was found for “xylophone”.')).toBeVisible();
    await context.close();
  },
);
