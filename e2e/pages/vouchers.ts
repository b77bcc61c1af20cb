import { type Locator, type Page, expect } from '@playwright/test';

/** Value Bundles, and the one dialog in which a bundle, its offers and their codes are shown one after the other. */
export class BundlesPage {
  static readonly path = '/offers/bundles';

  constructor(readonly page: Page) {}

  /** 'Owned Bundles' or 'Available Bundles', with the number of what is in it. */
  section(title: string, count: number): Locator {
    return this.page.getByRole('main').getByRole('button', { name: `${title} (${count})`, exact: true });
  }

  /** Opens a bundle of the page that is shown, from its card. */
  async show(bundle: string): Promise<VoucherDialog> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: `View details of ${bundle}` })
      .click();
    return new VoucherDialog(this.page);
  }

  /** Claims what costs nothing, from its card; its dialog opens. */
  async claim(bundle: string): Promise<VoucherDialog> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: `Redeem: ${bundle}` })
      .click();
    return new VoucherDialog(this.page);
  }
}

/** A voucher's dialog, at any of its steps. */
export class VoucherDialog {
  readonly dialog: Locator;
  readonly redeem: Locator;
  readonly viewCode: Locator;
  readonly code: Locator;
  readonly qrCode: Locator;
  readonly copy: Locator;
  readonly back: Locator;
  readonly done: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.redeem = this.dialog.getByRole('button', { name: 'REDEEM', exact: true });
    this.viewCode = this.dialog.getByRole('button', { name: 'View Code' });
    this.code = this.dialog.locator('strong');
    this.qrCode = this.dialog.getByRole('img', { name: 'The code as a QR code' });
    this.copy = this.dialog.getByRole('button', { name: 'Copy voucher code' });
    this.back = this.dialog.getByRole('button', { name: 'Back to the voucher' });
    this.done = this.dialog.getByRole('button', { name: 'Done' });
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }

  async moreOf(offer: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `More Details of ${offer}` }).click();
    await this.expectTitle(offer);
  }

  /** The offers of the bundle that is open, in their order. */
  async offers(): Promise<string[]> {
    const more = this.dialog.getByRole('button', { name: /^More Details of / });
    await expect(more.first()).toBeVisible();
    const labels = await more.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? ''),
    );
    return labels.map((label) => label.replace('More Details of ', ''));
  }

  async backTo(bundle: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `Back to ${bundle}` }).click();
    await this.expectTitle(bundle);
  }

  /** The code, once it and its drawing are there. */
  async shownCode(): Promise<string> {
    await this.expectTitle('Your Voucher Code');
    await expect(this.qrCode).toBeVisible();
    return this.code.innerText();
  }
}
