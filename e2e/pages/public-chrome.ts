import type { Locator, Page } from '@playwright/test';

/** Chrome of public pages, at both widths. */
export class PublicChrome {
  readonly header: Locator;
  readonly footer: Locator;
  readonly menu: Locator;
  readonly drawer: Locator;
  readonly navigation: Locator;
  readonly logo: Locator;
  readonly theme: Locator;

  constructor(
    readonly page: Page,
    readonly narrow: boolean,
  ) {
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.menu = this.header.getByRole('button', { name: 'Menu' });
    this.drawer = page.getByRole('dialog', { name: 'Menu' });
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.logo = this.header.getByRole('link', { name: 'Phila' });
    this.theme = this.header.getByRole('button', { name: /^Change to (dark|light) colours$/ });
  }

  /** Follows an account link of the header, or of its menu on a phone. */
  async follow(name: 'Sign in' | 'Sign up' | 'My account'): Promise<void> {
    if (this.narrow) {
      await this.menu.click();
      await this.drawer.getByRole('link', { name }).click();
    } else {
      await this.header.getByRole('link', { name }).click();
    }
  }
}
