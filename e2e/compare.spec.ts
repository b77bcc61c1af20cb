import { findings, widthBeyond } from './findings.ts';
import { ComparePage } from './pages/compare.ts';
import { expect, test } from './test.ts';

test('a visitor sees what plans cost the family, side by side, and nothing leaves the browser', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v1/Plans') || request.method() !== 'GET') asked.push(pathname + search);
  });
  const compare = new ComparePage(page);
  await compare.open('/compareMyMedicalAid', 'Compare My Medical Aid');
  await compare.edit();
  await compare.field(/^Your income a month/).fill('10000');
  await compare.field(/^Children/).fill('4');
  // R 690 + 1 × R 690 + 4 × R 420 up to R 9 500; above it R 1 180 + R 1 090 + 4 × R 520.
  await expect(await compare.fact('Baobab Example Scheme, Connect', /^Before tax credit/)).toContainText(
    /R\s4\s350\.00/,
  );
  await compare.pin('Baobab Example Scheme, Connect').click();
  await compare.bring('Protea Example Scheme, Basic');
  await compare.pin('Protea Example Scheme, Basic').click();
  await expect(compare.besideRow(/^Hospitals/)).not.toContainText('differs');
  // The cheaper plan comes first.
  await expect(compare.besideRow(/^Limit for hospitals/)).toContainText(/R\s600\s000\.00.*None/);
  await expect(compare.besideRow(/^Limit for hospitals/)).toContainText('differs');
  await compare.reload();
  await expect(compare.field(/^Your income a month/)).toHaveValue('10 000');
  await expect(compare.besideRow(/^A month/)).toContainText(/R\s4\s350\.00/);
  // The plans came with the document.
  expect(asked).toEqual([]);
});

test('insurance of a car, and what one would pay of a claim', { tag: '@long' }, async ({ page }) => {
  const compare = new ComparePage(page);
  await compare.open('/compareMyInsurance', 'Compare My Insurance');
  await compare.edit();
  await compare.field(/^What it costs to replace/).fill('300000');
  await compare.field(/^For a claim of/).fill('60000');
  // 4.4% of R 300 000 a year is R 1 100 a month, below the minimum of R 1 400; plus the fee of R 35.
  await expect(await compare.fact('Aloe Example Insurance, Car Complete', /^A month/)).toContainText(
    /R\s1\s435\.00/,
  );
  await expect(await compare.fact('Baobab Example Insurance, Drive', /^You pay of/)).toContainText(
    /R\s6\s000\.00/,
  );
});

test.describe('signed in', () => {
  test.use({ role: 'consumer' });

  test('the family comes from the person’s dependants, by a press', { tag: '@long' }, async ({ page }) => {
    const compare = new ComparePage(page);
    await compare.openEmpty('/wealth/financial-tools/compare-medical-aid', 'Compare Medical Aid');
    await compare.main.getByRole('button', { name: 'Fill in from my records' }).click();
    await compare.main.getByRole('button', { name: 'Use Children' }).click();
    await expect(compare.field(/^Children/)).toHaveValue('1');
  });

  test(
    'a comparison of what is in the home is saved, and there the next time',
    { tag: '@long' },
    async ({ page }) => {
      const compare = new ComparePage(page);
      await compare.openEmpty('/wealth/financial-tools/compare-insurance', 'Compare Insurance');
      await compare.field('What to insure').selectOption('What is in my home');
      await compare.field(/^What it costs to replace/).fill('456700');
      await compare.main.getByRole('button', { name: /^Pin / }).first().click();
      await expect(compare.beside).toBeVisible();
      await page
        .getByRole('button', { name: 'Save', exact: true })
        .or(page.getByRole('button', { name: 'Save this comparison' }))
        .first()
        .click();
      await expect(page.getByText('Compare Insurance: saved for you.')).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(compare.field(/^What it costs to replace/)).toHaveValue('456 700');
      await expect(compare.field('What to insure')).toHaveValue('contents');
      await expect(compare.beside).toBeVisible();
    },
  );
});

test('three plans are compared on a laptop, the cheapest first', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const compare = new ComparePage(page);
  await compare.open('/compareMyMedicalAid', 'Compare My Medical Aid');
  await compare.edit();
  await compare.field(/^Your income a month/).fill('30000');
  await compare.field(/^Children/).fill('2');
  const pins = compare.main.getByRole('button', { name: /^Pin / });
  for (let pinned = 0; pinned < 3; pinned += 1) await pins.nth(pinned).click();
  await expect(compare.beside.getByRole('columnheader')).toHaveCount(4);
  const amounts = await compare
    .besideRow(/^A month/)
    .getByRole('cell')
    .allTextContents();
  // The price, and below it the price after the tax credit.
  const prices = amounts.map((text) => Number(/^R([\d\s.]+)/.exec(text)?.[1]?.replaceAll(/\s/g, '')));
  expect(prices).toHaveLength(3);
  expect(prices.every((price) => price > 0)).toBe(true);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

const centsOf = (texts: string[]): number[] =>
  texts.map((text) => Number(/^R([\d\s.]+)/.exec(text.trim())?.[1]?.replaceAll(/[\s.]/g, '')));

test(
  'a laptop has plans as columns of a table, whose head stays in sight, the cheapest first',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const compare = new ComparePage(page);
    await compare.open('/compareMyMedicalAid', 'Compare My Medical Aid');
    const table = compare.table('Compare My Medical Aid');
    expect(await table.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3);
    // The entries fold to one line, so names, prices and the first facts are visible without scrolling.
    await expect(table.getByRole('row', { name: /^Before tax credit/ })).toBeInViewport();
    const month = table.getByRole('row', { name: /^A month/ });
    await expect(month.getByRole('cell').first()).toContainText('after tax credit');
    const prices = centsOf(await month.getByRole('cell').allTextContents());
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    await table.getByRole('row', { name: /^Note/ }).scrollIntoViewIfNeeded();
    await expect(month).toBeInViewport();
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 900, height: 800 });
    expect(await table.getByRole('columnheader').count()).toBe(3);
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
  },
);

test('a phone has a card for each plan', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const compare = new ComparePage(page);
  await compare.open('/compareMyMedicalAid', 'Compare My Medical Aid');
  await expect(compare.table('Compare My Medical Aid')).toHaveCount(0);
  const cards = compare.main.getByRole('list', { name: 'Compare My Medical Aid' }).getByRole('listitem');
  await expect(cards.first()).toContainText('after tax credit');
  expect(await findings(page)).toEqual([]);
});

test.describe('the line of pins', () => {
  test.use({ role: 'consumer' });

  test(
    'stands at the foot of the window, or on the bar of actions once that is there',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const compare = new ComparePage(page);
      await compare.openEmpty('/wealth/financial-tools/compare-medical-aid', 'Compare Medical Aid');
      await compare.field(/^Your income a month/).fill('30000');
      await compare.main.getByRole('button', { name: /^Pin / }).first().click();
      const line = compare.main.getByText('1 of 3 pinned.').locator('..');
      const foot = async () => {
        const box = await line.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      };
      const bar = page.getByRole('region', { name: 'Actions' });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(bar).toHaveCount(0);
      await expect.poll(foot).toBe(800);
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect(bar).toBeVisible();
      await expect.poll(foot).toBe(Math.round((await bar.boundingBox())?.y ?? 0));
    },
  );
});
