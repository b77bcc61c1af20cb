import { type Locator, type Page, expect } from '@playwright/test';

/** Builder of a product's questions, in administration. */
export class QuestionsPage {
  readonly main: Locator;
  readonly product: Locator;
  readonly dialog: Locator;
  readonly preview: Locator;
  readonly save: Locator;
  readonly unsaved: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.product = this.main.getByRole('combobox', { name: 'Product' });
    this.dialog = page.getByRole('dialog');
    this.preview = this.main.getByRole('region', { name: 'What a buyer sees' });
    this.save = this.main.getByRole('button', { name: 'Save' });
    this.unsaved = this.main.getByText('Not saved yet');
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/metadata-management');
    await expect(this.main.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  }

  /** Searches for a product and opens its questions. */
  async choose(name: string): Promise<void> {
    await this.product.click();
    await this.product.fill(name);
    await this.page.getByTitle(new RegExp(`^${name}`)).click();
    await expect(this.page).toHaveURL(/product=\d+/);
  }

  async add(label: string, kind: string, options: readonly string[] = []): Promise<void> {
    await this.main.getByRole('button', { name: /^Add (a|the first) question$/ }).click();
    await this.dialog.getByLabel(/^Question/).fill(label);
    await this.dialog.getByLabel(/^Kind of answer/).selectOption(kind);
    if (options.length > 0) await this.dialog.getByLabel(/^Options/).fill(options.join('\n'));
    await this.dialog.getByRole('button', { name: 'Add' }).click();
    await expect(this.dialog).toBeHidden();
  }

  handle(label: string): Locator {
    return this.main.getByRole('button', { name: `Move “${label}”` });
  }

  async act(label: string, item: string): Promise<void> {
    await this.main.getByRole('button', { name: `Actions for “${label}”` }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  async expectOrder(labels: readonly string[]): Promise<void> {
    await expect(this.main.getByRole('button', { name: /^Move “/ })).toHaveCount(labels.length);
    for (const [at, label] of labels.entries())
      await expect(this.main.getByRole('button', { name: /^Move “/ }).nth(at)).toHaveAccessibleName(
        `Move “${label}”`,
      );
  }

  async saved(): Promise<void> {
    await this.save.click();
    await expect(this.unsaved).toBeHidden();
  }
}
