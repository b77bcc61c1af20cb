import { type Locator, type Page, expect } from '@playwright/test';

/** List of a resource in administration, and the open row beside it. */
export class ResourceListPage {
  readonly main: Locator;
  readonly search: Locator;
  readonly drawer: Locator;
  readonly undo: Locator;

  /** @param plural as in 'Search causes' */
  constructor(
    readonly page: Page,
    readonly path: string,
    readonly heading: string,
    readonly plural: string,
  ) {
    this.main = page.getByRole('main');
    this.search = this.main.getByRole('searchbox', { name: `Search ${plural}` });
    this.drawer = page.getByRole('dialog').first();
    this.undo = this.main.getByRole('button', { name: 'Undo' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.path}${query}`);
    await expect(this.main.getByRole('heading', { level: 1, name: this.heading })).toBeVisible();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Link of a row's name; it opens the row. */
  row(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true });
  }

  field(label: string | RegExp): Locator {
    return this.drawer.getByLabel(label);
  }

  async save(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Save' }).click();
  }

  /** @param menu name of the menu button; default: the list's own menu */
  async choose(item: string, menu = `More for ${this.plural}`): Promise<void> {
    await this.main.getByRole('button', { name: menu }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }
}
