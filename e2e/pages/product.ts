import { type Locator, type Page, expect } from '@playwright/test';

/** A page of My Wealth that is about one kind of product: a table, or a card. */
export class ProductPage {
  readonly main: Locator;
  readonly dialog: Locator;
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  /** Opens the page of a product by the end of its address, with its form: `short-term-insurance#add`. */
  async openForm(path: string): Promise<void> {
    await this.page.goto(`/wealth/financial-products/${path}`);
    await expect(this.dialog).toBeVisible();
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label);
  }

  /** Saves what is in the form, which closes it. */
  async saved(): Promise<void> {
    await this.save.click();
    await expect(this.dialog).toBeHidden();
  }
}
