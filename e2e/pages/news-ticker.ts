import type { Locator, Page } from '@playwright/test';

/** Headlines under the portal header. */
export class NewsTicker {
  readonly ticker: Locator;
  readonly headline: Locator;
  readonly next: Locator;

  constructor(page: Page) {
    this.ticker = page.getByRole('region', { name: 'News' });
    this.headline = this.ticker.getByRole('link');
    this.next = this.ticker.getByRole('button', { name: 'Next headline' });
  }

  /** All headlines, starting from the visible one. */
  async headlines(count: number): Promise<string[]> {
    const found: string[] = [];
    for (let at = 0; at < count; at += 1) {
      found.push((await this.headline.getAttribute('title')) ?? '');
      await this.next.click();
    }
    return found;
  }
}
