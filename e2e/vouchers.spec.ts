import type { Page } from '@playwright/test';
import { demoOrganisation } from './accounts.ts';
import { mailed } from './mail.ts';
import { beginAs, type NewPerson, newPerson } from './new-person.ts';
import { BundlesPage, VoucherDialog } from './pages/vouchers.ts';
import { send, signInByCall } from './service-client.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

const BUNDLE = 'Umoya Energy team pack';
const UNIQUE_CODE = /^AMANDLA-[A-Z0-9]{4}-[A-Z0-9]{4}$/;

/** Signs up a confirmed member of Umoya Energy, by invitation. */
const newEmployee = async (site: Site, workerIndex: number): Promise<NewPerson> => {
  const person = await newPerson(site, 'member', workerIndex);
  const { accessToken: admin } = await signInByCall(site, 'admin');
  await send(site, 'POST', `/Account/organizational-structure/${demoOrganisation}/invitations`, {
    token: admin,
    body: { email: person.email },
  });
  const token = await mailed(site, person.email, /\/invitation#token=([\w.-]+)/);
  await send(site, 'POST', '/Account/accept-invitation', {
    token: person.tokens.accessToken,
    body: { token },
  });
  return person;
};

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('an employee redeems the three vouchers of their employer’s bundle', async ({ page, context, site }, {
  workerIndex,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A Static voucher opens the company's page, stubbed because tests never reach the internet.
  await context.route('https://langa-solar.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Langa Solar</title>' }),
  );
  await beginAs(context, await newEmployee(site, workerIndex));
  const bundles = new BundlesPage(page);
  await page.goto(BundlesPage.path);
  await expect(bundles.section('Owned Bundles', 0)).toBeVisible();
  const voucher = await bundles.claim(BUNDLE);
  await voucher.expectTitle(BUNDLE);

  const codeOf: Record<string, string> = {};
  for (const [offer, expected] of [
    ['Team lunch', UNIQUE_CODE],
    ['Eye test', /^5520$/],
  ] as const)
    await test.step(`${offer}: a code, copied, drawn, and the same at the second press`, async () => {
      await voucher.moreOf(offer);
      await voucher.redeem.click();
      const code = await voucher.shownCode();
      expect(code).toMatch(expected);
      codeOf[offer] = code;
      await voucher.copy.click();
      await expect(voucher.dialog.getByText('Copied')).toBeAttached();
      expect(await clipboard(page)).toBe(code);
      await voucher.back.click();
      await voucher.viewCode.click();
      expect(await voucher.shownCode()).toBe(code);
      await voucher.back.click();
      await voucher.backTo(BUNDLE);
    });

  await test.step('a Static voucher opens its own page', async () => {
    await voucher.moreOf('Solar quote and inspection');
    const opened = context.waitForEvent('page');
    await voucher.redeem.click();
    await expect(await opened).toHaveURL('https://langa-solar.example/phila');
    const link = voucher.dialog.getByRole('link', { name: 'Open langa-solar.example' });
    await expect(link).toHaveAttribute('href', 'https://langa-solar.example/phila');
    await expect(voucher.qrCode).toBeHidden();
    await voucher.done.click();
    await expect(voucher.dialog).toBeHidden();
  });

  await test.step('the bundle is theirs, and the ledger has all three, with their codes', async () => {
    await expect(bundles.section('Owned Bundles', 1)).toBeVisible();
    // Shows a code without taking the voucher away: only the person says that it was used.
    await page.goto('/vouchers');
    await expect(page.getByText(/^Code shown/).first()).toBeVisible();
    for (const offer of ['Team lunch', 'Eye test', 'Solar quote and inspection']) {
      await page.getByRole('button', { name: `More Details of ${offer}` }).click();
      await new VoucherDialog(page).dialog.getByRole('button', { name: 'I have used it' }).click();
      await expect(page.getByRole('button', { name: 'I have not used it yet' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.goto('/vouchers?show=used');
    const ledger = page.getByRole('table', { name: 'Used vouchers' });
    for (const [offer, method] of [
      ['Team lunch', 'Unique Code'],
      ['Eye test', 'Pin'],
      ['Solar quote and inspection', 'Static'],
    ] as const)
      await expect(ledger.getByRole('row').filter({ hasText: offer })).toContainText(method);
    await expect(ledger.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('main')).not.toContainText(codeOf['Team lunch'] ?? '');
    await ledger.getByRole('button', { name: 'Show Team lunch' }).click();
    const shown = new VoucherDialog(page);
    await shown.viewCode.click();
    expect(await shown.shownCode()).toBe(codeOf['Team lunch']);
  });
});

test(
  'a person who is no member of the organisation does not see its bundle',
  { tag: '@long' },
  async ({ page, context, site }, { workerIndex }) => {
    await beginAs(context, await newPerson(site, 'stranger', workerIndex));
    await page.goto(BundlesPage.path);
    await expect(page.getByRole('heading', { name: 'Everyday savers' })).toBeVisible();
    await expect(new BundlesPage(page).section('Available Bundles', 6)).toBeVisible();
    await expect(page.getByRole('heading', { name: BUNDLE })).toBeHidden();
  },
);
