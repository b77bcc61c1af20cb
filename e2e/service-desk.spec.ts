import { biographical, calls, contact, toBody } from '@phila/contract';
import type { Locator } from '@playwright/test';
import { AnyOrderPage } from './pages/any-order.ts';
import { CasesPage } from './pages/cases.ts';
import { notice } from './pages/notices.ts';
import { newPerson } from './new-person.ts';
import { send, takeRecoveryCode, type Tokens } from './service-client.ts';
import { buyerDetails, productNamed } from './shopping.ts';
import { type Site, startSite } from './site.ts';
import { SITE_START } from '../shared/tooling/tests/patience.mjs';
import { expect, test } from './test.ts';

/** Orders a service, which can be bought again and again, by calls. */
const orderService = async (
  site: Site,
  { accessToken: token }: Tokens,
  productId: number,
): Promise<{ orderId: number; orderNumber: string }> => {
  await send(site, 'POST', '/Shop/add-to-cart', { token, body: { productId } });
  return (await send(site, 'POST', '/Shop/checkout', {
    token,
    body: { fullName: buyerDetails.fullName, email: 'nomvula@example.com', phone: buyerDetails.phone },
  })) as { orderId: number; orderNumber: string };
};

const paidByTransfer = test.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await startSite({
        PAYMENT_PROVIDER: 'eft',
        EFT_ACCOUNT: 'Phila Wellbeing, FNB, branch 250655, account 62000000000',
      });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: SITE_START },
  ],
});

const CASES = 18;
const ID_NUMBER = '9202204720083';
const POSTAL_CODE = '8001';

paidByTransfer.describe('a queue of cases', () => {
  paidByTransfer.use({ role: 'admin' });

  paidByTransfer(
    'eighteen transfers are confirmed by keyboard alone, one after the other',
    async ({ page, site }, { workerIndex }) => {
      const productId = await productNamed(site, 'Budget coaching');
      for (let made = 0; made < CASES; made += 1) {
        // One order of a service waits for its payment at a time.
        const { tokens } = await newPerson(site, 'payer', workerIndex);
        await orderService(site, tokens, productId);
      }
      const cases = new CasesPage(page);
      await cases.open('?kind=eft');
      await expect(page.getByText(`${CASES} waiting`)).toBeVisible();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      for (let left = CASES; left > 0; left -= 1) {
        await expect(cases.heading()).toBeFocused();
        const number = await cases.heading().innerText();
        await cases.tabTo(cases.pane.getByRole('button', { name: 'Confirm the payment' }).first());
        await page.keyboard.press('Enter');
        await expect(cases.form(/^Confirm the payment of/).getByLabel(/^Amount received/)).toBeFocused();
        await page.keyboard.type('450');
        await page.keyboard.press('Tab');
        await page.keyboard.type(`FNB ${number}`);
        await page.keyboard.press('Enter');
        await expect(page.getByText(`${number} is done`)).toBeVisible();
      }
      await expect(page.getByText('Nothing waits for you')).toBeVisible();
    },
  );
});

/** Signs somebody up who gave a number, an ID number and a postal code, and paid for a service. */
const caller = async (site: Site, workerIndex: number) => {
  const { tokens } = await newPerson(site, 'caller', workerIndex);
  const token = tokens.accessToken;
  const phone = `082551${String(1000 + workerIndex)}`;
  await send(site, 'PUT', calls.details.updateBiographicalDetails.path, {
    token,
    body: toBody(biographical, {
      identityNumber: ID_NUMBER,
      firstName: 'Nomvula',
      lastName: 'Khumalo',
      titleID: 3,
      countryKey: 'ZA',
    }),
  });
  await send(site, 'PUT', calls.details.updateContactDetails.path, {
    token,
    body: toBody(contact, {
      mobileNo: { value: phone },
      residentialAddress: { postalCode: POSTAL_CODE },
    }),
  });
  const order = await orderService(site, tokens, await productNamed(site, 'Budget coaching'));
  const { payment } = (await send(site, 'GET', `${calls.shop.orders.path}/${order.orderId}`, { token })) as {
    payment: { paymentId: string } | null;
  };
  await send(site, 'POST', `/Payment/simulator/${payment?.paymentId}`, { token, body: { outcome: 'pay' } });
  return { phone, number: order.orderNumber };
};

test.describe('somebody phones', () => {
  test.use({ role: 'admin' });

  test('they are found by their number, checked by two facts, and refunded in part by eight clicks at most', async ({
    page,
    site,
  }, { workerIndex }) => {
    const { phone, number } = await caller(site, workerIndex);
    const code = await takeRecoveryCode(site, 'admin');
    let clicks = 0;
    const click = async (control: Locator): Promise<void> => {
      clicks += 1;
      await control.click();
    };
    /** Clicks into a field and types. */
    const type = async (field: Locator, text: string): Promise<void> => {
      await click(field);
      await page.keyboard.type(text);
    };

    await page.goto('/admin');
    await test.step('found by the number they call from', async () => {
      await type(page.getByRole('main').getByRole('combobox', { name: /Search/ }), phone);
      await click(page.getByRole('group', { name: 'People' }).getByRole('option', { name: /Khumalo/ }));
    });
    await test.step('checked by two facts', async () => {
      await type(page.getByLabel('ID number'), ID_NUMBER);
      await page.getByLabel('Postal code at home').focus();
      await page.keyboard.type(POSTAL_CODE);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Yes, it is them')).toBeVisible();
    });
    await test.step('refunded in part', async () => {
      await click(page.getByRole('link', { name: `Open: ${number}: Paid` }).first());
      const orders = new AnyOrderPage(page);
      await click(orders.refund);
      await expect(page.getByLabel(/^Amount/)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('149');
      await type(page.getByLabel(/^Reason, for us/), 'Came too late');
      await page.keyboard.press('Tab');
      await page.keyboard.type('We were too late.');
      await page.keyboard.press('Tab');
      await page.keyboard.type(code);
      await click(page.getByRole('button', { name: /^Refund R\s149\.00$/ }));
      await expect(notice(page, `R 149.00 of ${number} is refunded`)).toBeVisible();
    });
    expect(clicks).toBeLessThanOrEqual(8);
  });
});
