import { type Locator, type Page, expect } from '@playwright/test';

/** `/details/personal/biographical`: read view and dialog. */
export class BiographicalPage {
  static readonly path = '/details/personal/biographical';

  readonly heading: Locator;
  readonly card: Locator;
  readonly edit: Locator;
  readonly add: Locator;
  readonly dialog: EditDialog;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Biographical' });
    this.card = main.getByRole('region', { name: 'Biographical details' });
    // Beside the heading; in the bottom bar on a phone or when the heading is out of view.
    this.edit = main
      .getByRole('button', { name: 'Edit', exact: true })
      .or(
        page
          .getByRole('region', { name: 'Actions' })
          .getByRole('button', { name: 'Edit biographical details' }),
      )
      .first();
    // Present if few or no details are known.
    this.add = this.card.getByRole('button', { name: /^Add (your biographical details|the rest)$/ });
    this.dialog = new EditDialog(page);
  }

  async open(): Promise<void> {
    await this.page.goto(BiographicalPage.path);
    await expect(this.heading).toBeVisible();
    await expect(this.edit.or(this.add)).toBeVisible();
  }

  /** Value under a label in the read view. */
  value(label: string): Locator {
    return this.card.locator('dt').getByText(label, { exact: true }).locator('xpath=following-sibling::dd');
  }

  /** Unmasks a number. */
  async reveal(label: string): Promise<void> {
    await this.value(label)
      .getByRole('button', { name: /^Show the/ })
      .click();
  }

  async openDialog(): Promise<EditDialog> {
    await this.edit.click();
    await expect(this.dialog.box).toBeVisible();
    return this.dialog;
  }
}

export class EditDialog {
  readonly box: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  /** Form-level message, not tied to a field. */
  readonly line: Locator;
  readonly discard: Locator;

  constructor(readonly page: Page) {
    this.box = page.getByRole('dialog', { name: 'Edit Biographical Details' });
    this.save = this.box.getByRole('button', { name: /^Sav(e|ing)$/ });
    this.cancel = this.box.getByRole('button', { name: 'Cancel' });
    this.line = this.box.getByRole('alert').filter({ hasText: /./ });
    this.discard = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  }

  field(label: string): Locator {
    // Excludes the choice between two values (after a late save), because it has the field's name too.
    return this.box.getByLabel(label, { exact: true }).and(this.page.locator('input, select, textarea'));
  }

  /** Field's message, as screen readers get it: from the control's description. */
  async saidAt(label: string): Promise<string> {
    const ids = (await this.field(label).getAttribute('aria-describedby')) ?? '';
    const texts = await Promise.all(
      ids
        .split(' ')
        .filter(Boolean)
        .map((id) => this.page.locator(`[id="${id}"]`).innerText()),
    );
    return texts.join('\n');
  }

  /** Selects an option by its text. */
  async choose(label: string, option: string): Promise<void> {
    const field = this.field(label);
    // A native select turns into a searchable one once its code loads; retry, as it may change in between.
    await expect(async () => {
      if (await field.evaluate((control) => control.tagName === 'SELECT')) {
        await field.selectOption({ label: option });
        return;
      }
      await field.fill(option);
      await this.box.getByRole('option', { name: option }).first().click();
    }).toPass();
  }
}
