import { type Locator, type Page, expect } from '@playwright/test';
import type { Chosen } from './documents.ts';

/** State of a file that somebody must mend, as the filter names it. */
type ToMend = 'several' | 'none' | 'notPdf';

/** `/admin/manage-org-structures/1?show=papers`: papers that an organisation hands over to its people. */
export class HandingOverPage {
  readonly main: Locator;
  readonly files: Locator;
  /** Named by how many papers it hands over. */
  readonly handOver: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.files = this.main.getByRole('region', { name: 'Files' });
    this.handOver = this.main.getByRole('button', { name: /^Hand \d+ papers? over$/ });
  }

  /** @param osNo the organisation's number */
  async open(osNo: number): Promise<void> {
    await this.page.goto(`/admin/manage-org-structures/${osNo}?show=papers`);
    await expect(this.main.getByRole('tab', { name: 'Papers', selected: true })).toBeVisible();
  }

  /** Begins a batch of payslips. */
  async begin(title: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Bring papers' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Bring papers' });
    await dialog.getByLabel(/^Called/).fill(title);
    await dialog.getByRole('button', { name: 'Go on to the files' }).click();
    await expect(dialog).toBeHidden();
    await expect(this.main.getByRole('heading', { name: `Payslips, ${title}` })).toBeVisible();
  }

  async bring(files: readonly Chosen[]): Promise<void> {
    await this.main.locator('input[type=file]').setInputFiles([...files]);
  }

  /** Shows the files in one state, or all. */
  async show(state: ToMend | 'all'): Promise<void> {
    await this.main.getByLabel('State', { exact: true }).selectOption(state === 'all' ? '' : state);
  }

  file(name: string): Locator {
    return this.main.getByRole('row').filter({ hasText: name });
  }

  /** Says who a file is for. */
  async choose(file: string, person: string): Promise<void> {
    await this.main.getByRole('button', { name: `Choose the person of ${file}`, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: `Who is ${file} for?` });
    await dialog.getByRole('searchbox').fill(person);
    await dialog.getByRole('button', { name: `Choose ${person}`, exact: true }).click();
    await expect(this.file(file)).toHaveCount(0);
  }

  private async act(verb: string, file: string): Promise<void> {
    await this.main.getByRole('button', { name: `Actions for ${file}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: verb }).click();
  }

  async leaveOut(file: string): Promise<void> {
    await this.act('Leave out', file);
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Leave it out' }).click();
    await expect(this.file(file)).toHaveCount(0);
  }

  async replace(file: string, by: Chosen): Promise<void> {
    await this.act('Replace', file);
    const dialog = this.page.getByRole('dialog', { name: `Replace ${file}` });
    await dialog.locator('input[type=file]').setInputFiles(by);
    await expect(dialog).toBeHidden();
    await expect(this.file(file)).toHaveCount(0);
  }

  /** Presses the button and confirms; a code is asked for next. */
  async hand(): Promise<void> {
    await this.handOver.click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Hand / })
      .click();
  }
}
