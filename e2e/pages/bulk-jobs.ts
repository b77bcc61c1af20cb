import { expect, type Locator, type Page } from '@playwright/test';
import { ResourceListPage } from './resource-list.ts';

/** A list of administration whose rows are changed by a job where there are too many for one call. */
export class BulkJobsPage extends ResourceListPage {
  /** What was chosen, and what can be done with it. */
  readonly bar: Locator;
  /** How far the person's own changes of many rows are, and what became of them. */
  readonly jobs: Locator;
  readonly dialog: Locator;

  constructor(page: Page, path: string, heading: string, plural: string) {
    super(page, path, heading, plural);
    this.bar = this.main.getByRole('region', { name: 'What is chosen' });
    this.jobs = this.main.getByRole('list', { name: `Changes of many ${plural}` });
    this.dialog = page.getByRole('dialog', { name: /^Change / });
  }

  /** Ticks a row, and then means every row that the filters find. */
  async chooseAll(): Promise<void> {
    await this.main
      .getByRole('checkbox', { name: /^Choose / })
      .first()
      .check();
    await this.bar.getByRole('button', { name: /^Choose all/ }).click();
  }

  /** Gives one field of what was chosen the same value, once it was said how that is done. */
  async begin(field: string, value: string, said: RegExp): Promise<void> {
    await this.bar.getByRole('button', { name: 'Change…' }).click();
    await this.dialog.getByLabel('What to change').selectOption(field);
    await this.dialog.getByLabel(new RegExp(`^${field}`)).selectOption(value);
    await expect(this.dialog.getByText(said)).toBeVisible();
    await this.dialog.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** What a job that has ended offers: Undo, or Close. */
  after(what: 'Undo' | 'Close'): Locator {
    return this.jobs.getByRole('button', { name: new RegExp(`^${what}: `) });
  }
}
