import { type Locator, type Page, expect } from '@playwright/test';

/** Queue of what waits for staff, with the open case beside it. */
export class CasesPage {
  static readonly path = '/admin/administrative/cases';
  readonly queue: Locator;
  readonly pane: Locator;

  constructor(readonly page: Page) {
    this.queue = page.getByRole('region', { name: 'Queue' });
    this.pane = page.getByRole('region', { name: 'Case', exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${CasesPage.path}${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  }

  case(name: string): Locator {
    return this.queue.getByRole('link', { name, exact: true });
  }

  /** Form that an act opens in the pane. */
  form(name: string | RegExp): Locator {
    return this.pane.getByRole('region', { name });
  }

  /** Heading of the open case; it has the focus when a case comes. */
  heading(name: string | RegExp = /./): Locator {
    return this.pane.getByRole('heading', { level: 2, name });
  }

  /** Presses Tab until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < 20; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
  }
}
