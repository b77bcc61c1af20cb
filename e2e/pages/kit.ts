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

  /** A colour of the theme (`line-strong`), as the browser computes it. */
  colour(name: string): Promise<string> {
    return this.page.evaluate((property) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${property})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, `--phila-${name}`);
  }

  /** Has antd's components drawn, which come when they are asked for. */
  async showAntd(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show antd’s components' }).click();
    await expect(this.sample('antd overlays')).toBeVisible();
    await expect(this.sample('antd display').getByRole('img', { name: 'QR code of the site' })).toBeVisible();
  }

  sample(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}
