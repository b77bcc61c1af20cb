import type { Locator, Page } from '@playwright/test';
import type { Portal } from './portal.ts';

/** Dialog of "Upload profile image" in the person's own menu (specification: settings). */
export class ProfileImageDialog {
  readonly dialog: Locator;
  readonly choose: Locator;
  readonly picker: Locator;
  readonly square: Locator;
  readonly upload: Locator;
  readonly clear: Locator;
  readonly remove: Locator;
  readonly error: Locator;

  constructor(
    readonly page: Page,
    readonly portal: Portal,
  ) {
    this.dialog = page.getByRole('dialog', { name: 'Upload profile image' });
    this.choose = this.dialog.getByRole('button', { name: 'Choose a picture' });
    this.picker = this.dialog.getByLabel('Picture', { exact: true });
    this.square = this.dialog.getByRole('application', { name: 'Square to cut from your picture' });
    this.upload = this.dialog.getByRole('button', { name: /^Upload/ });
    this.clear = this.dialog.getByRole('button', { name: 'Clear' });
    this.remove = this.dialog.getByRole('button', { name: 'Remove my picture' });
    this.error = this.dialog.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.portal.avatar.click();
    await this.portal.header.getByRole('button', { name: 'Upload profile image' }).click();
    await this.choose.waitFor();
  }
}
