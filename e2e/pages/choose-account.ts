import type { Locator, Page } from '@playwright/test';

/** `/choose-account`: choice of profile. */
export class ChooseAccountPage {
  static readonly path = '/choose-account';
  readonly heading: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'Choose your account' });
  }

  account(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name });
  }
}
