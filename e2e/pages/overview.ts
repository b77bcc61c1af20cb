import type { Locator, Page } from '@playwright/test';

/** `/details/overview`: completeness of each part of My Details, with links. */
export class OverviewPage {
  static readonly path = '/details/overview';

  readonly heading: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'My Details', exact: true });
  }

  tile(title: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: new RegExp(title) });
  }
}
