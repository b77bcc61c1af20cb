import { type Locator, type Page, expect } from '@playwright/test';

/** What checkout asks for. */
export interface Details {
  fullName: string;
  phone: string;
  address: string;
  discountCode?: string;
}

/** Checkout: details, then everything once more. */
export class CheckoutPage {
  readonly review: Locator;
  readonly order: Locator;
  readonly discountCode: Locator;
  readonly accessNow: Locator;
  readonly sums: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.review = main.getByRole('button', { name: 'Review your order' });
    this.order = main.getByRole('button', { name: /^(Order and pay|Place your order)/ });
    this.discountCode = main.getByLabel(/^Discount code/);
    this.accessNow = main.getByRole('checkbox', { name: /access right away/ });
    this.sums = main.getByRole('region', { name: 'Your order' });
  }

  async fillIn({ fullName, phone, address, discountCode }: Details): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByLabel(/^Full name/).fill(fullName);
    await main.getByLabel(/^Phone/).fill(phone);
    await main.getByLabel(/^Delivery address/).fill(address);
    await main.getByRole('checkbox', { name: 'Billing address same as delivery' }).check();
    // It is the delivery address, and not asked for again.
    await expect(main.getByRole('textbox', { name: /^Billing address/ })).toBeHidden();
    if (discountCode === undefined) return;
    const add = main.getByRole('button', { name: 'Add a discount code' });
    if (await add.isVisible()) {
      await expect(this.discountCode).toBeHidden();
      await add.click();
      await expect(this.discountCode).toBeFocused();
    }
    await this.discountCode.fill(discountCode);
  }

  /** What a discount code is refused with, at its field. */
  async expectRefused(text: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(text)).toBeVisible();
    await expect(this.discountCode).toHaveAttribute('aria-invalid', 'true');
  }
}

/** The page of the provider that moves no money. */
export class SimulatorPage {
  constructor(readonly page: Page) {}

  async end(outcome: 'Pay' | 'Fail' | 'Cancel'): Promise<void> {
    await expect(this.page).toHaveURL(/\/pay\/[0-9a-f-]{36}$/);
    await this.page.getByRole('button', { name: outcome, exact: true }).click();
  }
}

/** One of the person's orders. */
export class OrderPage {
  readonly heading: Locator;
  readonly pay: Locator;
  readonly invoice: Locator;
  readonly creditNote: Locator;
  readonly cancel: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: /^Order ORD-/ });
    // On a phone the main action stands in the bottom bar.
    this.pay = page.getByRole('button', { name: 'Pay now' }).filter({ visible: true });
    this.invoice = main.getByRole('button', { name: 'Tax invoice' });
    this.creditNote = main.getByRole('button', { name: 'Credit note' });
    this.cancel = main.getByRole('button', { name: 'Cancel order' });
  }

  async expectSaid(title: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(/\/offers\/orders\/\d+$/);
    await expect(this.page.getByRole('main').getByText(title)).toBeVisible();
  }
}
