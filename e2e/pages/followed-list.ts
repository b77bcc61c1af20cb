import { type Locator, type Page, expect } from '@playwright/test';

export interface Seen {
  texts: string[];
  top: number;
}

/** List page that a person leaves and comes back to. */
export class FollowedList {
  readonly main: Locator;
  readonly rows: Locator;

  constructor(
    readonly page: Page,
    readonly heading: string,
    rowsIn: (main: Locator) => Locator,
  ) {
    this.main = page.getByRole('main');
    this.rows = rowsIn(this.main);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.main.getByRole('heading', { level: 1, name: this.heading })).toBeVisible();
    await this.settled();
  }

  /** Waits until nothing is loading. */
  async settled(): Promise<void> {
    await expect(this.rows.first()).toBeVisible();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  texts(): Promise<string[]> {
    return this.rows.allTextContents();
  }

  top(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  /** Scrolls down if the page is long enough, and returns the visible rows and position. */
  async seen(wanted: number): Promise<Seen> {
    await this.settled();
    await this.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), wanted);
    return { texts: await this.texts(), top: await this.top() };
  }

  async expectSeen({ texts, top }: Seen): Promise<void> {
    await expect.poll(() => this.texts()).toEqual(texts);
    await expect.poll(() => this.top()).toBe(top);
  }
}
