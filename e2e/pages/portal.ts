import { type Locator, type Page, expect } from '@playwright/test';

/** Chrome of signed-in pages, at both widths. */
export class Portal {
  readonly header: Locator;
  readonly welcome: Locator;
  readonly avatar: Locator;
  readonly signOut: Locator;
  readonly cart: Locator;
  readonly breadcrumb: Locator;
  readonly sidePanel: Locator;
  readonly actions: Locator;
  readonly menu: Locator;
  readonly drawer: Locator;
  readonly navigation: Locator;

  constructor(
    readonly page: Page,
    readonly narrow: boolean,
  ) {
    this.header = page.getByRole('banner');
    this.welcome = this.header.getByRole('paragraph').filter({ hasText: 'Welcome' });
    this.avatar = this.header.getByRole('button', { name: 'Your account' });
    this.signOut = this.header.getByRole('link', { name: 'Sign Out' });
    this.cart = this.header.getByRole('link', { name: /^Shopping cart/ });
    this.breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    this.sidePanel = page.getByRole('complementary', { name: 'Side panel' });
    this.actions = page.getByRole('region', { name: 'Actions' });
    this.drawer = page.getByRole('dialog', { name: 'Menu' });
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.menu = narrow
      ? this.header.getByRole('button', { name: 'Menu' })
      : this.navigation.getByRole('button', { name: 'Menu with sections' });
  }

  /** Waits for the remotes' header tools: they load after the page. */
  async expectWhole(): Promise<void> {
    await expect(this.header.getByRole('button', { name: /^Reminders/ })).toBeVisible();
    await expect(this.cart).toBeVisible();
  }

  /** Button of the side panel. On a phone, and beside a wide table, it is in the page head and opens a sheet. */
  async sidePanelButton(
    name: string,
    { beside = 'page' }: { beside?: 'page' | 'wide table' } = {},
  ): Promise<Locator> {
    if (!this.narrow && beside === 'page') return this.sidePanel.getByRole('button', { name });
    await this.page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
    return this.page.getByRole('dialog', { name: 'More actions' }).getByRole('button', { name });
  }

  /** Opens and closes the person's own menu. */
  async expectWorking(): Promise<void> {
    await this.avatar.click();
    await expect(this.signOut).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(this.signOut).toBeHidden();
  }
}
