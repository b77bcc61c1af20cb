import type { Locator, Page } from '@playwright/test';

/** `/forgot-password`: request for the link, and, through it, the new password. */
export class PasswordResetPage {
  readonly account: Locator;
  readonly ask: Locator;
  readonly asked: Locator;
  readonly save: Locator;
  readonly changed: Locator;
  readonly signIn: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.account = main.getByLabel('Email address or mobile number');
    this.ask = main.getByRole('button', { name: 'Send me a link' });
    this.asked = main.getByRole('heading', { level: 1, name: 'Check your messages' });
    this.save = main.getByRole('button', { name: 'Save new password' });
    this.changed = main.getByRole('heading', { level: 1, name: 'Your password is changed' });
    this.signIn = main.getByRole('link', { name: 'Sign in' });
  }

  async askFor(account: string): Promise<void> {
    // The sign-in page has a field of the same name.
    await this.ask.waitFor();
    await this.account.fill(account);
    await this.ask.click();
  }

  async choose(password: string): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByLabel('New password', { exact: true }).fill(password);
    await main.getByLabel('New password again').fill(password);
    await this.save.click();
  }
}
