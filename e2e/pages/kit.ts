import { type Locator, type Page, expect } from '@playwright/test';

/** The internal page of every block in each state. */
export class KitPage {
  constructor(private readonly page: Page) {}

  /** Every chart has been drawn, and what waits goes on waiting. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/kit${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Kit' })).toBeVisible();
    await expect(this.page.locator('figure svg[data-kind]')).toHaveCount(6);
    await expect(this.page.getByText('Renew the passport')).toBeVisible();
  }

  sample(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}
