import { type Locator, type Page, expect } from '@playwright/test';

/** Value Bundles, and the dialog that shows a bundle, its offers and their codes in turn. */
export class BundlesPage {
  static readonly path = '/offers/bundles';

  constructor(readonly page: Page) {}

  /** 'Owned Bundles' or 'Available Bundles', with its count. */
  section(title: string, count: number): Locator {
    return this.page.getByRole('main').getByRole('button', { name: `${title} (${count})`, exact: true });
  }

  /** Opens a bundle from its card. */
  async show(bundle: string): Promise<VoucherDialog> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: `View details of ${bundle}` })
      .click();
    return new VoucherDialog(this.page);
  }

  /** Claims a free bundle from its card; opens its dialog. */
  async claim(bundle: string): Promise<VoucherDialog> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: `Redeem: ${bundle}` })
      .click();
    return new VoucherDialog(this.page);
  }
}

/** Voucher dialog, at any step. */
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

  /** Offers of the open bundle, in order. */
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

  /** The code, once it and its QR code are shown. */
  async shownCode(): Promise<string> {
    await this.expectTitle('Your Voucher Code');
    await expect(this.qrCode).toBeVisible();
    return this.code.innerText();
  }
}
