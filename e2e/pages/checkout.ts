import { type Locator, type Page, expect } from '@playwright/test';

/** Entries of the checkout. */
export interface Details {
  fullName: string;
  phone: string;
  /** Where a delivery goes. */
  address: string;
  discountCode?: string;
}

/** Checkout: details, then a summary. */
export class CheckoutPage {
  readonly review: Locator;
  readonly order: Locator;
  readonly discountCode: Locator;
  readonly accessNow: Locator;
  readonly accessLater: Locator;
  readonly sums: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.review = main.getByRole('button', { name: 'Review your order' });
    this.order = main.getByRole('button', { name: /^(Order and pay|Place your order)/ });
    this.discountCode = main.getByLabel(/^Discount code/);
    this.accessNow = main.getByRole('radio', { name: /right away/ });
    this.accessLater = main.getByRole('radio', { name: /when the seven days to cancel are over/ });
    this.sums = main.getByRole('region', { name: 'Your order' });
  }

  /** @param isDelivered true if something in the cart is delivered */
  async fillIn({ fullName, phone, address, discountCode }: Details, isDelivered = false): Promise<void> {
    const main = this.page.getByRole('main');
    const delivery = main.getByRole('textbox', { name: /^Delivery address/ });
    const billing = main.getByRole('textbox', { name: /^Billing address/ });
    await main.getByLabel(/^Full name/).fill(fullName);
    await main.getByLabel(/^Phone/).fill(phone);
    if (isDelivered) {
      await delivery.fill(address);
    } else {
      await expect(delivery).toHaveCount(0);
    }
    // Needed only above R 5 000, or with a VAT number.
    await expect(billing).toHaveCount(0);
    if (discountCode === undefined) return;
    const add = main.getByRole('button', { name: 'Add a discount code' });
    if (await add.isVisible()) {
      await expect(this.discountCode).toBeHidden();
      await add.click();
      await expect(this.discountCode).toBeFocused();
    }
    await this.discountCode.fill(discountCode);
  }

  /** Checks the discount code's error at its field. */
  async expectRefused(text: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(text)).toBeVisible();
    await expect(this.discountCode).toHaveAttribute('aria-invalid', 'true');
  }
}

/** Page of the simulated payment provider. */
export class SimulatorPage {
  constructor(readonly page: Page) {}

  async end(outcome: 'Pay' | 'Fail' | 'Cancel'): Promise<void> {
    await expect(this.page).toHaveURL(/\/pay\/[0-9a-f-]{36}$/);
    await this.page.getByRole('button', { name: outcome, exact: true }).click();
  }
}

export class OrderPage {
  readonly heading: Locator;
  readonly pay: Locator;
  readonly invoice: Locator;
  readonly creditNote: Locator;
  readonly cancel: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: /^Order ORD-/ });
    // In the bottom bar on a phone.
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
