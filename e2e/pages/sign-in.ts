import { type Locator, type Page, expect } from '@playwright/test';
import { type Role, accounts } from '../accounts.ts';

export class SignInPage {
  readonly heading: Locator;
  readonly userName: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly forgotPassword: Locator;
  /** The service's refusal, not tied to a field. */
  readonly refusal: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Sign in' });
    this.userName = main.getByLabel('Email address or mobile number');
    this.password = main.getByLabel('Password', { exact: true });
    this.submit = main.getByRole('button', { name: /^Sign(ing)? in$/ });
    this.forgotPassword = main.getByRole('link', { name: 'Forgot password?' });
    this.refusal = main.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/sign-in');
    await expect(this.heading).toBeVisible();
  }

  async fill(userName: string, password: string): Promise<void> {
    await this.userName.fill(userName);
    await this.password.fill(password);
    await this.submit.click();
  }

  async signInAs(role: Role): Promise<void> {
    const { email, password } = accounts[role];
    await this.fill(email, password);
  }
}
