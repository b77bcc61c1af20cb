import { readFile } from 'node:fs/promises';
import { readBack } from '@phila/cv-template/read-back';
import readXlsxFile from 'read-excel-file/node';
import { CalculatorPage } from './pages/calculator.ts';
import { SignInPage } from './pages/sign-in.ts';
import { expect, test } from './test.ts';

test('from a salary to the net, step by step, without a word to the service', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  const payslip = new CalculatorPage(page);
  await payslip.open('/payslipSimulator');
  // SARS PAYE-GEN-01-G01 revision 16, section 6.
  await payslip.field(/^Basic salary/).fill('18600');
  await payslip.field(/^Age/).fill('40');
  await payslip.field(/^Your retirement contributions/).fill('1100');
  await payslip.field(/^Your medical aid contribution/).fill('900');
  await expect(payslip.answer).toContainText(/R\s15\s509\.88/);
  await expect(payslip.field(/^Basic salary/)).toHaveValue('18 600');
  await expect(payslip.step('PAYE for the year')).toHaveCount(0);
  await payslip.openWorking();
  await expect(payslip.step('PAYE for the year')).toContainText(/R\s10\s956\.00/);
  await expect(payslip.step('Rebates')).toContainText('Section 6 at age 40');
  // The chart appears after the number, with its table.
  await expect(payslip.main.locator('svg[data-kind="share"]')).toBeVisible();
  await payslip.field(/^Age/).fill('400');
  await payslip.field(/^Basic salary/).focus();
  await expect(payslip.main.getByText('At most 120 years')).toBeVisible();
  await expect(payslip.answer).toContainText(/R\s15\s509\.88/);
  expect(writes).toEqual([]);
});

test(
  'a table of an answer is saved as a workbook, with the cells that the page shows',
  { tag: '@long' },
  async ({ page }) => {
    const bond = new CalculatorPage(page);
    await bond.open('/mortgageCalculator');
    const table = bond.main.getByRole('table', { name: 'Year by year' });
    const showAll = bond.main.getByRole('button', { name: /^Show all \d+ rows$/ });
    await expect(showAll.or(table).first()).toBeVisible();
    if (await showAll.isVisible()) await showAll.click();
    await bond.main.getByRole('button', { name: 'Save: Year by year' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/year-by-year\.xlsx$/);
    const [sheet, ...more] = await readXlsxFile(await file.path());
    expect([sheet?.sheet, more]).toEqual(['Year by year', []]);
    const [headings, ...rows] = sheet?.data ?? [];
    const shown = await table
      .getByRole('row')
      .evaluateAll((lines) =>
        lines.map((line) => Array.from(line.children, ({ textContent }) => textContent)),
      );
    // An untouched calculator says in each row that it is the example.
    expect(headings).toEqual([...(shown[0] ?? []), 'Figures']);
    expect(rows.every((row) => row.at(-1) === 'Example')).toBe(true);
    expect(rows.length).toBeGreaterThan(10);
    const figureOf = (text: string): number => Number(text.replaceAll(/[^\d.-]/g, ''));
    expect(rows.map((row) => row.slice(0, -1).map((cell) => Number(Number(cell).toFixed(2))))).toEqual(
      shown.slice(1).map((row) => row.map(figureOf)),
    );
  },
);

test('a calculation is made into a PDF in the page, under its policy, once it is asked for', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const bond = new CalculatorPage(page);
  await bond.open('/mortgageCalculator');
  const answer = (await bond.answer.getByText(/^R\s/).textContent()) ?? '';
  const isOfPdf = (url: string) => url.includes('pdf-worker') || url.endsWith('.ttf');
  expect(files.filter(isOfPdf)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bond.main.getByRole('button', { name: 'Download as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mortgage-calculator-\d{4}-\d\d-\d\d\.pdf$/);
  const { text, info, outline } = await readBack(await readFile(await download.path()));
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ');
  for (const part of [
    answer,
    'Figures of the example',
    'Price of the home',
    'Step by step',
    'What this follows',
  ])
    expect(plain(text)).toContain(plain(part));
  expect(info).toMatchObject({ Title: 'Mortgage Calculator: an example', Language: 'en-ZA' });
  expect(outline).toContain('Year by year');
  expect(files.filter(isOfPdf)).toHaveLength(3);
  expect(refused).toEqual([]);
});

test(
  'a price that is now below the deposit is said at the deposit, which was not edited',
  { tag: '@long' },
  async ({ page }) => {
    const bond = new CalculatorPage(page);
    await bond.open('/mortgageCalculator');
    const before = await bond.answer.getByText(/^R\s/).textContent();
    await bond.field(/^Price of the home/).fill('100000');
    await bond.field(/^Price of the home/).press('Tab');
    await expect(bond.field(/^Deposit/)).toHaveAccessibleDescription(/Enter less than the purchase price/);
    await expect(bond.answer).toContainText('This is your last answer');
    await expect(bond.answer).toContainText(before ?? 'no answer');
    await bond.field(/^Deposit/).fill('50000');
    await expect(bond.answer).toContainText('You pay each month');
    await expect(bond.answer).not.toContainText('This is your last answer');
  },
);

test(
  'the answer is one line of 48 pixels above a long form, once its card is scrolled away',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 720 });
    const bond = new CalculatorPage(page);
    await bond.open('/mortgageCalculator');
    const figure = (await bond.answer.getByText(/^R\s/).textContent()) ?? 'no answer';
    const line = bond.main.locator('[aria-hidden="true"] > p', {
      hasText: /^(You pay each month|Your last answer)/,
    });
    await expect(line).toBeHidden();
    await bond.button('Start again').scrollIntoViewIfNeeded();
    await expect(bond.answer).not.toBeInViewport();
    await expect(line).toBeInViewport();
    await expect(line).toHaveText(`You pay each month, fees included${figure}`);
    expect((await line.boundingBox())?.height).toBe(48);
    await bond.field(/^Service fee a month/).fill('x');
    await expect(line).toContainText('Your last answer');
  },
);

/**
 * Each calculator's answer to its opening example, and a field's message for a bad entry. Payslip and net wealth have
 * their own tests below. shared/finance and mfe-wealth test sums and bad entries fully.
 */
const ways: [path: string, figure: RegExp, field: RegExp, bad: string, said: string][] = [
  ['/budgetCalculator', /R\s3\s100\.00/, /^Groceries/, '1.2345', 'At most two decimals'],
  ['/mortgageCalculator', /R\s13\s547\.13/, /^Price of the home/, '0', 'Enter more than zero'],
  ['/vehicleCalculator', /R\s6\s333\.44/, /^Price of the vehicle/, '', 'Enter the price of the vehicle'],
  ['/loanCalculator', /R\s1\s998\.25/, /^You borrow/, '1e308', 'Enter a number'],
  ['/retirementCalculator', /R\s4\s244\s437\.57/, /^Plan until age/, '65', 'Enter an age after retirement'],
  ['/compoundInterestCalculator', /R\s205\s142\.44/, /^Term/, '0', 'Enter more than zero'],
];

for (const [at, [path, figure, field, bad, said]] of ways.entries())
  test(
    `one way through ${path}: its example to the cent, and a bad entry at its field`,
    { tag: at === 0 ? [] : '@long' },
    async ({ page }) => {
      const calculator = new CalculatorPage(page);
      await calculator.open(path);
      await expect(calculator.answer).toContainText(figure);
      await calculator.field(field).fill(bad);
      await calculator.field(field).press('Tab');
      await expect(calculator.field(field)).toHaveAccessibleDescription(new RegExp(said));
      await expect(calculator.answer).toContainText('This is your last answer');
      await expect(calculator.answer).toContainText(figure);
    },
  );

/** Texts found only in that calculator's code. */
const own = {
  '/payslipSimulator': 'each step with the law that it follows',
  '/budgetCalculator': 'Where the money of a month goes',
  '/mortgageCalculator': 'What a home loan costs you each month',
  '/vehicleCalculator': 'What a car on instalments costs you',
  '/loanCalculator': 'What a personal loan costs you',
  '/retirementCalculator': 'Whether your savings carry your retirement',
  '/compoundInterestCalculator': 'What an amount and regular contributions grow to',
  '/netWealth': 'What you own less what you owe',
};

test(
  'the page of a calculator loads its own code and no other one’s',
  { tag: '@long' },
  async ({ page, request }) => {
    // Records addresses only, because the browser drops response bodies when the next page opens.
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url());
    });
    const calculator = new CalculatorPage(page);
    for (const [path, words] of Object.entries(own)) {
      scripts.clear();
      await calculator.open(path);
      await page.waitForLoadState('networkidle');
      const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
      expect(Object.values(own).filter((one) => texts.some((text) => text.includes(one)))).toEqual([words]);
    }
  },
);

test('a bond with R 500 extra a month beside the same bond without', { tag: '@long' }, async ({ page }) => {
  const bond = new CalculatorPage(page);
  await bond.open('/mortgageCalculator');
  await bond.field(/^Price of the home/).fill('1000000');
  await bond.field(/^Deposit/).fill('0');
  await bond.field(/^Interest rate/).fill('11.75');
  await bond.field(/^Initiation fee/).fill('');
  await bond.field(/^Service fee/).fill('');
  // The South African press quotes R 10 837 a month.
  await expect(bond.answer).toContainText(/R\s10\s837\.07/);
  await bond.button('Keep this result to compare').click();
  await bond.field(/^Extra each month/).fill('500');
  const row = (name: RegExp) => bond.comparison.getByRole('row', { name });
  await expect(row(/^Extra each month/)).toContainText(/–.*R\s500/);
  await expect(row(/^Interest saved/)).toContainText(/R\s\d{3}\s\d{3}\.\d\d/);
  await expect(row(/^Paid off sooner by/)).toContainText(/years/);
  await bond.button('Show all').click();
  await expect(bond.main.getByRole('table', { name: 'Month by month' }).getByRole('row')).not.toHaveCount(
    241,
  );
});

test('a visitor’s calculation is saved after signing in, and is there the next time', async ({ page }) => {
  const loan = new CalculatorPage(page);
  await loan.open('/loanCalculator');
  await expect(loan.main.getByText('These figures are an example')).toBeVisible();
  await page.reload();
  await expect(loan.main.getByText('These figures are an example')).toBeVisible();
  await loan.field(/^You borrow/).fill('43210');
  await expect(loan.main.getByText(/^Still from the example: /)).toBeVisible();
  await expect(loan.answer).toContainText('In all it costs you');
  await page.reload();
  await expect(loan.field(/^You borrow/)).toHaveValue('43 210');
  await loan.keep.click();
  const signIn = new SignInPage(page);
  await expect(signIn.heading).toBeVisible();
  await signIn.signInAs('consumer');
  await expect(page).toHaveURL(/\/wealth\/financial-tools\/loan$/);
  // Leaves it to the person to say that the rest of the example is theirs.
  await expect(loan.main.getByText(/^Still from the example: /)).toBeVisible();
  await loan.button('Save').first().click();
  await expect(page.getByText('Loan Calculator: saved for you.')).toBeVisible();
  await expect(loan.field(/^You borrow/)).toHaveValue('43 210');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(loan.field(/^You borrow/)).toHaveValue('43 210');
});

test(
  'a bond that is saved in its calculator is taken over into net wealth, with its source',
  { tag: '@long' },
  async ({ page }) => {
    const visitor = new CalculatorPage(page);
    await visitor.open('/mortgageCalculator');
    // Changes each of the example's figures: none of them is kept as the person's.
    for (const [label, text] of [
      [/^Price of the home/, '1550000'],
      [/^Deposit/, '200000'],
      [/^Interest rate/, '10.75'],
      [/^Term/, '25'],
      [/^Initiation fee/, '6000'],
      [/^Service fee/, '60'],
    ] as const)
      await visitor.field(label).fill(text);
    await visitor.keep.click();
    // Uses the employee, because the demo consumer already has a bond on record, which would count twice.
    await new SignInPage(page).signInAs('employee');
    await expect(page.getByText('Mortgage Calculator: saved for you.')).toBeVisible();
    // Saved as a trial, it counts nowhere else.
    await page.getByRole('checkbox', { name: 'This is my own bond' }).check();
    await expect(page.getByText(/^It counts in what you pay each month/)).toBeVisible();
    const worth = new CalculatorPage(page);
    await worth.open('/wealth/net-wealth/assets-liabilities');
    await worth.main.getByRole('button', { name: 'Home', exact: true }).click();
    await page.keyboard.type('1600000');
    await expect(worth.main.getByText(/^From Mortgage Calculator, /)).toBeVisible();
    await expect(worth.answer).toContainText(/R\s250\s000\.00/);
    await worth.button('Save').first().click();
    await expect(page.getByText('Net Wealth Calculator: saved for you.')).toBeVisible();
    await expect(worth.main.getByText('Your net wealth over time', { exact: true }).first()).toBeVisible();
  },
);

test(
  'on a phone the sum of each group of a budget stands whole below its name',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const calculator = new CalculatorPage(page);
    await calculator.open('/budgetCalculator');
    const heads = await calculator.main.locator('summary:has(+ fieldset)').evaluateAll((all) =>
      all.map((head) => {
        const [name, sum] = [...head.children].map((each) => each.getBoundingClientRect());
        return { lines: (name?.height ?? 0) / 24, isBelow: (sum?.top ?? 0) >= (name?.bottom ?? 0) };
      }),
    );
    expect(heads).toHaveLength(12);
    expect(heads.filter(({ lines, isBelow }) => lines !== 1 || !isBelow)).toEqual([]);
  },
);

/**
 * Keys in three minutes at one a second, the pace of a person searching for each; a machine's own speed says nothing.
 */
const MOST_KEYS = 180;

test(
  'a budget of twenty figures is filled in by keyboard alone, in less than three minutes',
  { tag: '@long' },
  async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open('/budgetCalculator');
    await calculator.button('Start again').click();
    await calculator.field('Net salary').focus();
    let [figures, keys] = [0, 0];
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    // Works as a person would: fills each field, opens folded groups on the way, and adds one field.
    while (figures < 20) {
      const at = await page.evaluate(() => {
        const { activeElement: element } = document;
        const isFolded = element?.tagName === 'SUMMARY' && !element.closest('details')?.open;
        if (isFolded) return 'folded';
        if (element instanceof HTMLInputElement) return 'field';
        return element?.textContent === 'Levies' ? 'wanted' : 'other';
      });
      if (at === 'wanted') {
        await press('Enter');
        await expect(calculator.field('Levies')).toBeFocused();
        continue;
      }
      if (at === 'folded') await press('Enter');
      if (at === 'field') {
        await press('ControlOrMeta+a');
        for (const digit of figures === 0 ? '40000' : '500') await press(digit);
        figures += 1;
      }
      await press('Tab');
    }
    expect(keys).toBeLessThan(MOST_KEYS);
    // R 40 000 and two other incomes of R 500, minus seventeen amounts of R 500 and the example's R 2 400.
    await expect(calculator.answer).toContainText(/R\s30\s100\.00/);
    await expect(calculator.main.getByText(/^R\s2\s500\.00/).first()).toBeVisible();
  },
);
