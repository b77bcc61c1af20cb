import { type Locator, type Page, expect } from '@playwright/test';

export class LandingPage {
  readonly heading: Locator;
  readonly services: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', {
      level: 1,
      name: 'Your money, your career and your papers, in one place',
    });
    this.services = main.getByRole('heading', { name: 'Three parts of a life in order' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/${query}`);
    await expect(this.heading).toBeVisible();
  }
}
