import { type Locator, type Page, expect } from '@playwright/test';
import { demoCode } from '../demo-code.ts';
import { mailed } from '../mail.ts';
import type { Site } from '../site.ts';

/** Dialog that asks for the second factor or sets it up, over any page. */
export class SecondFactorDialog {
  readonly asked: Locator;
  readonly setUp: Locator;
  readonly recoveryCodes: Locator;
  readonly byMail: Locator;

  constructor(private readonly page: Page) {
    this.asked = page.getByRole('dialog', { name: /^Enter a code to / });
    this.setUp = page.getByRole('dialog', { name: 'Set up your second factor' });
    this.byMail = page.getByRole('dialog', { name: 'Confirm by email' });
    this.recoveryCodes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  }

  async give(code: string): Promise<void> {
    await this.asked.getByRole('textbox', { name: 'Code' }).fill(code);
    await this.asked.getByRole('button', { name: 'Confirm' }).click();
    await expect(this.asked).toBeHidden();
  }

  /** Requests the mailed link, opens it and sets up an app, skipping over the recovery codes. */
  async setUpByMail(site: Site, email: string): Promise<void> {
    await this.setUp.getByRole('button', { name: 'Use an app' }).click();
    await this.byMail.getByRole('button', { name: 'Send the link' }).click();
    await expect(this.byMail.getByText('We have sent you a link')).toBeVisible();
    await this.page.goto(`/settings#factor=${await mailed(site, email, /#factor=([\w-]{43})/)}`);
    await this.beginApp();
    await this.recoveryCodes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(this.recoveryCodes).toBeHidden();
  }

  /** Sets up an app from the displayed secret, up to the recovery codes. */
  async beginApp(): Promise<void> {
    await this.setUp.getByRole('button', { name: 'Use an app' }).click();
    const secret = (await this.setUp.locator('code').innerText()).replaceAll(' ', '');
    await this.setUp.getByRole('textbox', { name: 'Code' }).fill(demoCode(0, secret));
    await this.setUp.getByRole('button', { name: 'Confirm' }).click();
    await expect(this.recoveryCodes).toBeVisible();
  }
}
