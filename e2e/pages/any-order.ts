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
    this.refund = this.drawer.getByRole('button', { name: /^Record a refund of/ });
    this.record = page.getByRole('button', { name: 'Record the refund' });
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

  /** Opens the refund dialog and gives a reason; `record` submits it. */
  async askedToRefund(why: string): Promise<void> {
    await this.refund.click();
    await this.page.getByLabel(/^Why it was paid back/).fill(why);
  }
}
