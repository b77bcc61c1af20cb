import type { Locator } from '@playwright/test';
import { findings } from './findings.ts';
import { newPerson } from './new-person.ts';
import { CheckoutPage } from './pages/checkout.ts';
import { DiscountBatchDialog } from './pages/discount-batch.ts';
import { notice } from './pages/notices.ts';
import { OfferLedger } from './pages/redemptions.ts';
import { ResourceListPage } from './pages/resource-list.ts';
import { VoucherCodesPage } from './pages/voucher-codes.ts';
import { VoucherDialog } from './pages/vouchers.ts';
import { buyerDetails, shopping } from './shopping.ts';
import { expect, test } from './test.ts';

/* Administrators' work with codes: batches of discount codes, and people's voucher codes. */

test.use({ role: 'admin' });

test('a batch of discount codes is made as a file, used in an order, and taken back', async ({
  page,
  site,
  openAs,
  complaints,
}, { workerIndex }) => {
  complaints.expect(/status of (403|422)/);
  const prefix = `MARKET${workerIndex}`;
  const discounts = new ResourceListPage(
    page,
    '/admin/discount-management',
    'Discount codes',
    'discount codes',
  );
  const batch = new DiscountBatchDialog(page);

  const code = await test.step('it is made, saved as a file and shown in the list', async () => {
    await discounts.open();
    await batch.open();
    await batch.make.click();
    await expect(batch.dialog.getByText(/^A prefix has 2 to 20 letters and digits/)).toBeVisible();
    await batch.fillIn({ count: 12, prefix: prefix.toLowerCase(), percent: 10 });
    expect.soft(await findings(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await batch.make.click();
    expect((await saving).suggestedFilename()).toMatch(new RegExp(`^discount codes ${prefix}`));
    await expect(page).toHaveURL(new RegExp(`search=${prefix}`));
    await expect(discounts.main.getByText(`12 codes made`)).toBeVisible();
    const rows = discounts.main.getByRole('link', { name: new RegExp(`^${prefix}-`) });
    await expect(rows).toHaveCount(12);
    return rows.first().innerText();
  });

  await test.step('a person orders with one of them, and the code is shown with the order', async () => {
    const buyer = await openAs(await shopping(site, 'Budget coaching', workerIndex));
    const checkout = new CheckoutPage(buyer);
    await buyer.goto('/offers/checkout');
    await checkout.fillIn({ ...buyerDetails, discountCode: code });
    await checkout.review.click();
    await checkout.accessLater.check();
    await checkout.order.click();
    await expect(buyer).toHaveURL(/\/pay\//);
    await discounts.row(code).click();
    await discounts.drawer.getByRole('tab', { name: 'Orders' }).click();
    const order = discounts.drawer.getByRole('link', { name: /^ORD-/ });
    await expect(order).toHaveCount(1);
    await expect(discounts.drawer.getByText('Nomvula Khumalo')).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
    await order.click();
    await expect(page).toHaveURL(/\/admin\/administrative\/orders\?.*row=\d+/);
  });

  await test.step('another batch is taken back by one press', async () => {
    await discounts.open();
    await batch.open();
    await batch.fillIn({ count: 3, prefix: `${prefix}B`, percent: 5 });
    const saving = page.waitForEvent('download');
    await batch.make.click();
    await saving;
    await expect(discounts.main.getByRole('link', { name: new RegExp(`^${prefix}B-`) })).toHaveCount(3);
    await discounts.undo.click();
    await expect(notice(page, 'The batch is removed')).toBeVisible();
    await expect(discounts.main.getByRole('link', { name: new RegExp(`^${prefix}B-`) })).toHaveCount(0);
  });
});

test(
  'a voucher whose code fails gets another, and is revoked in the end',
  { tag: '@long' },
  async ({ page, site, openAs, complaints }, { workerIndex }) => {
    complaints.expect(/status of 403/);
    const name = `Pottery class ${workerIndex}`;
    const offers = new ResourceListPage(page, '/admin/offer-management', 'Offers', 'offers');
    const pool = new VoucherCodesPage(page, name);
    const ledger = new OfferLedger(page);
    const codes = [1, 2, 3].map((at) => `CLAY-${workerIndex}-000${at}`);

    await test.step('an offer with three codes', async () => {
      await offers.open('?row=new');
      await offers.field(/^Name/).fill(name);
      await offers.field(/^Estimated value/).fill('120');
      await offers.field(/^Redemption method/).selectOption('Unique Code');
      await offers.save();
      await expect(offers.main.getByText(`${name} added`)).toBeVisible();
      await pool.open();
      await pool.openFile('clay.csv', codes);
      await pool.add.click();
      await expect(notice(page, '3 codes added')).toBeVisible();
    });

    const taster = await newPerson(site, 'potter', workerIndex);
    const person = await openAs(taster);
    const voucher = new VoucherDialog(person);
    const first = await test.step('a person redeems it', async () => {
      await person.goto('/vouchers');
      await person.getByRole('button', { name: `More Details of ${name}` }).click();
      await voucher.redeem.click();
      return voucher.shownCode();
    });

    await test.step('another code is given, which the person sees in place of theirs', async () => {
      await offers.open(`?search=${encodeURIComponent(name)}`);
      await offers.row(name).click();
      await ledger.show('Redemptions');
      expect.soft(await findings(page)).toEqual([]);
      await ledger.act('Give another code', 'The shop did not take the first one');
      await expect(notice(page, 'The person has another code')).toBeVisible();
      await expect(ledger.drawer.getByText('The shop did not take the first one')).toBeVisible();
      await person.goto('/vouchers');
      await person.getByRole('button', { name: `More Details of ${name}` }).click();
      await voucher.viewCode.click();
      const second = await voucher.shownCode();
      expect(codes).toContain(second);
      expect(second).not.toBe(first);
    });

    await test.step('it is revoked, and counted so in the report', async () => {
      await ledger.act('Revoke', 'The class was cancelled');
      await expect(notice(page, 'The redemption is revoked')).toBeVisible();
      await ledger.show('Report');
      await expect(ledger.drawer.getByText(/^0 times in 30 days, and 2 more/)).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
      await person.goto('/vouchers');
      await expect(person.getByRole('button', { name: `More Details of ${name}` })).toBeVisible();
    });

    await test.step('both stand in what the person redeemed', async () => {
      await page.goto('/admin/redemptions');
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill(taster.email);
      await main.getByRole('button', { name: 'Find' }).click();
      await expect(main.getByText(name)).toHaveCount(2);
      expect.soft(await findings(page)).toEqual([]);
      expect(page.url()).not.toContain('@');
    });
  },
);

/**
 * Lists dialog buttons too low for a thumb, with their heights. Ignores buttons inside a field: they are as high as the
 * field.
 */
const lowButtons = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('button[data-type], button[aria-label="Close"], [role="tab"]')
    .filter({ visible: true })
    .evaluateAll((buttons) =>
      buttons
        .map((button) => ({
          height: button.getBoundingClientRect().height,
          name: button.getAttribute('aria-label') ?? button.textContent,
        }))
        .filter(({ height }) => height < 44)
        .map(({ height, name }) => `${name}: ${height}`),
    );

test(
  'on a phone, the buttons of drawers and dialogs are as high as a thumb is wide',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const discounts = new ResourceListPage(
      page,
      '/admin/discount-management',
      'Discount codes',
      'discount codes',
    );
    await discounts.open();
    await discounts.row('WELCOME-10').click();
    const { drawer } = discounts;
    await expect(drawer.getByRole('button', { name: 'Save' })).toBeVisible();
    expect.soft(await lowButtons(drawer), 'drawer').toEqual([]);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    const batch = new DiscountBatchDialog(page);
    await batch.open();
    expect(await lowButtons(batch.dialog), 'dialog').toEqual([]);
  },
);
