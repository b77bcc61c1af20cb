import type { Locator, Page } from '@playwright/test';

/** Dialog that creates a batch of discount codes. */
export class DiscountBatchDialog {
  readonly dialog: Locator;
  readonly make: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Make a batch of codes' });
    this.make = this.dialog.getByRole('button', { name: 'Make the codes' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Make a batch' }).click();
  }

  async fillIn({
    count,
    prefix,
    percent,
  }: {
    count: number;
    prefix: string;
    percent: number;
  }): Promise<void> {
    await this.dialog.getByLabel(/^How many codes/).fill(String(count));
    await this.dialog.getByLabel(/^Prefix/).fill(prefix);
    await this.dialog.getByLabel(/^Type of discount/).selectOption('A percentage');
    await this.dialog.getByLabel(/^How much/).fill(String(percent));
    await this.dialog.getByLabel(/^Minimum spend/).fill('0');
    await this.dialog.getByLabel('First day').fill('2026-01-01');
  }
}
