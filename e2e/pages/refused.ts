import type { Locator, Page } from '@playwright/test';

/** Page shown if the person's roles do not allow the requested one. */
export class RefusedPage {
  readonly heading: Locator;
  /** Missing right, and who can give it. */
  readonly sentence: Locator;
  readonly goOn: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'You may not open this page' });
    this.sentence = page.getByText(/^You need the right to /);
    this.goOn = page.getByRole('link', { name: 'Go to my pages' });
  }
}
