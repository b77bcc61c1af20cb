import { readFileSync } from 'node:fs';
import { type Locator, type Page, expect } from '@playwright/test';

/** CV editor; on a phone it has no preview, and its main action is in the bottom bar. */
export class CreateMyCvPage {
  static readonly path = '/career/create-my-cv';
  readonly main: Locator;
  readonly download: Locator;
  readonly addToCart: Locator;
  readonly firstPage: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    const action = this.main.or(page.getByRole('region', { name: 'Actions' }));
    this.download = action.getByRole('button', { name: 'Download Your CV' }).first();
    this.addToCart = action.getByRole('button', { name: 'ADD TO CART' }).first();
    this.firstPage = this.main.getByRole('img', { name: /^Page 1 of / });
  }

  async open(): Promise<void> {
    await this.page.goto(CreateMyCvPage.path);
    await expect(this.main.getByRole('heading', { level: 1, name: 'Create My CV' })).toBeVisible();
    await expect(this.main.getByRole('heading', { name: /^Available Templates/ })).toBeVisible();
  }

  template(name: string): Locator {
    return this.main.getByRole('button', { name: new RegExp(name) });
  }

  /** Space beside the last layout, in pixels. */
  async roomBesideLastTemplate(): Promise<number> {
    const list = this.main
      .getByRole('list')
      .filter({ has: this.page.getByRole('button', { name: /Horizon/ }) });
    return list.evaluate((layouts) => {
      const last = layouts.lastElementChild ?? layouts;
      return layouts.getBoundingClientRect().right - last.getBoundingClientRect().right;
    });
  }

  /** Hides an entry in the dialog and waits until it is saved. */
  async hide(name: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Select content to hide' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Select content to hide on your CV' });
    await dialog.getByRole('switch', { name: `Hide ${name}` }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(this.main.getByText('1 entry is hidden here.')).toBeVisible();
    await expect(this.main.getByText(/^Last changed/)).toBeVisible();
  }

  /** Downloads the CV despite an incomplete profile. */
  async downloaded(): Promise<{ name: string; file: Buffer }> {
    await this.download.click();
    const question = this.page.getByRole('alertdialog', { name: 'Your profile is not complete' });
    await expect(question).toContainText(/ \d+\.\d\d% complete/);
    const begun = this.page.waitForEvent('download');
    await question.getByRole('button', { name: 'Continue' }).click();
    const download = await begun;
    return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
  }
}
