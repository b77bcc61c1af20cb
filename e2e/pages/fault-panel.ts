import type { Locator, Page } from '@playwright/test';

/** Panel shown in place of a failed part of the site. */
export class FaultPanel {
  readonly panel: Locator;
  readonly title: Locator;
  readonly retry: Locator;

  constructor(page: Page, area: string) {
    this.panel = page.getByRole('main').getByRole('alert').filter({ hasText: area });
    this.title = this.panel.getByRole('heading', { name: `${area} can’t be shown right now` });
    this.retry = this.panel.getByRole('button', { name: 'Retry' });
  }
}
