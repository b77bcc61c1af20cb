import type { Locator, Page } from '@playwright/test';

/** Weather on the dashboard. */
export class WeatherPanel {
  readonly panel: Locator;
  /** Shown if no place is known. */
  readonly ask: Locator;
  /** Alternative to a town. */
  readonly useLocation: Locator;
  readonly town: Locator;
  readonly failure: Locator;
  readonly tryAgain: Locator;
  readonly strip: Locator;
  readonly days: Locator;
  readonly later: Locator;
  readonly pause: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('region', { name: 'Weather' });
    this.ask = this.panel.getByRole('button', { name: 'Show the weather where I am' });
    this.useLocation = this.panel.getByRole('button', { name: 'Use my location' });
    this.town = this.panel.getByLabel('Town');
    this.failure = this.panel.getByRole('alert');
    this.tryAgain = this.panel.getByRole('button', { name: 'Try again' });
    this.strip = this.panel.getByRole('region', { name: 'Days', exact: true });
    this.days = this.strip.getByRole('listitem');
    this.later = this.panel.getByRole('button', { name: 'Later days' });
    this.pause = this.panel.getByRole('button', { name: 'Pause the forecast' });
  }

  /** Scrolls to its slot, because its code loads near the viewport. */
  async bringIntoView(): Promise<void> {
    const slot = this.page.locator('[data-slot="weather"]').first();
    await slot.waitFor({ state: 'attached' });
    await slot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await this.panel.waitFor();
    await this.panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  }

  /** Chooses from the searchable list, once its code has loaded. */
  async chooseTown(name: string): Promise<void> {
    await this.town.and(this.page.locator('[aria-autocomplete="list"]')).waitFor();
    await this.town.fill(name);
    await this.page.getByRole('option', { name }).click();
  }

  /** Scroll position of the strip, in px. */
  scrolled(): Promise<number> {
    return this.strip.evaluate((element) => element.scrollLeft);
  }
}
