import { type Locator, type Page, expect } from '@playwright/test';

/** Internal page with every block in each state. */
export class KitPage {
  constructor(private readonly page: Page) {}

  /** Opens it with every chart drawn; loading samples stay loading. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/kit${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Kit' })).toBeVisible();
    await expect(this.page.locator('figure svg[data-kind]')).toHaveCount(6);
    await expect(this.page.getByText('Renew the passport')).toBeVisible();
  }

  /** Theme colour (`line-strong`), as computed by the browser. */
  colour(name: string): Promise<string> {
    return this.page.evaluate((property) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${property})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, `--phila-${name}`);
  }

  /** Draws antd's components; they load only then. */
  async showAntd(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show antd’s components' }).click();
    await expect(this.sample('antd overlays')).toBeVisible();
    await expect(this.sample('antd display').getByRole('img', { name: 'QR code of the site' })).toBeVisible();
  }

  sample(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}
