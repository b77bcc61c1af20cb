import type { Page } from '@playwright/test';
import { widthBeyond } from './findings.ts';
import { beginAs, type NewPerson, newPerson } from './new-person.ts';
import { Portal } from './pages/portal.ts';
import { send } from './service-client.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

const dependant = {
  typeNo: 1,
  titleNo: 1,
  firstName: 'Nomthandazo',
  surname: 'van der Westhuizen',
  telephoneNumber: '0825551234',
  idNumber: '1503120123080',
  dateOfBirth: '2015-03-12',
};

const investment = {
  type: 1,
  provider: 1,
  accountNumber: '6212345678',
  value: 123_456.78,
  annualInterestRate: 7.25,
  monthlyContribution: 1_500,
  inceptionDate: '2020-03-01',
  endDate: '2031-03-01',
};

interface Wide {
  path: string;
  /** Column headings; the first is shown at any width. */
  headings: readonly string[];
  /** Width in pixels from which all columns fit. */
  whole: number;
  /** Texts of a row, in columns or below the first cell. */
  says: readonly (string | RegExp)[];
  add: (site: Site, person: NewPerson) => Promise<unknown>;
}

const tables: Record<string, Wide> = {
  dependants: {
    whole: 1440,
    path: '/wealth/financial-products/medical-aid-dependants',
    headings: [
      'Type of dependant',
      'Title',
      'First name',
      'Surname',
      'Telephone number',
      'ID number',
      'Date of birth',
    ],
    says: ['Nomthandazo', 'van der Westhuizen', '082 555 1234', '12 Mar 2015'],
    add: (site, { tokens }) =>
      send(site, 'POST', '/Wealth/medical-aid-dependant', { token: tokens.accessToken, body: dependant }),
  },
  investments: {
    whole: 1280,
    path: '/wealth/financial-products/short-term-investments',
    headings: ['Type', 'Provider', 'Account number', 'Value', 'Monthly contribution', 'End date'],
    says: [/R.123.456\.78/, /R.1.500\.00/, '01 Mar 2031'],
    add: (site, { tokens }) =>
      send(site, 'POST', '/Wealth/short-term-investment', { token: tokens.accessToken, body: investment }),
  },
  'products in the cart': {
    whole: 1280,
    path: '/offers/cart',
    headings: ['Name', 'Qty', 'Price', 'Total', 'Remove'],
    says: ['First aid level 1', /R.\d/],
    add: async (site, { tokens }) => {
      const { items } = (await send(site, 'GET', '/Shop/products?SearchTerm=First+aid+level+1')) as {
        items: { productId: number; productName: string }[];
      };
      const found = items.find(({ productName }) => productName === 'First aid level 1');
      await send(site, 'POST', '/Shop/add-to-cart', {
        token: tokens.accessToken,
        body: { productId: found?.productId },
      });
    },
  },
};

const headingsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map(({ textContent }) => textContent.trim()));

for (const [name, { path, headings, whole, says, add }] of Object.entries(tables))
  test(
    `${name} stand in a table on a desk and a tablet, and whatever gives way is still said`,
    { tag: '@long' },
    async ({ page, context, site }, { workerIndex }) => {
      const person = await newPerson(site, 'wide', workerIndex);
      await add(site, person);
      await beginAs(context, person);
      for (const width of [1440, 1280, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const row = page.getByRole('main').getByRole('row').nth(1);
        for (const text of says) await expect(row, `${width} wide`).toContainText(text);
        const seen = await headingsOf(page);
        const own = seen.filter((heading) => headings.includes(heading));
        if (width >= whole) expect.soft(own, `${width} wide`).toEqual(headings);
        // Remaining columns keep their order.
        expect
          .soft(
            headings.filter((heading) => own.includes(heading)),
            `${width} wide`,
          )
          .toEqual(own);
        expect.soft(await widthBeyond(page), `${width} wide`).toBe(0);
        const beyond = await row
          .locator('xpath=ancestor::table/..')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect.soft(beyond, `the table at ${width}`).toBe(0);
        await expect.soft(new Portal(page, false).sidePanel, `${width} wide`).toBeHidden();
      }
    },
  );
