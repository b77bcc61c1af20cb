import type { Locator, Page } from '@playwright/test';

/** What stands in the place of a page that the person's roles do not open. */
export class RefusedPage {
  readonly heading: Locator;
  /** Which right is missing, and who can give it. */
  readonly sentence: Locator;
  readonly goOn: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'You may not open this page' });
    this.sentence = page.getByText(/^You need the right to /);
    this.goOn = page.getByRole('link', { name: 'Go to my pages' });
  }
}
