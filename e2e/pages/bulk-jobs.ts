import { expect, type Locator, type Page } from '@playwright/test';
import { ResourceListPage } from './resource-list.ts';

/** List of administration where a job changes rows that are too many for one call. */
export class BulkJobsPage extends ResourceListPage {
  /** Selection and its actions. */
  readonly bar: Locator;
  /** Progress and results of the person's own bulk changes. */
  readonly jobs: Locator;
  readonly dialog: Locator;

  constructor(page: Page, path: string, heading: string, plural: string) {
    super(page, path, heading, plural);
    this.bar = this.main.getByRole('region', { name: 'What is chosen' });
    this.jobs = this.main.getByRole('list', { name: `Changes of many ${plural}` });
    this.dialog = page.getByRole('dialog', { name: /^Change / });
  }

  /** Ticks a row, then selects all rows matching the filters. */
  async chooseAll(): Promise<void> {
    await this.main
      .getByRole('checkbox', { name: /^Choose (?!all )/ })
      .first()
      .check();
    await this.bar.getByRole('button', { name: /^Choose all/ }).click();
  }

  /** Sets one field of the selection to a value, after the form says how it will be done. */
  async begin(field: string, value: string, said: RegExp): Promise<void> {
    await this.bar.getByRole('button', { name: 'Change…' }).click();
    await this.dialog.getByLabel('What to change').selectOption(field);
    await this.dialog.getByLabel(new RegExp(`^${field}`)).selectOption(value);
    await expect(this.dialog.getByText(said)).toBeVisible();
    await this.dialog.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Buttons of a finished job. */
  after(what: 'Undo' | 'Close'): Locator {
    return this.jobs.getByRole('button', { name: new RegExp(`^${what}: `) });
  }
}
