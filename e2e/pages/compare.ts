import { type Locator, type Page, expect } from '@playwright/test';

/** A comparison of plans, in the portal or for everyone. */
export class ComparePage {
  readonly main: Locator;
  /** The pinned ones. */
  readonly beside: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.beside = this.main.getByRole('table', { name: /side by side$/ });
  }

  async open(path: string, title: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(this.main.getByRole('button', { name: /^Pin / }).first()).toBeVisible();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    // What stood there before the script has the same fields.
    await expect(this.page.locator('[data-fragment]')).toHaveCount(0);
  }

  field(label: string | RegExp): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  pin(name: string): Locator {
    return this.main.getByRole('button', { name: `Pin ${name}`, exact: true });
  }

  /** The row or the card of a plan, by its name. */
  plan(name: string): Locator {
    // What is inside is looked for from the page on: within a row there is no main.
    const pin = this.page.getByRole('button', { name: `Pin ${name}`, exact: true });
    return this.main.locator('tr, li').filter({ has: pin });
  }

  besideRow(name: RegExp): Locator {
    return this.beside.getByRole('row', { name });
  }
}
