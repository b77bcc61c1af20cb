import { type Locator, type Page, expect } from '@playwright/test';

/** Pool of codes of one offer, in administration. */
export class VoucherCodesPage {
  readonly main: Locator;
  readonly dialog: Locator;
  readonly codes: Locator;
  readonly check: Locator;
  readonly add: Locator;

  constructor(
    readonly page: Page,
    readonly offer: string,
  ) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog', { name: `Add codes to ${offer}` });
    this.codes = this.dialog.getByRole('textbox', { name: /^Codes/ });
    this.check = this.dialog.getByRole('button', { name: 'Check the codes' });
    this.add = this.dialog.getByRole('button', { name: 'Add the codes' });
  }

  /** Opens it from the list of offers with codes. */
  async open(): Promise<void> {
    await this.page.goto('/admin/code-batches');
    await this.main.getByRole('link', { name: this.offer, exact: true }).click();
    await expect(this.main.getByRole('heading', { level: 2, name: this.offer })).toBeVisible();
  }

  /** Opens the import dialog with a file, a code a line. */
  async openFile(name: string, lines: readonly string[]): Promise<void> {
    await this.main.getByRole('button', { name: 'Add codes' }).click();
    await this.dialog
      .getByLabel('Open a file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`) });
    await expect(this.dialog.getByText(`${lines.length} codes`, { exact: true })).toBeVisible();
  }

  /** Checks how many codes of the offer, or of a batch, are in each state. */
  async expectCounts(counts: Readonly<Record<string, number>>, of = this.offer): Promise<void> {
    const legend = this.main.getByLabel(`Codes of ${of}`, { exact: true });
    for (const [part, count] of Object.entries(counts))
      await expect(
        legend.locator('div').filter({ has: this.page.getByText(part, { exact: true }) }),
      ).toHaveText(`${part}${count}`);
  }

  async revoke(batch: string, why: string): Promise<void> {
    await this.main.getByRole('button', { name: `Actions for ${batch}` }).click();
    await this.page.getByRole('menuitem', { name: 'Revoke' }).click();
    await this.page.getByLabel(/^Why it is revoked/).fill(why);
    await this.page.getByRole('button', { name: 'Revoke the batch' }).click();
  }
}
