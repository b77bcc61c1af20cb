import { type Locator, type Page, expect } from '@playwright/test';

/** Command palette of administration: finds pages, forms, commands and rows. */
export class Palette {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly button: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Search administration' });
    this.field = this.dialog.getByRole('combobox');
    this.button = page.getByRole('banner').getByRole('button', { name: 'Search administration' });
  }

  async openByKeys(): Promise<void> {
    // The shortcut works once the button has loaded.
    await expect(this.button).toBeVisible();
    await this.page.keyboard.press('ControlOrMeta+k');
    await expect(this.field).toBeFocused();
  }

  line(group: string, name: string | RegExp): Locator {
    return this.dialog.getByRole('group', { name: group }).getByRole('option', { name });
  }
}
