import { type Locator, type Page, expect } from '@playwright/test';

/** `/settings`: the sections of the specification (specification: settings), and further ones. */
export class SettingsPage {
  static readonly path = '/settings';

  readonly main: Locator;
  readonly oldPassword: Locator;
  readonly newPassword: Locator;
  readonly confirmPassword: Locator;
  readonly changePassword: Locator;
  readonly changeEmail: Locator;
  readonly changeMobile: Locator;
  readonly deleteAccount: Locator;
  readonly deletion: Locator;
  readonly askForData: Locator;
  readonly signOutEverywhere: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    const form = this.main.getByRole('form', { name: 'Change Password' });
    this.oldPassword = form.getByLabel('Current password', { exact: true });
    this.newPassword = form.getByLabel('New password', { exact: true });
    this.confirmPassword = form.getByLabel('New password again', { exact: true });
    this.changePassword = form.getByRole('button', { name: 'Change Password' });
    this.changeEmail = this.main.getByRole('button', { name: 'Change email address' });
    this.changeMobile = this.main.getByRole('button', { name: 'Add mobile number' });
    this.deleteAccount = this.main.getByRole('button', { name: 'Delete Account' });
    this.deletion = page.getByRole('alertdialog', { name: 'Delete Account' });
    this.askForData = this.main.getByRole('button', { name: /^Request (a|another) copy of my data/ });
    this.signOutEverywhere = this.main.getByRole('button', { name: 'Sign out everywhere' });
  }

  async open(): Promise<void> {
    await this.page.goto(SettingsPage.path);
    await expect(this.main.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(this.main.getByText('This device')).toBeVisible();
    // Content that loads above a button would move it away from the click.
    await expect(this.main.locator('[aria-busy=true]')).toHaveCount(0);
  }

  session(device: string | RegExp): Locator {
    return this.main.getByRole('listitem').filter({ hasText: device });
  }

  /** Width of the line above the first section beyond its card, in pixels. */
  roomBesideCards(): Promise<number> {
    return this.main.getByRole('region', { name: 'Appearance' }).evaluate((section) => {
      const card = section.lastElementChild ?? section;
      return section.getBoundingClientRect().right - card.getBoundingClientRect().right;
    });
  }

  async change(old: string, fresh: string, again = fresh): Promise<void> {
    await this.oldPassword.fill(old);
    await this.newPassword.fill(fresh);
    await this.confirmPassword.fill(again);
    await this.changePassword.click();
  }

  /** Requests both codes of an email change. */
  async askForEmail(address: string): Promise<void> {
    await this.changeEmail.click();
    await this.main.getByLabel('New email address').fill(address);
    await this.main.getByRole('button', { name: 'Send the codes' }).click();
  }

  /** Enters both codes. */
  async confirmEmail(codes: { [address: string]: string }): Promise<void> {
    for (const [address, code] of Object.entries(codes))
      await this.main.getByLabel(`Code sent to ${address}`).fill(code);
    await this.main.getByRole('button', { name: 'Change my email address' }).click();
  }

  /** Opens the dialog and answers it. */
  async answerDeletion(choice: 'yes' | 'no'): Promise<void> {
    await this.deleteAccount.click();
    await expect(this.deletion.getByRole('radio', { name: 'No, I have changed my mind.' })).toBeChecked();
    if (choice === 'yes') await this.deletion.getByRole('radio', { name: 'Yes, delete my account.' }).check();
    await this.deletion.getByRole('button', { name: 'Delete' }).click();
  }
}
