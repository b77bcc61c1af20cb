import type { ValueOf, calls } from '@phila/contract/calls';
import { beginAs, newPerson } from './new-person.ts';
import { CalculatorPage } from './pages/calculator.ts';
import { send, signInByCall } from './service-client.ts';
import { expect, test } from './test.ts';

/* Follows a new person through My Money on a small phone, from nothing entered to an answer that is exact to the cent. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ site, context }, { workerIndex }) => {
  await beginAs(context, await newPerson(site, 'journey', workerIndex));
});

test('the first payslip becomes the income of a budget', async ({ page }) => {
  const save = page.getByRole('button', { name: 'Save this calculation' });
  const payslip = new CalculatorPage(page);
  await payslip.open('/wealth/financial-tools/payslip');
  // Says nothing of mistakes before anything is entered.
  await expect(payslip.main.getByText('Enter your age')).toBeHidden();
  await payslip.field(/^Basic salary/).fill('28500');
  await save.click();
  await expect(payslip.main.getByText('Enter your age')).toBeVisible();
  await expect(payslip.field(/^Age/)).toBeFocused();
  await payslip.field(/^Age/).fill('29');
  await payslip.field(/^Your retirement contributions/).fill('2137.5');
  await payslip.field(/^Your medical aid contribution/).fill('1540');
  await expect(payslip.answer).toContainText(/R\s21\s286\.13/);
  await save.click();
  await payslip.main.getByRole('checkbox', { name: 'This is my own pay' }).check();

  const budget = new CalculatorPage(page);
  await budget.open('/wealth/financial-tools/budget');
  await budget.button('Fill in from my records').click();
  await budget.button('Use Net salary').click();
  await expect(budget.field('Net salary')).toHaveValue('21 286.13');
  await budget.field('Bond or rent').fill('7800');
  await budget.field('Groceries').fill('4200');
  await expect(budget.answer).toContainText(/R\s9\s286\.13/);
  await save.click();
  await expect(page.getByText('Budget Calculator: saved for you.')).toBeVisible();
});

test(
  'a bond is worked out before and after a rate change, and counts as owed',
  { tag: '@long' },
  async ({ page }) => {
    const bond = new CalculatorPage(page);
    await bond.open('/wealth/financial-tools/mortgage');
    await bond.field(/^Price of the home/).fill('1550000');
    await bond.field(/^Deposit/).fill('200000');
    await bond.field(/^Term/).fill('20');
    await bond.field(/^Interest rate/).fill('10.25');
    await expect(bond.answer).toContainText(/R\s13\s252\.19/);
    await bond.button('Keep this result to compare').click();
    await bond.field(/^Interest rate/).fill('10.5');
    await expect(bond.comparison.getByRole('row', { name: /^You pay each month/ })).toContainText(
      /R\s13\s252\.19.*R\s13\s478\.13.*\+\sR\s225\.94/,
    );
    await page.getByRole('button', { name: 'Save this calculation' }).click();
    await bond.main.getByRole('checkbox', { name: 'This is my own bond' }).check();
    await bond.button('Keep it in Loans & Bonds').click();
    await expect(page.getByText(/^It is in your Loans & Bonds/)).toBeVisible();
    await page.goto('/wealth/overview');
    const worth = page.getByRole('region', { name: 'Your net worth' });
    await expect(worth.getByText(/R\s1\s350\s000\.00/).first()).toBeVisible();
  },
);

test('what is taken from the savings pot now stands against waiting', { tag: '@long' }, async ({ page }) => {
  const plan = new CalculatorPage(page);
  await plan.open('/wealth/financial-tools/retirement');
  for (const [label, text] of [
    [/^Age now/, '35'],
    [/^Age at retirement/, '65'],
    [/^Plan until age/, '90'],
    [/^Income a month now/, '28500'],
    [/^You put aside each month/, '2137.5'],
    [/^Saved for retirement so far/, '250000'],
    [/^You take now/, '30000'],
  ] as const)
    await plan.field(label).fill(text);
  await expect(plan.main.getByText('No growth is counted')).toBeVisible();
  await plan.field(/^Growth a year until retirement/).fill('9');
  await plan.field(/^Inflation a year/).fill('5');
  await expect(plan.main.getByText('No growth is counted')).toBeHidden();
  // Taxed at 26%: R 342 000 is in the bracket from R 245 100 to R 383 100 of 2026/27.
  await expect(plan.answer).toContainText(/R\s22\s200\.00 reaches your account/);
  // R 30 000 × (1 + 9% ÷ 12)^360.
  await expect(plan.answer).toContainText(/it would be R\s441\s917\.28 at 65/);
  await plan.field(/^You take now/).fill('1999.99');
  await plan.field(/^Age now/).focus();
  await expect(plan.main.getByText('Take at least R 2 000, or nothing')).toBeVisible();
});

test(
  'a new tax year is chosen in the payslip as soon as it is entered',
  { tag: '@long' },
  async ({ page, site }) => {
    const years = (await send(site, 'GET', '/Wealth/tax-year')) as ValueOf<typeof calls.wealth.taxYears>;
    const shipped = years.find(({ id }) => id === 2027);
    if (shipped === undefined) throw new Error('No tax year 2026/27');
    const { version: _, ...year } = shipped;
    Object.assign(year, { id: 2028, name: '2027/28', from: '2027-03-01', to: '2028-02-29' });
    year.rebates.primary = 18_000;
    year.thresholds = { ...year.thresholds, under65: 100_000, from65: 154_250, from75: 172_300 };
    const { accessToken } = await signInByCall(site, 'admin');
    await send(site, 'PUT', '/Wealth/tax-year/2028', { token: accessToken, body: year });

    const payslip = new CalculatorPage(page);
    await payslip.open('/wealth/financial-tools/payslip');
    await payslip.field(/^Basic salary/).fill('20000');
    await payslip.field(/^Age/).fill('40');
    await expect(payslip.answer).toContainText(/R\s17\s707\.88/);
    await payslip.field(/^Tax year/).selectOption('2027/28');
    // R 240 000 × 18% less R 18 000, over twelve months; UIF R 177.12.
    await expect(payslip.answer).toContainText(/R\s17\s722\.88/);
  },
);
