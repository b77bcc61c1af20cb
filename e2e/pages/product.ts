import { type Locator, type Page, expect } from '@playwright/test';

/** Page of My Wealth for one kind of product, as a table or card. */
export class ProductPage {
  readonly main: Locator;
  readonly dialog: Locator;
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  /** Opens a product page with its form by address: `short-term-insurance#add`. */
  async openForm(path: string): Promise<void> {
    await this.page.goto(`/wealth/financial-products/${path}`);
    await expect(this.dialog).toBeVisible();
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label);
  }

  /** Chooses an option by typing, or keeps the typed name if the list has none. */
  async typeChoice(label: string, name: string): Promise<void> {
    const choice = this.field(label);
    // Waits for the searchable select to replace the native one.
    await expect(choice).toHaveAttribute('aria-autocomplete', 'list');
    await choice.fill(name);
    await choice.press('Enter');
    await expect(choice).toHaveValue(name);
  }

  /** Saves the form and waits until it closes. */
  async saved(): Promise<void> {
    await this.save.click();
    await expect(this.dialog).toBeHidden();
  }
}
