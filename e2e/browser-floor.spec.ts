/** The oldest supported browsers (browserslist), and older ones. */
import type { Page } from '@playwright/test';
import { type Lacked, younger } from '@phila/tooling/floor/compat';
import { isShort } from '@phila/tooling/tests/extent';
import { demoOrganisation } from './accounts.ts';
import { declarations, declaredRoutes, isPlain } from './declared-routes.ts';
import { SignInPage } from './pages/sign-in.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';

/** Kept, because Chromium never shows a `popover` element without these. */
const STAYS: readonly string[] = ['popover', 'showPopover', 'hidePopover', 'togglePopover'];

const lacked = younger().filter(({ member }) => member === null || !STAYS.includes(member));

/** Removes, before the page's own scripts run, every feature that some supported browser lacks. */
const takeAway = (all: readonly Lacked[]): void => {
  const places = [globalThis, Intl] as unknown as Record<string, Record<string, object>>[];
  for (const { holder, member, isStatic } of all)
    for (const place of places) {
      if (member === null) continue;
      // Members of a window are its own properties.
      if (holder === 'Window') Reflect.deleteProperty(place, member);
      const found = place[holder];
      if (found === undefined || found === null) continue;
      Reflect.deleteProperty(found, member);
      // Static `Response.json` is newer than the method `json` of a response.
      if (!isStatic && typeof found['prototype'] === 'object')
        Reflect.deleteProperty(found['prototype'], member);
    }
  for (const { holder, member } of all)
    for (const place of places) if (member === null) Reflect.deleteProperty(place, holder);
};

/** Opens the page and waits for everything, as requests cut off by the next step would count as errors. */
const openWhole = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('#root > [data-layout]'), address).toBeVisible();
  await expect(page.locator('[data-drawn]'), address).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.getByText('can’t be shown right now'), address).toHaveCount(0);
};

test.describe('in a browser that has nothing younger than the floor', () => {
  // Leaves the page's policy out: such a browser does not know its Trusted Types, which Chromium would enforce.
  test.use({ bypassCSP: true });
  test.beforeEach(({ context }) => context.addInitScript(takeAway, lacked));

  const publicPages = declaredRoutes.filter(
    (route) => route.access === 'anyone' && route.redirect === undefined && isPlain(route),
  );

  test('every public page is drawn by its script', async ({ page }) => {
    test.slow();
    await page.goto('/security');
    const has = () =>
      page.evaluate(() => [
        'canParse' in URL,
        'requestIdleCallback' in window,
        'checkVisibility' in Element.prototype,
        'f16round' in Math,
      ]);
    expect(await has()).toEqual([false, false, false, false]);
    expect(publicPages.length).toBeGreaterThan(40);
    for (const { path } of sampled(publicPages)) await openWhole(page, path);
  });

  test('the shell brings what the language lacks there, before anything is drawn', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { hadSorted: 'toSorted' in Array.prototype, hadIterator: 'Iterator' in window });
    });
    await openWhole(page, '/sign-in');
    const had = await page.evaluate(() => {
      const { hadSorted, hadIterator } = window as unknown as Record<string, boolean>;
      return [hadSorted, hadIterator];
    });
    expect(had).toEqual([false, false]);
    const has = await page.evaluate(() => [
      [3, 1, 2].toSorted(),
      typeof Reflect.get(Promise, 'withResolvers'),
      typeof Reflect.get(Set.prototype, 'union'),
      typeof Reflect.get(window, 'Iterator'),
    ]);
    expect(has).toEqual([[1, 2, 3], 'function', 'function', 'function']);
  });

  test('a person signs in and walks through each remote', async ({ page }) => {
    test.slow();
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.signInAs('consumer');
    await expect(page).not.toHaveURL(/sign-in/);
    const own = declarations.flatMap(({ routes }) =>
      routes
        .filter((route) => route.access === 'person' && route.redirect === undefined && isPlain(route))
        .filter(({ layout }) => layout === 'portal')
        .slice(0, isShort ? 1 : 3),
    );
    expect(own.length).toBeGreaterThan(isShort ? 2 : 8);
    for (const { path } of own) await openWhole(page, path);
  });

  test.describe('for an administrator', () => {
    test.use({ role: 'admin' });
    test('administration is drawn', { tag: '@long' }, async ({ page }) => {
      await openWhole(page, '/admin');
    });
  });
});

test.describe('in a browser below the floor', () => {
  // Identified as Chrome before 109.
  test.beforeEach(({ context }) =>
    context.addInitScript(() => void Reflect.deleteProperty(window, 'MathMLElement')),
  );

  const sentence = (page: Page) => page.getByRole('note').filter({ hasText: 'This browser is too old' });

  /** Waits until every script that could start the application has loaded and run. */
  const open = async (page: Page, address: string): Promise<void> => {
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await expect(sentence(page), address).toBeVisible();
    await expect(sentence(page), address).toContainText(/You can read.*signing in.*need Chrome 109/);
  };

  /**
   * Visible buttons that do nothing without a script, unless they submit a working form; and visible inert elements.
   */
  const DEAD = 'button:visible:not(form:not([inert]) button[type="submit"]), [inert]:visible';

  for (const [layout, address, isLong] of [
    ['a public page', '/security', true],
    ['the landing page', '/', false],
    ['a list', '/shop', true],
    ['a calculator', '/loanCalculator', true],
    ['a public page in the colours of an organisation', `/security?Organization=${demoOrganisation}`, true],
    ['the bare page of signing in', '/sign-in', true],
  ] as const)
    test(
      `${layout} stays as it came, says what works, and has no button that does nothing`,
      { tag: isLong ? '@long' : [] },
      async ({ page }) => {
        await open(page, address);
        await expect(page.locator('[data-drawn]')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('#root > [data-layout]')).toHaveCount(0);
        await expect(page.locator(DEAD)).toHaveCount(0);
        await expect(page.getByText('allow JavaScript')).toHaveCount(0);
        for (const menu of await page.locator('[data-first-header] summary:visible').all()) {
          await menu.click();
          await expect(menu.locator('xpath=..')).toHaveAttribute('open', '');
        }
      },
    );

  test('a list is searched there, and a message written, without the application', async ({ page }) => {
    await open(page, '/shop');
    await page.getByRole('searchbox').fill('voucher');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/search=voucher/);
    await open(page, '/contactUs');
    await expect(page.getByRole('main').getByRole('button', { name: 'Send' })).toBeVisible();
  });

  test('an address that nothing is at says so', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.expect(/404/);
    await open(page, '/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
    await expect(page.locator(DEAD)).toHaveCount(0);
  });

  test.describe('for a person who signed in before', () => {
    test.use({ role: 'admin' });
    for (const [address, isLong] of [
      ['/dashboard', false],
      ['/admin', true],
      ['/sign-out', true],
    ] as const)
      test(
        `${address} says so and leads to pages that can be read`,
        { tag: isLong ? '@long' : [] },
        async ({ page }) => {
          await open(page, address);
          await expect(page.locator('#root')).toBeEmpty();
          await expect(page.locator('#not-started')).toBeHidden();
          await expect(page.locator(DEAD)).toHaveCount(0);
          await sentence(page).getByRole('link', { name: 'public pages' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        },
      );
  });
});
