import type { Locator, Page } from '@playwright/test';
import { type Role, accounts } from '../accounts.ts';

/** Dialog that asks to sign in again over a page with unsaved input. */
export class SignInAgainDialog {
  readonly box: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.box = page.getByRole('dialog', { name: 'Sign in again' });
    this.refusal = this.box.getByRole('alert').filter({ hasText: /./ });
  }

  async signInAs(role: Role): Promise<void> {
    const { email, password } = accounts[role];
    await this.box.getByLabel('Email address or mobile number').fill(email);
    await this.box.getByLabel('Password', { exact: true }).fill(password);
    await this.box.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
}
