import { type Locator, type Page, expect } from '@playwright/test';

/** `/documents/from-1`: papers that an employer handed over to the person. */
export class ReceivedPapers {
  readonly box: Locator;
  readonly papers: Locator;
  /** Says what the employer sees. */
  readonly remark: Locator;

  constructor(
    readonly page: Page,
    employer: string,
  ) {
    this.box = page.getByRole('dialog', { name: employer, exact: true });
    this.papers = this.box.getByRole('list', { name: 'Papers' }).getByRole('listitem');
    this.remark = this.box.getByRole('note');
  }

  /** @param osNo the organisation's number */
  async open(osNo: number): Promise<void> {
    await this.page.goto(`/documents/from-${osNo}`);
    await expect(this.papers.first()).toBeVisible();
  }

  paper(title: string): Locator {
    return this.papers.filter({ hasText: title });
  }

  /** Opens a paper by its kind and title, `Payslip, November 2026`. @returns the preview */
  async read(name: string): Promise<Locator> {
    await this.box.getByRole('button', { name: `Open ${name}` }).click();
    const preview = this.page.getByRole('dialog', { name, exact: true });
    await expect(preview).toBeVisible();
    return preview;
  }

  saveCopy(name: string): Locator {
    return this.box.getByRole('button', { name: `Save a copy of ${name}` });
  }

  haveRead(name: string): Locator {
    return this.box.getByRole('button', { name: `I have read it: ${name}` });
  }
}
