import { crampedBy } from './cramped.ts';
import { beginAs, newPerson } from './new-person.ts';
import { CalculatorPage } from './pages/calculator.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { Portal } from './pages/portal.ts';
import { ProductPage } from './pages/product.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ site, context }, { workerIndex }) => {
  await beginAs(context, await newPerson(site, 'wealth', workerIndex));
});

test('a policy’s premium arrives in the budget, its renewal becomes a reminder, and its check is ticked', async ({
  page,
}) => {
  const policies = new ProductPage(page);
  await policies.openForm('short-term-insurance#add');
  await policies.save.click();
  await expect(policies.dialog.getByText('Please select a valid type')).toBeVisible();
  await expect(policies.dialog.getByText('Please select a valid provider')).toBeVisible();
  await policies.field('Type').selectOption('Vehicle');
  await policies.typeChoice('Provider', 'Santam');
  await policies.field('Monthly premium').fill('845.5');
  await policies.field('Renewal date').fill('2090-03-31');
  await policies.saved();
  // Expects the amount in the table, and in the total of all policies below it.
  await expect(policies.main.getByText(/^R\s845\.50$/)).toHaveCount(2);
  await expect(policies.main.getByRole('region', { name: 'All together' })).toContainText('31 Mar 2090');

  const budget = new CalculatorPage(page);
  await budget.open('/wealth/financial-tools/budget');
  await budget.button('Fill in from my records').click();
  await budget.button('Use Short-term insurance').click();
  await expect(budget.main.getByText('Filled in', { exact: true })).toBeVisible();
  await expect(budget.field(/^Short-term insurance/)).toHaveValue('845.50');

  await page.goto('/wealth/overview');
  const pay = page.getByRole('region', { name: 'What you pay each month' });
  await expect(pay).toContainText(/R\s845\.50.*Short-term insurance/);

  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.reminder('Vehicle insurance with Santam renews')).toBeVisible();
  await expect(dashboard.check('I have Short-Term Insurance')).toBeChecked();
});

test(
  'an insurer that is in no list is typed, and stands in the table and in the reminder',
  { tag: '@long' },
  async ({ page }) => {
    const covers = new ProductPage(page);
    await covers.openForm('risk-cover#add');
    await covers.field('Type').selectOption('Life');
    await covers.typeChoice('Provider', 'Mzansi Mutual');
    await covers.field('End date').fill('2090-03-31');
    await covers.saved();
    await expect(covers.main.getByText('Mzansi Mutual').first()).toBeVisible();
    await page.reload();
    await expect(covers.main.getByText('Mzansi Mutual').first()).toBeVisible();

    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.reminder('Life cover with Mzansi Mutual ends')).toBeVisible();
  },
);

test('a home and its bond make the net worth, a new value moves it in place, and it is on the dashboard', async ({
  page,
}) => {
  await page.goto('/wealth/overview');
  const worth = page.getByRole('region', { name: 'Your net worth' });
  await expect(worth.getByText('What is the largest thing you own or owe?')).toBeVisible();
  await worth.getByRole('link', { name: 'A bond, a loan or another debt' }).click();
  const records = new ProductPage(page);
  await records.field('Kind').selectOption('Home loan (bond)');
  await records.dialog.getByLabel('Balance', { exact: true }).fill('800000.55');
  await records.field('Day of the balance').fill('2026-11-01');
  await records.saved();
  await page.goto('/wealth/overview');
  await expect(worth.getByText(/R\s800\s000\.55/).first()).toBeVisible();
  await worth.getByRole('link', { name: 'Add the home behind your bond' }).click();
  await records.field('Kind').selectOption('Home or land');
  await records.dialog.getByLabel('Name', { exact: true }).fill('Home, Durban North');
  await records.dialog.getByLabel('Value', { exact: true }).fill('1500000');
  await records.field('Day of the value').fill('2026-11-02');
  await records.field('Loan on it').selectOption('Home loan (bond)');
  await records.saved();
  await page.goto('/wealth/overview');
  // The first is the headline: once a month has passed, the table of months has the figure too.
  await expect(worth.getByText(/^R\s699\s999\.45$/).first()).toBeVisible();
  const row = worth.getByRole('button', { name: /^Home, Durban North/ });
  await expect(row).toContainText(/as of 02 Nov 2026 · home loan \(bond\) R\s800\s000\.55/);
  await row.press('Enter');
  await worth.getByLabel('Value', { exact: true }).fill('1600000');
  await page.keyboard.press('Enter');
  await expect(worth.getByText(/^R\s799\s999\.45$/).first()).toBeVisible();
  await worth.getByRole('link', { name: 'A will' }).click();
  await expect(page).toHaveURL('/wealth/financial-products/will');

  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(page.getByRole('region', { name: 'My money' })).toContainText(/R\s799\s999\.45/);
});

test('an instalment leads to the lowest day before payday, and to what has to be moved', async ({ page }) => {
  await page.goto('/wealth/until-payday');
  await page.getByRole('link', { name: 'Add a bond or a loan' }).click();
  const records = new ProductPage(page);
  await records.field('Kind').selectOption('Personal loan');
  await records.dialog.getByLabel('Monthly instalment', { exact: true }).fill('6000.55');
  await records.saved();
  await page.goto('/wealth/overview');
  await page.getByRole('link', { name: 'Does it last until payday?' }).click();
  await expect(page).toHaveURL('/wealth/until-payday');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('We don’t know yet');
  await page.getByLabel(/^In your account today/).fill('5000');
  await page.getByLabel(/^Day of the month on which you are paid/).fill('25');
  await expect(answer).toContainText(/-\u2060R\s1\s000\.55/);
  await expect(answer).toContainText(/Move R\s1\s000\.55 into it by/);
  await page.reload();
  await expect(page.getByLabel(/^In your account today/)).toHaveValue(/^5.?000/);
  await page.getByLabel(/^In your account today/).fill('6000.55');
  await expect(answer).toContainText('Nothing has to be moved');
});

test('net worth stands above the tiles, which one line unfolds', { tag: '@long' }, async ({ page }) => {
  await page.goto('/wealth/overview');
  const tile = page.getByRole('main').getByRole('link', { name: /^Short-Term Insurance/i });
  await expect(tile).toBeHidden();
  await page
    .getByRole('main')
    .getByText(/^Your profile/)
    .click();
  await expect(tile).toBeVisible();
});

test('a will ticks its check, and the person can say otherwise', { tag: '@long' }, async ({ page }) => {
  const will = new ProductPage(page);
  await will.openForm('will#edit');
  await will.save.click();
  await expect(will.dialog.getByText('Creation date is required')).toBeVisible();
  await will.field('Creation date').fill('2024-05-10');
  await will.field('Broker or institution').first().fill('Mokoena Attorneys');
  await will.field('Executor or executrix contact number').fill('12345');
  await will.save.click();
  await expect(will.dialog.getByText('Contact number must be at least 10 digits long')).toBeVisible();
  await will.field('Executor or executrix contact number').fill('0315551234');
  await will.saved();
  await expect(will.main.getByText('Mokoena Attorneys')).toBeVisible();

  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const check = dashboard.check('I have a Will');
  await expect(check).toBeChecked();
  await expect(dashboard.wellbeing).toContainText('From your Will & Testament');
  await check.uncheck();
  await expect(dashboard.progress).toHaveAttribute('aria-valuenow', '0');
  await page.reload();
  await expect(check).not.toBeChecked();
});

test('dependants are added one by one and deleted together', { tag: '@long' }, async ({ page }) => {
  const dependants = new ProductPage(page);
  await page.goto('/wealth/financial-products/medical-aid-dependants');
  await expect(dependants.main.getByText('No Medical Aid Dependants Available')).toBeVisible();
  for (const name of ['Lindiwe', 'Zanele']) {
    await page.getByRole('button', { name: 'Add Dependant' }).click();
    await dependants.field('First name').fill(name);
    await dependants.field('Surname').fill('Khumalo');
    await dependants.field('Telephone number').fill('0711234567');
    await dependants.field('Date of birth').fill('2014-08-21');
    await dependants.saved();
    await expect(dependants.main.getByText(name).first()).toBeVisible();
  }
  for (const name of ['Lindiwe', 'Zanele'])
    await dependants.main.getByRole('checkbox', { name: new RegExp(name) }).check();
  await dependants.main.getByRole('button', { name: 'Delete 2 selected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dependants.main.getByText('2 records deleted')).toBeVisible();
});

test(
  'rows are a table where all of it is in sight, and cards where it would have to be scrolled sideways',
  { tag: '@long' },
  async ({ openAs }) => {
    const page = await openAs('consumer');
    const main = page.getByRole('main');
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/wealth/financial-products/retirement');
    const table = main.getByRole('table');
    await expect(table.getByText('Retirement annuity')).toBeVisible();
    const place = table.locator('xpath=..');
    const beyond = () => place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await beyond()).toBe(0);
    // Narrows the window until the columns fit, but not all of their text.
    await page.setViewportSize({ width: 580, height: 700 });
    await expect(table).toHaveCount(0);
    const cards = main.getByRole('listitem').filter({ hasText: 'Retirement annuity' });
    await expect(cards.first().getByRole('button')).not.toHaveCount(0);
    expect(await crampedBy(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(table.getByText('Retirement annuity')).toBeVisible();
  },
);

test(
  'a medical aid that cannot be read says what the service says',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    const errorMessage = 'The medical aid register is closed for tonight.';
    await page.route(/get-medical-aid-details/, (route) =>
      route.fulfill({ status: 400, json: { isSuccess: false, errorMessage, value: null } }),
    );
    await page.goto('/wealth/financial-products/medical-aid');
    await expect(page.getByRole('main').getByText(errorMessage)).toBeVisible();
  },
);

test(
  'the eight calculators are at hand in other areas, and Fast Track leads to the overview',
  { tag: '@long' },
  async ({ page, narrow }) => {
    const portal = new Portal(page, narrow);
    await page.goto('/documents');
    await (await portal.sidePanelButton('Calculators')).click();
    const dialog = page.getByRole('dialog', { name: 'Calculators' });
    await expect(dialog.getByRole('link')).toHaveText([
      /^Payslip Simulator/,
      /^Budget Calculator/,
      /^Mortgage Calculator/,
      /^Finance Calculator/,
      /^Loan Calculator/,
      /^Retirement Simulator/,
      /^Compound Interest Calculator/,
      /^Net Wealth Calculator/,
    ]);
    await dialog.getByRole('link', { name: /^Net Wealth Calculator/ }).click();
    await expect(page).toHaveURL('/wealth/net-wealth/assets-liabilities');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Net Wealth Calculator');
    if (narrow) return;
    await expect(portal.sidePanel.getByRole('listitem')).toHaveText([
      'Calculators',
      'Speak To An Expert',
      'Attach File',
      'Fast Track My Wealth',
    ]);
    await portal.sidePanel.getByRole('link', { name: 'Fast Track My Wealth' }).click();
    await expect(page).toHaveURL('/wealth/overview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Financial Wellbeing');
    await expect(page.getByText('Update & Better your Wealth Profile')).toBeVisible();
    await expect(portal.sidePanel.getByRole('link', { name: 'Fast Track My Wealth' })).toHaveCount(0);
  },
);
