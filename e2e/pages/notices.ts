import type { Locator, Page } from '@playwright/test';

/** Snackbar with this text, wherever it is announced. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('button', { name: `Hide: ${text}` }).locator('..');
