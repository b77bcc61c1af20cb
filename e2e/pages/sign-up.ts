import type { Locator, Page } from '@playwright/test';

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export class SignUpPage {
  readonly submit: Locator;
  readonly code: Locator;
  readonly finish: Locator;
  readonly codeHeading: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.submit = main.getByRole('button', { name: 'Create account' });
    this.codeHeading = main.getByRole('heading', { level: 1, name: 'Check your messages' });
    this.code = main.getByLabel('Code of 6 digits');
    this.finish = main.getByRole('button', { name: 'Finish' });
  }

  async fill({ firstName, lastName, email, password }: NewPerson): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByLabel('First name').fill(firstName);
    await main.getByLabel('Last name').fill(lastName);
    await main.getByLabel('Email address').fill(email);
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('checkbox', { name: /terms and conditions/ }).check();
    await main.getByRole('checkbox', { name: /privacy policy/ }).check();
    await this.submit.click();
  }
}
