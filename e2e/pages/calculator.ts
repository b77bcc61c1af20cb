import { type Locator, type Page, expect } from '@playwright/test';

/** Calculator, in the portal or public. */
export class CalculatorPage {
  readonly main: Locator;
  /** Card with the main figure. */
  readonly answer: Locator;
  readonly keep: Locator;
  readonly comparison: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.answer = this.main.getByRole('region', { name: 'Answer' });
    this.keep = this.main.getByRole('link', { name: 'Sign in to keep it' });
    this.comparison = this.main.getByRole('table', { name: /What you kept/ });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.answer).toBeVisible();
  }

  field(label: string | RegExp): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name });
  }

  /** Explanation, folded at first. */
  get working(): Locator {
    return this.main.locator('details').filter({ hasText: 'How this was worked out' });
  }

  async openWorking(): Promise<void> {
    await this.working.getByText('How this was worked out').click();
  }

  step(label: string): Locator {
    return this.working.getByRole('listitem').filter({ has: this.page.getByText(label, { exact: true }) });
  }
}
