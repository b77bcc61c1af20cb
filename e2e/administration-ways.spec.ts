import { SITE_START } from '@phila/tooling/tests/patience';
import type { Locator, Page } from '@playwright/test';
import { findings, widthBeyond } from './findings.ts';
import { newPerson } from './new-person.ts';
import { AnyOrderPage } from './pages/any-order.ts';
import { CasesPage } from './pages/cases.ts';
import { CheckoutPage, OrderPage, SimulatorPage } from './pages/checkout.ts';
import { notice } from './pages/notices.ts';
import { QuestionsPage } from './pages/questions.ts';
import { RefusedPage } from './pages/refused.ts';
import { ResourceListPage } from './pages/resource-list.ts';
import { RolesPage } from './pages/roles.ts';
import { SecondFactorDialog } from './pages/second-factor.ts';
import { CartPage, ProductPage } from './pages/shop.ts';
import { VoucherCodesPage } from './pages/voucher-codes.ts';
import { BundlesPage, VoucherDialog } from './pages/vouchers.ts';
import { PIXEL } from './pixel.ts';
import { takeRecoveryCode } from './service-client.ts';
import { buyerDetails, shopping } from './shopping.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

/*
 * Complete workflows of administration, with the affected person in a second browser: changes show on that person's
 * next page.
 */

test.use({ role: 'admin' });

test('a product is made, priced, asked about, published, bought, and refunded once', async ({
  page,
  context,
  site,
  openAs,
  complaints,
}, { workerIndex }) => {
  // Expects refusals: the buyer sees no draft, the first refund asks for the second factor, and there is no second.
  complaints.expect(/status of (403|404|409)/);
  const name = `Woodturning ${workerIndex}`;
  const products = new ResourceListPage(page, '/admin/product-management-pages', 'Products', 'products');
  const buyer = await openAs(await newPerson(site, 'turner', workerIndex));
  const shop = buyer.getByRole('main');
  const order = new OrderPage(buyer);
  const product = new ProductPage(buyer);

  await test.step('it is made and priced with its picture, and a draft first', async () => {
    await products.open('?row=new');
    await products.field(/^Name/).fill(name);
    await products.field(/^SKU/).fill(`TURN-${workerIndex}`);
    await products.field(/^Category/).selectOption('Short courses');
    await products.field(/^Price/).fill('480');
    await products.field(/^Sent to an address/).selectOption('No');
    await products.field(/^Kind/).selectOption('Owned once: a file, a course, a template');
    await products
      .field(/^Short description/)
      .fill('A made-up course: a lathe, three chisels and ten evenings.');
    await products.drawer
      .getByLabel('Picture: choose a file')
      .setInputFiles({ name: 'lathe.png', mimeType: 'image/png', buffer: PIXEL });
    const picture = products.drawer.getByRole('img', { name: 'Picture' });
    await expect(picture).toBeVisible();
    await products.save();
    await expect(products.main.getByText(`${name} added`)).toBeVisible();
    await expect(page).toHaveURL(/row=\d+/);
    await expect(picture).toHaveAttribute('src', /^\/api\//);
    const publication = products.drawer.getByRole('region', { name: 'Publication' });
    await expect(publication.getByText('Draft', { exact: true })).toBeVisible();
    const [draft] = await Promise.all([
      page.waitForEvent('popup'),
      publication.getByRole('link', { name: 'See its page' }).click(),
    ]);
    await expect(draft.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(draft.getByText('Only administrators see this page')).toBeVisible();
    await expect(draft.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    await buyer.goto(new URL(draft.url()).pathname);
    await expect(buyer.getByText('This is not on offer')).toBeVisible();
    await draft.close();
    await buyer.goto('/offers?search=woodturning');
    await expect(shop.getByText('Nothing found for “woodturning”')).toBeVisible();
  });

  await test.step('it asks its buyer a question', async () => {
    const questions = new QuestionsPage(page);
    await questions.open();
    await questions.choose(name);
    await questions.add('Which size of apron?', 'radio', ['Medium', 'Large']);
    await questions.saved();
  });

  await test.step('it is published', async () => {
    await products.open('?search=woodturning');
    await products.row(name).click();
    await products.drawer.getByRole('button', { name: 'Publish now' }).click();
    await expect(products.main.getByText(`${name} published`)).toBeVisible();
  });

  await test.step('a file for those who own it is uploaded beside its form', async () => {
    await page.getByRole('tab', { name: 'Files' }).click();
    await page
      .getByLabel('File for those who own it: choose a file')
      .setInputFiles({ name: 'lathe.txt', mimeType: 'text/plain', buffer: Buffer.from('Wear glasses.') });
    await expect(page.getByText('lathe.txt', { exact: true })).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
  });

  await test.step('a person finds it, answers its question, buys it and owns it', async () => {
    await buyer.reload();
    await shop.getByRole('link', { name: new RegExp(name) }).click();
    await expect(product.heading).toHaveText(name);
    await product.add.click();
    await expect(new CartPage(buyer).button(/^Shopping cart: 1 item/)).toBeVisible();
    await product.toCart.click();
    await shop.getByRole('button', { name: 'Checkout' }).click();
    const questions = buyer.getByRole('dialog', { name: 'A few questions' });
    await questions.getByRole('radio', { name: 'Large' }).check();
    await questions.getByRole('button', { name: 'Finish' }).click();
    const checkout = new CheckoutPage(buyer);
    await checkout.fillIn(buyerDetails);
    await checkout.review.click();
    await checkout.accessNow.check();
    await checkout.order.click();
    await new SimulatorPage(buyer).end('Pay');
    await order.expectSaid('Thank you, it is paid');
    await expect(buyer.getByRole('region', { name: `What you told us about ${name}` })).toContainText(
      'Large',
    );
  });

  const address = buyer.url();
  const id = /\d+$/.exec(address)?.[0] ?? '';
  const number = (await order.heading.innerText()).replace(/^Order\s/, '');
  await buyer.goto('/offers/owned');
  await expect(shop.getByRole('listitem').filter({ hasText: name })).toContainText(number);
  const file = buyer.waitForEvent('download');
  await shop.getByRole('button', { name: /^Download lathe\.txt/ }).click();
  expect((await file).suggestedFilename()).toBe('lathe.txt');

  const orders = new AnyOrderPage(page);
  // Opens the same order a second time before anything is refunded.
  const again = new AnyOrderPage(await context.newPage());
  await again.open(`?show=all&row=${id}`);
  await again.askedToRefund('The course was cancelled');

  await test.step('the administrator refunds it whole, by two presses', async () => {
    await orders.open('?show=all');
    await orders.order(number).click();
    await orders.askedToRefund('The course was cancelled');
    await orders.record.dblclick();
    await new SecondFactorDialog(page).give(await takeRecoveryCode(site, 'admin'));
    await expect(notice(page, `R 480.00 of ${number} is refunded`)).toBeVisible();
    await expect(orders.creditNotes).toHaveCount(1);
    expect.soft(await findings(page)).toEqual([]);
  });

  await test.step('what was opened before refunds nothing more', async () => {
    await again.record.dblclick();
    await expect(
      again.page.getByRole('dialog').getByText('Nothing of this order can be paid back').first(),
    ).toBeVisible();
    await page.reload();
    await expect(orders.creditNotes).toHaveCount(1);
    await expect(orders.refund).toHaveCount(0);
  });

  await test.step('the person’s order says so and gives the credit note, and it is theirs no longer', async () => {
    await buyer.goto(address);
    await order.expectSaid('We paid your money back');
    const saved = buyer.waitForEvent('download');
    await order.creditNote.click();
    expect((await saved).suggestedFilename()).toMatch(/^[A-Z]+-\d{4}-\d{6}\.pdf$/);
    await buyer.goto('/offers/owned');
    await expect(shop.getByText('No products yet')).toBeVisible();
  });
});

test(
  'an offer gets fifty codes of a file, gives one of them, and loses the rest',
  { tag: '@long' },
  async ({ page, site, openAs, complaints }, { workerIndex }) => {
    // Tries a file with a duplicate code first.
    complaints.expect(/status of 422/);
    const name = `Honey tasting ${workerIndex}`;
    const offers = new ResourceListPage(page, '/admin/offer-management', 'Offers', 'offers');
    const pool = new VoucherCodesPage(page, name);
    const codes = Array.from(
      { length: 50 },
      (_, at) => `HONEY-${workerIndex}-${String(at + 1).padStart(4, '0')}`,
    );
    const [, , , , , , seventh = ''] = codes;

    await test.step('the offer is made', async () => {
      await offers.open('?row=new');
      await offers.field(/^Name/).fill(name);
      await offers.field(/^Estimated value/).fill('120');
      await offers.field(/^Redemption method/).selectOption('Unique Code');
      await offers.save();
      await expect(offers.main.getByText(`${name} added`)).toBeVisible();
    });

    await test.step('a file is tried, the line of the duplicate is named, and it is put right', async () => {
      await pool.open();
      await pool.openFile('honey.csv', [...codes, seventh]);
      await pool.check.click();
      await expect(pool.dialog.getByText('1 line needs correcting')).toBeVisible();
      await expect(
        pool.dialog.getByText(`Line 51: ${seventh} is in the list twice: line 7 has it.`),
      ).toBeVisible();
      await pool.codes.fill(codes.join('\n'));
      await pool.check.click();
      await expect(pool.dialog.getByText('50 codes can be added')).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
      await pool.add.click();
      await expect(notice(page, '50 codes added')).toBeVisible();
      await pool.expectCounts({ Free: 50, Redeemed: 0, Revoked: 0 });
    });

    const person = await openAs(await newPerson(site, 'taster', workerIndex));
    const voucher = new VoucherDialog(person);
    let given = '';
    await test.step('a person redeems it, and gets one of them', async () => {
      await person.goto('/vouchers');
      await person.getByRole('button', { name: `More Details of ${name}` }).click();
      await voucher.redeem.click();
      given = await voucher.shownCode();
      expect(codes).toContain(given);
    });

    await test.step('the rest is revoked: the pool has none, and the person keeps theirs', async () => {
      await page.reload();
      await pool.expectCounts({ Free: 49, Redeemed: 1, Revoked: 0 });
      await pool.revoke('honey.csv', 'The company closed');
      await expect(notice(page, 'The batch is revoked')).toBeVisible();
      await pool.expectCounts({ Free: 0, Redeemed: 1, Revoked: 49 });
      await pool.expectCounts({ Free: 0, Redeemed: 1, Revoked: 49 }, 'honey.csv');
      await expect(pool.main.getByText('No code is left', { exact: true })).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
      await person.goto('/vouchers');
      await person.getByRole('button', { name: `More Details of ${name}` }).click();
      await voucher.viewCode.click();
      expect(await voucher.shownCode()).toBe(given);
    });
  },
);

test(
  'offers are put into a bundle and ordered by keys, and people see them in that order',
  { tag: '@long' },
  async ({ page, openAs, site, complaints }, { workerIndex }) => {
    complaints.expect(/status of 409/);
    const name = `Sunday market ${workerIndex}`;
    const bundles = new ResourceListPage(page, '/admin/subscription-management', 'Value bundles', 'bundles');
    const handle = (offer: string) => bundles.drawer.getByRole('button', { name: `Move “${offer}”` });
    const ordered = bundles.drawer.getByRole('list', { name: 'Offers in their order' });
    const choice = bundles.drawer.getByRole('combobox', { name: 'Offers' });
    const add = async (offer: string) => {
      await choice.fill(offer);
      await choice.press('Enter');
      await expect(handle(offer)).toBeVisible();
    };
    const [first, second, third] =
      await test.step('it is made with two offers, the second of which keys move up', async () => {
        await bundles.open('?row=new');
        await bundles.field(/^Name/).fill(name);
        await bundles.field(/^Price/).fill('0');
        await bundles.field(/^Estimated value/).fill('100');
        await bundles.field(/^Percentage/).fill('10');
        await bundles.field(/^Position/).fill('0');
        await bundles.field('First day').fill('2026-01-01');
        await bundles.field('Last day').fill('2027-06-30');
        await expect(bundles.drawer.getByText(/Consumer Protection Act, section 63/)).toBeVisible();
        await choice.click();
        const offers = await page.getByRole('listbox').getByRole('option').allTextContents();
        const [one = '', other = '', another = ''] = offers;
        await add(one);
        await add(other);
        await handle(other).press('ArrowUp');
        await expect(ordered.getByRole('listitem').first()).toContainText(other);
        await expect(handle(other)).toBeFocused();
        expect.soft(await findings(page)).toEqual([]);
        await bundles.save();
        await expect(bundles.main.getByText(`${name} added`)).toBeVisible();
        return [other, one, another] as const;
      });

    const person = await openAs(await newPerson(site, 'marketgoer', workerIndex));
    const seen = async () => {
      await person.goto(BundlesPage.path);
      const voucher = await new BundlesPage(person).show(name);
      return voucher.offers();
    };
    await test.step('a person sees them in that order', async () => {
      await expect.poll(seen).toEqual([first, second]);
    });

    await test.step('of two administrators the later is shown what the other saved', async () => {
      const other = await openAs('admin');
      const theirs = new ResourceListPage(other, bundles.path, bundles.heading, bundles.plural);
      const open = async (list: ResourceListPage) => {
        await list.open(`?search=${encodeURIComponent(name)}`);
        await list.row(name).click();
        await expect(list.drawer.getByRole('button', { name: `Move “${first}”` })).toBeVisible();
      };
      await open(bundles);
      await open(theirs);
      await add(third);
      await bundles.save();
      await expect(bundles.main.getByText(`${name} saved`)).toBeVisible();
      await theirs.drawer.getByRole('button', { name: `Move “${second}”` }).press('Home');
      await theirs.save();
      await expect(theirs.drawer.getByText(/changed/i).first()).toBeVisible();
      await expect.poll(seen).toEqual([first, second, third]);
    });

    await test.step('and the change is taken back', async () => {
      await bundles.undo.click();
      await expect.poll(seen).toEqual([first, second]);
    });
  },
);

test('a role is composed, given within an organisation, used, and taken away', async ({
  page,
  site,
  openAs,
  complaints,
}, { workerIndex }) => {
  // Expects refusals until the second factor is given: of the change of roles, and of the person's first visit.
  complaints.expect(/status of 403/);
  const role = `Reader of bundles ${workerIndex}`;
  const person = await newPerson(site, 'reader', workerIndex);
  const reader = await openAs(person);
  const adminPanel = reader
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Admin Panel' });
  const refused = new RefusedPage(reader);
  const roles = new RolesPage(page);
  await reader.goto('/dashboard');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(adminPanel).toHaveCount(0);

  await test.step('it is composed, and given to a person for one organisation', async () => {
    await roles.open('?show=roles');
    await roles.compose(role, ['see every value bundle']);
    await new SecondFactorDialog(page).give(await takeRecoveryCode(site, 'admin'));
    await expect(notice(page, `${role} saved`)).toBeVisible();
    await roles.give(role, { to: person.email, within: 'Umoya Energy' });
    await roles.showTab('Who has one');
    await expect(roles.holder(role)).toContainText('Nomvula Khumalo');
    await expect(roles.holder(role)).toContainText('Umoya Energy');
    expect.soft(await findings(page)).toEqual([]);
  });

  await test.step('the person sees that page of that organisation, and no other', async () => {
    await reader.reload();
    await adminPanel.click();
    await new SecondFactorDialog(reader).setUpByMail(site, person.email);
    await reader.goto('/admin');
    const tiles = reader.getByRole('list', { name: 'What you look after' });
    await expect(tiles.getByRole('link')).toHaveText([/^Value bundles/]);
    const menu = reader.getByRole('navigation', { name: 'Administration' });
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Value bundles', 'My own pages']);
    await menu.getByRole('link', { name: 'Value bundles' }).click();
    const bundles = new ResourceListPage(
      reader,
      '/admin/subscription-management',
      'Value bundles',
      'bundles',
    );
    await expect(bundles.row('Umoya Energy team pack')).toBeVisible();
    await expect(bundles.main.getByText('1 bundle', { exact: true })).toBeVisible();
    await expect(bundles.row('Everyday savers')).toHaveCount(0);
    await expect(bundles.main.getByRole('button', { name: 'Add a bundle' })).toHaveCount(0);
    await reader.goto('/admin/offer-management');
    await expect(refused.heading).toBeVisible();
    await expect(refused.sentence).toHaveText(/see every offer/);
  });

  await test.step('it is taken away, and the Admin Panel is gone at their next page', async () => {
    await roles.takeAway(role);
    // Redirects to the person's own pages, as for anyone without a role.
    await reader.goto('/admin/subscription-management');
    await expect(reader).toHaveURL('/dashboard');
    await expect(reader.getByRole('heading', { level: 1, name: 'My Dashboard' })).toBeVisible();
    await expect(adminPanel).toHaveCount(0);
  });
});

/** On a phone the page's main action is in the bottom bar. */
const action = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** Includes the demo's many people, so that there are orders old enough to act on. */
const withCrowd = test.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await startSite({ DEMO_DATA: 'on' });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: SITE_START },
  ],
});

withCrowd.describe('on a phone', () => {
  withCrowd.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  withCrowd(
    'a payment that its provider never reported is recorded as it ended there',
    { tag: '@long' },
    async ({ page, site, complaints }) => {
      // Expects a refusal until the second factor is given.
      complaints.expect(/status of 403/);
      const orders = new AnyOrderPage(page);
      await orders.open('?needs=payment');
      const link = orders.main.getByRole('link', { name: /^ORD-/ }).first();
      const number = await link.innerText();
      await link.tap();
      const act = orders.drawer.getByRole('button', { name: 'Record how the payment ended' });
      await act.tap();
      const dialog = page.getByRole('dialog', { name: `Record how the payment of ${number} ended` });
      const submit = dialog.getByRole('button', { name: 'Record it' });

      await withCrowd.step('what is missing is said at its field', async () => {
        await submit.tap();
        await expect(dialog.getByText('Please choose how the payment ended')).toBeVisible();
        await expect(dialog.getByText('Please say what you found')).toBeVisible();
        expect.soft(await widthBeyond(page)).toBeLessThanOrEqual(0);
        expect.soft(await findings(page)).toEqual([]);
      });

      await withCrowd.step('it is recorded once the second factor is given', async () => {
        await dialog.getByLabel(/^How the payment ended/).selectOption('It was not paid');
        await dialog.getByLabel(/^What you found/).fill('The provider does not know it');
        await submit.tap();
        await new SecondFactorDialog(page).give(await takeRecoveryCode(site, 'admin'));
        await expect(notice(page, `How the payment of ${number} ended is recorded`)).toBeVisible();
        await expect(act).toHaveCount(0);
      });

      await withCrowd.step('it needs nothing any more', async () => {
        await orders.open('?needs=payment');
        await expect(orders.main.getByRole('link', { name: /^ORD-/ }).first()).toBeVisible();
        await expect(orders.order(number)).toHaveCount(0);
      });
    },
  );
});

const ACCOUNT = 'Phila Wellbeing, FNB, branch 250655, account 62000000000';

/** Site paid by bank transfer, for want of a contract with a payment provider. */
const paidByTransfer = test.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await startSite({ PAYMENT_PROVIDER: 'eft', EFT_ACCOUNT: ACCOUNT });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: SITE_START },
  ],
});

paidByTransfer.describe('on a phone', () => {
  paidByTransfer.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  paidByTransfer(
    'an EFT is confirmed against the bank, and the order is the person’s',
    async ({ page, site, openAs }, { workerIndex }) => {
      const buyer = await openAs(await shopping(site, 'Budget coaching', workerIndex));
      const order = new OrderPage(buyer);
      const orders = new AnyOrderPage(page);
      const cases = new CasesPage(page);

      await test.step('a person orders, and is told where to pay', async () => {
        await buyer.goto('/offers/checkout');
        const checkout = new CheckoutPage(buyer);
        await checkout.fillIn(buyerDetails);
        await action(buyer, 'Review your order').tap();
        await checkout.accessLater.check();
        await action(buyer, /^Order and pay/).tap();
        await expect(buyer.getByRole('region', { name: 'Pay into this account' })).toContainText(ACCOUNT);
        await buyer.getByRole('link', { name: 'To my order' }).tap();
        await order.expectSaid('We are waiting for your transfer');
      });
      const number = (await order.heading.innerText()).replace(/^Order\s/, '');

      await test.step('the administrator finds it under what needs them', async () => {
        await page.goto('/admin');
        await page
          .getByRole('list', { name: 'What needs you' })
          .getByRole('link', { name: /^1 EFT/ })
          .tap();
        await cases.case(number).tap();
        await cases.pane.getByRole('button', { name: 'Confirm the payment' }).tap();
        expect.soft(await widthBeyond(page)).toBeLessThanOrEqual(0);
        expect.soft(await findings(page)).toEqual([]);
      });

      const dialog = cases.form(`Confirm the payment of ${number}`);
      const submit = dialog.getByRole('button', { name: 'Confirm the payment' });
      await test.step('what the statement says is asked for, and confirmed', async () => {
        await submit.tap();
        await expect(dialog.getByText('Please enter the amount that came')).toBeVisible();
        await expect(dialog.getByText('Please enter the reference')).toBeVisible();
        await dialog.getByLabel(/^Amount received/).fill('450');
        await dialog.getByLabel(/^Reference on the statement/).fill(`FNB ${number}`);
        await submit.tap();
        await expect(notice(page, `The payment of ${number} is noted`)).toBeVisible();
        await expect(page.getByText('Nothing waits for you')).toBeVisible();
      });

      await test.step('it is paid, and nothing waits any more', async () => {
        await buyer.reload();
        await order.expectSaid('Thank you, it is paid');
        await orders.open('?show=all&needs=eft');
        await expect(page.getByText('No orders')).toBeVisible();
      });
    },
  );
});
