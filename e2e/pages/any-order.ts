import { type Locator, type Page, expect } from '@playwright/test';

/** Orders of all people in administration, and the open one beside them. */
export class AnyOrderPage {
  static readonly path = '/admin/administrative/orders';
  readonly main: Locator;
  readonly drawer: Locator;
  readonly confirm: Locator;
  readonly refund: Locator;
  /** In the refund dialog. */
  readonly record: Locator;
  readonly creditNotes: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.drawer = page.getByRole('dialog', { name: /^Order ORD-/ });
    this.confirm = this.drawer.getByRole('button', { name: 'Confirm the payment' });
    this.refund = this.drawer.getByRole('button', { name: 'Refund', exact: true });
    this.record = page.getByRole('button', { name: /^Refund R/ });
    this.creditNotes = this.drawer.getByText(/^Credit note /);
  }

  async open(query: string): Promise<void> {
    await this.page.goto(`${AnyOrderPage.path}${query}`);
    await expect(this.main.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  }

  /** Link of an order's number; it opens the order. */
  order(number: string): Locator {
    return this.main.getByRole('link', { name: number, exact: true });
  }

  /** Opens the refund and says why, to us and to the buyer; `record` submits it. */
  async askedToRefund(why: string): Promise<void> {
    await this.refund.click();
    await this.page.getByLabel(/^Reason, for us/).fill(why);
    await this.page.getByLabel(/^Sentence to the buyer/).fill(why);
  }
}
