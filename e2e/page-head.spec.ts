import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BiographicalPage } from './pages/biographical.ts';
import { Portal } from './pages/portal.ts';
import { expect, test } from './test.ts';

test.use({ role: 'consumer' });

/** Scripts that only this layout's chrome needs, as listed by the built shell. */
const layoutFiles = (layout: string): string[] => {
  const file = path.resolve(import.meta.dirname, '../shell/dist/site/shell.json');
  const { preload, provides } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'preload' | 'provides',
    Record<string, string[]>
  >;
  const shared = new Set(Object.values(provides).flat());
  const files = (preload[layout] ?? []).filter((name) => name.endsWith('.js') && !shared.has(name));
  expect(files).not.toEqual([]);
  return files;
};

/** Content must begin within 200 of 800 pixels (specification: look). */
const ROOM = 200;

test(
  'the head of a page is slim: what the page is about begins within 200 of 800 pixels',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [path, first] of [
      [BiographicalPage.path, 'Biographical details'],
      ['/details/personal/next-of-kin', 'Next of Kin details'],
      ['/dashboard', 'Today'],
    ] as const) {
      await page.goto(path);
      const card = page.getByRole('main').getByRole('region', { name: first });
      await expect(card).toBeVisible();
      expect.soft((await card.boundingBox())?.y, path).toBeLessThanOrEqual(ROOM);
    }
  },
);

/** Largest padding of any card on the page, in pixels. */
const widestPadding = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const sides = ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'] as const;
    const cards = [...main.querySelectorAll('section[aria-label]')]
      .map((section) => getComputedStyle(section))
      .filter((style) => style.borderTopStyle === 'solid');
    return Math.max(...cards.flatMap((style) => sides.map((side) => Number.parseFloat(style[side]))));
  });

test(
  'cards are dense: 20 pixels between their edge and what is in them, 16 on a phone',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of [BiographicalPage.path, '/settings', '/wealth/overview']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
      await expect.poll(() => widestPadding(page), `${path}, 1280 wide`).toBe(20);
      await page.setViewportSize({ width: 375, height: 800 });
      await expect.poll(() => widestPadding(page), `${path}, 375 wide`).toBe(16);
    }
  },
);

test('the one main action stands beside the heading, and in the bottom bar of a phone, never in both', async ({
  page,
}) => {
  const biographical = new BiographicalPage(page);
  const main = page.getByRole('main');
  const inHead = main.getByRole('button', { name: 'Edit', exact: true });
  const inBar = page
    .getByRole('region', { name: 'Actions' })
    .getByRole('button', { name: 'Edit biographical details' });
  for (const [width, shown, absent] of [
    [1280, inHead, inBar],
    [375, inBar, inHead],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await biographical.open();
    await expect(shown).toBeVisible();
    await expect(absent).toHaveCount(0);
  }
  // Expects the action to fill the bar next to the fold button.
  expect((await inBar.boundingBox())?.width).toBeGreaterThan(300);
  // Expects no second heading that repeats the title.
  await expect(main.getByRole('heading', { level: 2, name: /Biographical/ })).toHaveCount(0);
});

test(
  'the main action of a narrow phone takes two lines at most, and nothing of it is cut',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      BiographicalPage.path,
      '/details/personal/next-of-kin',
      '/details/passports-and-permits',
      '/wealth/financial-products/medical-aid-dependants',
    ]) {
      await page.goto(path);
      const action = page.getByRole('region', { name: 'Actions' }).getByRole('button').first();
      await expect(action).toBeVisible();
      const { lines, cut } = await action.evaluate((button) => {
        const { height } = button.getBoundingClientRect();
        const { lineHeight, paddingBlock } = getComputedStyle(button);
        const room = height - 2 * Number.parseFloat(paddingBlock);
        return {
          lines: room / Number.parseFloat(lineHeight),
          cut: button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1,
        };
      });
      expect.soft([lines < 3, cut], path).toEqual([true, false]);
    }
  },
);

test(
  'the tabs of an area fade where there are more of them, and the current one is in sight',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/details/passports-and-permits');
    const tabs = page.getByRole('navigation', { name: 'Sections of My Details' });
    const current = tabs.getByRole('link', { name: 'Passports and Permits' });
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(tabs.getByRole('list')).toHaveCSS(
      'mask-image',
      /linear-gradient\(90deg, rgba\(0, 0, 0, 0\).*rgba\(0, 0, 0, 0\)\)/,
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(tabs.getByRole('list')).toHaveCSS('mask-image', 'none');
    // Keeps the current tab in view when the window is narrowed later.
    await page.setViewportSize({ width: 375, height: 740 });
    await expect(current).toBeInViewport({ ratio: 1 });
  },
);

test(
  'the side panel stands beside the content from 1200 pixels, and folds into the head below',
  { tag: '@long' },
  async ({ page }) => {
    const biographical = new BiographicalPage(page);
    const { sidePanel } = new Portal(page, false);
    await page.setViewportSize({ width: 1800, height: 800 });
    await biographical.open();
    const card = await biographical.card.boundingBox();
    const panel = await sidePanel.boundingBox();
    // The panel stays beside the content column, even in a wide window.
    expect((panel?.x ?? 0) - ((card?.x ?? 0) + (card?.width ?? 0))).toBeLessThan(80);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(sidePanel).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
    const sheet = page.getByRole('dialog', { name: 'More actions' });
    await expect(sheet.getByRole('button', { name: 'Speak To An Expert' })).toBeVisible();
  },
);

test(
  'a phone on its side has the main action in the head of the page, and no bar',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 360 });
    await new BiographicalPage(page).open();
    const { actions } = new Portal(page, true);
    await expect(page.getByRole('main').getByRole('button', { name: 'Edit', exact: true })).toBeInViewport();
    await expect(actions).toHaveCount(0);
  },
);

test('support is in sight between a phone and a wide screen', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await new BiographicalPage(page).open();
  for (const name of [/^010/, /@/])
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
});

test('the main action stays where it is first drawn: a press is never lost to what comes beside it', async ({
  page,
  narrow,
}) => {
  // Delays the chrome's code until after the page's own, as on a busy machine.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const file of layoutFiles('portal'))
    await page.route(`**/${file}`, async (route) => {
      await held;
      await route.continue();
    });
  // Does not wait for `load`, because held requests keep it from firing.
  await page.goto(BiographicalPage.path, { waitUntil: 'commit' });
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
  await expect(edit).toBeVisible();
  const first = await edit.boundingBox();
  release();
  await expect(await new Portal(page, narrow).sidePanelButton('Attach File')).toBeVisible();
  expect(await edit.boundingBox()).toEqual(first);
});
