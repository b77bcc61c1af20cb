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

  /** Takes what a list that is searched by typing has by this name, or the name itself where it has none. */
  async typeChoice(label: string, name: string): Promise<void> {
    const choice = this.field(label);
    // Until its code has come, the browser's own select stands there.
    await expect(choice).toHaveAttribute('aria-autocomplete', 'list');
    await choice.fill(name);
    await choice.press('Enter');
    await expect(choice).toHaveValue(name);
  }

  /** Saves what is in the form, which closes it. */
  async saved(): Promise<void> {
    await this.save.click();
    await expect(this.dialog).toBeHidden();
  }
}
