import { type Locator, type Page, expect } from '@playwright/test';

/** Roles in administration: their rights and their holders. */
export class RolesPage {
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/administrative/roles${query}`);
    await expect(this.main.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  }

  async showTab(name: string): Promise<void> {
    await this.main.getByRole('tab', { name, exact: true }).click();
  }

  /** Fills in a new role and submits it. */
  async compose(name: string, allowed: readonly string[]): Promise<void> {
    await this.main.getByRole('button', { name: 'Compose a role' }).click();
    const drawer = this.page.getByRole('dialog', { name: 'Compose a role' });
    await drawer.getByLabel(/^Name/).fill(name);
    for (const words of allowed) await drawer.getByRole('checkbox', { name: words }).check();
    await drawer.getByRole('button', { name: 'Save' }).click();
  }

  async give(role: string, { to, within }: { to: string; within: string }): Promise<void> {
    await this.main.getByRole('button', { name: 'Give a role' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Give a role' });
    await dialog.getByLabel(/^Email address or mobile number/).fill(to);
    await dialog.getByLabel(/^Role/).selectOption(role);
    await dialog.getByLabel(/^Limited to an organisation/).selectOption(within);
    await dialog.getByRole('button', { name: 'Give the role' }).click();
    await expect(dialog).toBeHidden();
  }

  holder(role: string): Locator {
    return this.main.getByRole('row').filter({ hasText: role });
  }

  async takeAway(role: string): Promise<void> {
    await this.holder(role)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await this.page.getByRole('menuitem', { name: 'Take the role away' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Take it away' }).click();
    await expect(this.holder(role)).toBeHidden();
  }
}
