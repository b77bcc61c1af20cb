import { type Locator, type Page, expect } from '@playwright/test';
import { demoCode } from '../demo-code.ts';

/** Asks for the second factor, or sets one up: over whatever page needs it. */
export class SecondFactorDialog {
  readonly asked: Locator;
  readonly setUp: Locator;
  readonly recoveryCodes: Locator;

  constructor(page: Page) {
    this.asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
    this.setUp = page.getByRole('dialog', { name: 'Set up your second factor' });
    this.recoveryCodes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  }

  async give(code: string): Promise<void> {
    await this.asked.getByRole('textbox', { name: 'Code' }).fill(code);
    await this.asked.getByRole('button', { name: 'Confirm' }).click();
    await expect(this.asked).toBeHidden();
  }

  /** By the code that an app shows for the secret; the recovery codes are put away unread. */
  async setUpApp(): Promise<void> {
    await this.setUp.getByRole('button', { name: 'Use an app' }).click();
    const secret = (await this.setUp.locator('code').innerText()).replaceAll(' ', '');
    await this.setUp.getByRole('textbox', { name: 'Code' }).fill(demoCode(0, secret));
    await this.setUp.getByRole('button', { name: 'Confirm' }).click();
    await this.recoveryCodes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(this.recoveryCodes).toBeHidden();
  }
}
