import type { Locator, Page } from '@playwright/test';

/** `/sync-account`: the employer's records, with a choice of records to copy. */
export class SyncAccountPage {
  static readonly path = '/sync-account';
  readonly heading: Locator;
  readonly copy: Locator;
  readonly goOn: Locator;
  readonly notNow: Locator;
  readonly outcome: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Update from your employer' });
    this.copy = main.getByRole('button', { name: /^Copy \d parts?$/ });
    this.goOn = main.getByRole('button', { name: 'Go on' });
    this.notNow = main.getByRole('button', { name: 'Not now' });
    this.outcome = main.getByRole('status').first();
  }

  wanted(part: string): Locator {
    return this.page.getByRole('checkbox', { name: part, exact: true });
  }

  part(title: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
  }
}
