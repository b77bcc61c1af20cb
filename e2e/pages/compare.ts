import { type Locator, type Page, expect } from '@playwright/test';

/** Comparison of plans, in the portal or public. */
export class ComparePage {
  readonly main: Locator;
  /** Pinned plans. */
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

  /** Opens a comparison of the portal, which shows nothing until it is filled in. */
  async openEmpty(path: string, title: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(this.main.getByText('Nothing to compare yet')).toBeVisible();
  }

  /** Opens the entries, if folded to one line. */
  async edit(): Promise<void> {
    await this.main.getByText('Edit', { exact: true }).click();
    await expect(this.main.getByText('Done', { exact: true })).toBeVisible();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    // The drawn page has the same fields.
    await expect(this.page.locator('[data-drawn]')).toHaveCount(0);
  }

  field(label: string | RegExp): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  pin(name: string): Locator {
    return this.main.getByRole('button', { name: `Pin ${name}`, exact: true });
  }

  /** Table with plans as columns, in windows from 900 pixels. */
  table(title: string): Locator {
    return this.main.getByRole('table', { name: title, exact: true });
  }

  /** Turns the table's pages until a plan is visible; cards need no turning. */
  async bring(name: string): Promise<void> {
    const next = this.main
      .getByRole('navigation', { name: /^Pages of / })
      .getByRole('button', { name: 'Next' });
    while (!(await this.pin(name).isVisible()) && (await next.isVisible()) && (await next.isEnabled()))
      await next.click();
    await expect(this.pin(name)).toBeVisible();
  }

  /** Cell of a plan in a row. */
  async fact(plan: string, row: RegExp): Promise<Locator> {
    await this.bring(plan);
    const pins = this.main.getByRole('button', { name: /^Pin / });
    const names = await pins.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    return this.main
      .getByRole('table')
      .filter({ has: this.page.getByRole('button', { name: /^Pin / }) })
      .getByRole('row', { name: row })
      .getByRole('cell')
      .nth(names.indexOf(`Pin ${plan}`));
  }

  besideRow(name: RegExp): Locator {
    return this.beside.getByRole('row', { name });
  }
}
