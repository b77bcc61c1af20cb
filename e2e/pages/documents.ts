import { type Download, type Locator, type Page, expect } from '@playwright/test';

/** File to choose in a file picker. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** `/documents`: folder tiles and their dialogs. */
export class DocumentsPage {
  static readonly path = '/documents';

  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.page.goto(DocumentsPage.path);
    await expect(this.main.getByRole('heading', { name: 'Access your documents' })).toBeVisible();
    await expect(this.folder('Identity')).toBeVisible();
  }

  folder(name: string): Locator {
    return this.main.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async openFolder(name: string): Promise<FolderDialog> {
    await this.folder(name).click();
    const dialog = new FolderDialog(this.page, name);
    await expect(dialog.box).toBeVisible();
    return dialog;
  }

  async openTrash(): Promise<Locator> {
    await this.main.getByRole('button', { name: /^Trash/ }).click();
    return this.page.getByRole('dialog', { name: 'Trash' });
  }
}

/** Folder, opened in its dialog. */
export class FolderDialog {
  readonly box: Locator;
  readonly files: Locator;
  readonly uploads: Locator;

  constructor(
    private readonly page: Page,
    name: string,
  ) {
    this.box = page.getByRole('dialog', { name, exact: true });
    this.files = this.box.getByRole('list', { name: 'Files' }).getByRole('listitem');
    this.uploads = this.box.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  }

  /** Uploads files through the picker. */
  async upload(...files: Chosen[]): Promise<void> {
    await this.box.locator('input[type=file]:not([capture])').setInputFiles(files);
  }

  file(name: string): Locator {
    return this.files.filter({ hasText: name });
  }

  /** Presses a button of an upload's row. */
  async press(verb: string, name: string): Promise<void> {
    await this.box.getByRole('button', { name: `${verb} ${name}`, exact: true }).click();
  }

  /** Chooses from a file's menu. */
  async act(verb: string, name: string): Promise<void> {
    await this.box.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: verb }).click();
  }

  async download(name: string): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.act('Download', name)]);
    return download;
  }

  async close(): Promise<void> {
    await this.box.getByRole('button', { name: 'Close' }).first().click();
    await expect(this.box).toBeHidden();
  }
}
