import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import declaration from '../remote.ts';
import { pages } from './pages.ts';
import { violations } from './testing/accessibility.ts';

/** Folders of pages made of the kit's sections. */
const folders = ['services', 'learning', 'cover', 'company'];
const source = readFileSync(path.join(__dirname, 'pages.ts'), 'utf8');
const names = [...source.matchAll(/webpackChunkName: "([^"]+)" \*\/ '\.\/([a-z]+)\//g)]
  .filter(([, , folder]) => folders.includes(folder ?? ''))
  .map(([, name = '']) => name);

const show = async (name: string) => {
  const load = pages[name];
  if (load === undefined) throw new Error(`There is no page ${name}`);
  const { default: Page } = (await load()) as { default: () => React.ReactNode };
  const shown = renderWithPlatform(<Page />, {
    signedIn: false,
    answers: [answer(calls.shop.productCategories, [])],
  });
  // Waits for the shop's courses.
  if (name === 'courses') await screen.findByText(/No courses are on offer/);
  return shown;
};

it('are nineteen', () => expect(names).toHaveLength(19));

describe.each(names)('%s', (name) => {
  it('has one heading, a picture, a next step, and nothing for axe to find', async () => {
    const { container } = await show(name);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(container.querySelector('header svg[aria-hidden="true"]')).not.toBeNull();
    expect(
      within(screen.getAllByRole('banner')[0] as HTMLElement).getAllByRole('link').length,
    ).toBeGreaterThan(0);
    expect(await violations()).toEqual([]);
  });

  it('has answers that change with what is chosen', async () => {
    const { container } = await show(name);
    const groups = [...container.querySelectorAll('fieldset')];
    for (const group of groups) {
      const said = () => container.querySelector('output')?.textContent;
      const before = said();
      const other =
        [...group.querySelectorAll('button')].find(
          (button) => button.getAttribute('aria-pressed') === 'false',
        ) ?? group.querySelector('button');
      if (other === null || other === undefined) throw new Error('There is nothing to choose');
      await userEvent.click(other);
      expect([group.querySelector('legend')?.textContent, said()]).not.toEqual([
        group.querySelector('legend')?.textContent,
        before,
      ]);
    }
  });

  it('leads to no address of this remote that there is not', async () => {
    const { container } = await show(name);
    const own = declaration.routes.map((route) => route.path);
    const inside = [...container.querySelectorAll('a[href^="/"]')].map((a) => a.getAttribute('href') ?? '');
    const portal =
      /^\/(details|wealth|career|documents|settings|shop|product|api)\b|Calculator$|Simulator$|^\/compareMy|^\/netWealth$/;
    expect(inside.filter((to) => !portal.test(to) && !own.includes(to.split('#')[0] ?? ''))).toEqual([]);
  });
});

const rand = (text: string | null | undefined) => Number((text ?? '').replaceAll(/[^\d.-]/g, ''));
const lineOf = (what: RegExp) =>
  rand(screen.getByRole('row', { name: what }).querySelector('td')?.textContent);

const NO_BREAK = /\u00a0/g;

describe('the sums of the examples', () => {
  it('of interest are those of the formula', async () => {
    await show('moneytime');
    const month = 0.08 / 12;
    const tenYears = (500 * ((1 + month) ** 120 - 1)) / month;
    expect(lineOf(/^He has/)).toBeCloseTo(tenYears, 2);
    expect(lineOf(/^She has/)).toBeCloseTo(tenYears * (1 + month) ** 120, 2);
  });

  it('of medical aid are there before any choice', async () => {
    await show('medical-aid');
    expect(
      screen.getByText('R 2 194', {
        selector: 'output span',
        normalizer: (text) => text.replaceAll(NO_BREAK, ' '),
      }),
    ).toBeVisible();
  });

  it('of a will are 3.5% and VAT', async () => {
    await show('will');
    expect(lineOf(/at most 3\.5%/)).toBeCloseTo(1_200_000 * 0.035, 2);
    expect(lineOf(/With VAT/)).toBeCloseTo(1_200_000 * 0.035 * 1.15, 2);
  });
});
