import { type Locator, type Page, expect } from '@playwright/test';

/** `/dashboard`: Today, reminders, financial checks and adverts. */
export class DashboardPage {
  static readonly path = '/dashboard';

  readonly heading: Locator;
  readonly reminders: Locator;
  readonly wellbeing: Locator;
  readonly adverts: Locator;
  readonly today: Locator;
  readonly addReminder: Locator;
  readonly form: ReminderForm;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'My Dashboard' });
    this.reminders = main.getByRole('region', { name: 'My Reminders' });
    this.wellbeing = main.getByRole('region', { name: 'Financial Wellbeing' });
    this.adverts = main.getByRole('region', { name: 'Adverts' });
    this.today = main.getByRole('region', { name: 'Today', exact: true });
    this.addReminder = this.reminders.getByRole('button', { name: 'Add a reminder' });
    this.form = new ReminderForm(this.reminders.getByRole('form', { name: 'Add a reminder' }));
  }

  async open(): Promise<void> {
    await this.page.goto(DashboardPage.path);
    await expect(this.heading).toBeVisible();
    await expect(this.today.locator('ul[aria-busy="true"]')).toHaveCount(0);
    await expect(this.reminders.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  reminder(text: string): Locator {
    return this.reminders.getByRole('listitem').filter({ hasText: text });
  }

  done(text: string): Locator {
    return this.reminders.getByRole('button', { name: `Done: ${text}` });
  }

  check(label: string): Locator {
    return this.wellbeing.getByRole('checkbox', { name: label });
  }

  get progress(): Locator {
    return this.wellbeing.getByRole('progressbar');
  }

  /** Card of Today with this title. */
  todayCard(title: string): Locator {
    return this.today.getByRole('listitem').filter({ hasText: title });
  }

  /** Verb of a card of Today, such as `Done`. */
  verb(name: 'Done' | 'Open' | 'Show code' | 'Snooze until tomorrow', title: string): Locator {
    return this.today.getByRole(name === 'Open' ? 'link' : 'button', { name: `${name}: ${title}` });
  }

  /** Top advert. */
  get advert(): Locator {
    return this.adverts.getByRole('link').first();
  }
}

/** Form in the card for another reminder. */
class ReminderForm {
  readonly text: Locator;
  readonly when: Locator;
  readonly early: Locator;
  readonly submit: Locator;

  constructor(readonly box: Locator) {
    this.text = box.getByLabel('What to remember');
    this.when = box.getByLabel('Date and time');
    this.early = box.getByLabel('Early reminder');
    this.submit = box.getByRole('button', { name: 'Add reminder' });
  }
}
