import { type Locator, type Page, expect } from '@playwright/test';

export interface Seen {
  texts: string[];
  top: number;
}

/** A list on a page of its own, as a person left it and comes back to it. */
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

  /** Nothing is on its way any more. */
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

  /** Goes that far down, where the page is so high; which rows are shown, and how far down it is. */
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
