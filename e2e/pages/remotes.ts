import type { Locator, Page } from '@playwright/test';

/** Remotes page of administration: releases in use, and rollback. */
export class RemotesPage {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/administrative/remotes');
    await this.main.getByRole('heading', { level: 1, name: 'Remotes' }).waitFor();
  }

  /** Remote by title: `My Details`. */
  remote(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  /** Opens an action's dialog, gives a reason, and submits it. */
  async act(name: string, { button, submit, reason }: { button: string; submit: string; reason: string }) {
    await this.remote(name).getByRole('button', { name: button }).click();
    const asked = this.page.getByRole('dialog', { name: new RegExp(name) });
    await asked.getByRole('textbox', { name: /^Why/ }).fill(reason);
    await asked.getByRole('button', { name: submit }).click();
  }

  /** Gives a release to a percentage of visitors before others. */
  async rollOut(name: string, version: string, percent: string): Promise<void> {
    await this.remote(name)
      .getByRole('button', { name: `Use ${version}`, exact: true })
      .click();
    const asked = this.page.getByRole('dialog', { name: `${name}: use ${version}` });
    await asked
      .getByRole('combobox', { name: 'Who gets it' })
      .selectOption({ label: 'A percentage of visitors' });
    await asked.getByRole('textbox', { name: 'Percentage' }).fill(percent);
    await asked.getByRole('textbox', { name: /^Why/ }).fill('Testers found nothing');
    await asked.getByRole('button', { name: `Use ${version}` }).click();
  }

  /** Gives the fresh second factor it asks for first. */
  async confirm(code: string): Promise<void> {
    const asked = this.page.getByRole('dialog', { name: /^Enter a code to / });
    await asked.getByRole('textbox', { name: 'Code' }).fill(code);
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await asked.waitFor({ state: 'hidden' });
  }
}
