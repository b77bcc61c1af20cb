import { readFile } from 'node:fs/promises';
import { brand } from '@phila/contract';
import type { Locator } from '@playwright/test';
import { publishFixtures } from './fixture-remote.ts';
import { LandingPage } from './pages/landing.ts';
import { PublicChrome } from './pages/public-chrome.ts';
import { expect, test } from './test.ts';

test.describe('the whole menu', () => {
  let unpublish: () => Promise<void>;
  test.beforeAll(async ({ site }) => {
    unpublish = await publishFixtures(site);
  });
  test.afterAll(() => unpublish());

  test(
    'leads to the pages that remotes declare, and to nothing else',
    { tag: '@phone' },
    async ({ page, narrow }) => {
      const { menu, navigation } = new PublicChrome(page, narrow);
      await page.goto('/terms-and-conditions');
      if (narrow) await menu.click();
      const services = navigation.getByRole('button', { name: 'SERVICES' });
      await services.click();
      await expect(services).toHaveAttribute('aria-expanded', 'true');
      await expect(navigation.getByRole('link', { name: 'Nowhere' })).toHaveCount(0);
      await navigation.getByRole('link', { name: 'My Career' }).click();
      await expect(page).toHaveURL('/myCareer');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Career');
      await expect(navigation.getByRole('link', { name: 'My Career' })).toBeHidden();
    },
  );

  test(
    'leads to each page of the company, and not by way of another',
    { tag: ['@long', '@phone-long'] },
    async ({ page, narrow }) => {
      const { menu, navigation } = new PublicChrome(page, narrow);
      await page.goto('/');
      await expect(new LandingPage(page).heading).toBeVisible();
      if (narrow) await menu.click();
      await navigation.getByRole('button', { name: 'ABOUT US' }).click();
      await navigation.getByRole('link', { name: 'Our Values' }).click();
      await expect(page).toHaveURL('/ourValues');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    },
  );

  test(
    'says of another site that it opens in a new tab',
    { tag: ['@long', '@phone-long'] },
    async ({ page, narrow }) => {
      const { menu, navigation } = new PublicChrome(page, narrow);
      await page.goto('/terms-and-conditions');
      if (narrow) await menu.click();
      await navigation.getByRole('button', { name: 'LEARNING' }).click();
      const link = navigation.getByRole('link', { name: 'Dashboard (opens in a new tab)' });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    },
  );

  test('is walked by keyboard', { tag: '@phone-long' }, async ({ page, narrow }) => {
    const { menu, navigation } = new PublicChrome(page, narrow);
    await page.goto('/terms-and-conditions');
    if (narrow) {
      await menu.focus();
      await page.keyboard.press('Enter');
    }
    const services = navigation.getByRole('button', { name: 'SERVICES' });
    const link = navigation.getByRole('link', { name: 'Wealth Creation' });
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(narrow ? menu : services).toBeFocused();
  });

  test('on a phone the products have a menu of their own', { tag: '@phone' }, async ({ page, narrow }) => {
    const { header } = new PublicChrome(page, narrow);
    await page.goto('/terms-and-conditions');
    const products = header.getByRole('button', { name: 'Products' });
    if (narrow) {
      await products.click();
      await page
        .getByRole('dialog', { name: 'Products' })
        .getByRole('link', { name: 'Funeral Policy' })
        .click();
      await expect(page).toHaveURL('/funeralPolicy');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    } else {
      await expect(header.getByRole('link', { name: 'HOME' })).toBeVisible();
      await expect(products).toHaveCount(0);
    }
  });

  test(
    'opens by the mouse alone and closes when it leaves; on a phone it slides in and out',
    { tag: ['@long', '@phone-long'] },
    async ({ page, narrow }) => {
      const { menu, drawer, navigation } = new PublicChrome(page, narrow);
      await page.goto('/terms-and-conditions');
      if (narrow) {
        await menu.tap();
        await expect(drawer).toBeVisible();
        await drawer.getByRole('button', { name: 'Close menu' }).tap();
        await expect(drawer).toBeHidden();
        await expect(menu).toBeFocused();
      } else {
        const link = navigation.getByRole('link', { name: 'Wealth Creation' });
        await navigation.getByRole('button', { name: 'SERVICES' }).hover();
        await expect(link).toBeVisible();
        await link.hover();
        await expect(link).toBeVisible();
        await page.getByRole('main').hover();
        await expect(link).toBeHidden();
      }
    },
  );

  test('the last authentication pages show no logo', { tag: ['@long', '@phone-long'] }, async ({ page }) => {
    await page.goto('/choose-business');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('/choose-business');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Phila' })).toHaveCount(0);
    await page.goto('/sign-in');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Phila' })).toBeVisible();
  });
});

test(
  'the menu is the one of the specification',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow }) => {
    const { menu, navigation } = new PublicChrome(page, narrow);
    await page.goto('/terms-and-conditions');
    if (narrow) await menu.click();
    await expect(navigation.getByRole('link', { name: 'HOME' })).toBeVisible();
    await expect(navigation.getByRole('button')).toHaveText([
      'SERVICES',
      'OFFERS',
      'LEARNING',
      'FINANCIAL TOOLS',
      'ABOUT US',
    ]);
  },
);

test(
  'the footer says who is behind the site and leads on',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow }) => {
    const { footer } = new PublicChrome(page, narrow);
    await page.goto('/terms-and-conditions');
    for (const line of brand.address)
      await expect(footer.getByText(line, { exact: true }).first()).toBeVisible();
    await expect(footer.getByRole('link', { name: brand.phone })).toHaveAttribute(
      'href',
      `tel:${brand.phoneLink}`,
    );
    await expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    for (const { label, to, hidden } of brand.social) {
      const link = footer.getByRole('link', { name: label });
      if (hidden) await expect(link).toHaveCount(0);
      else await expect(link).toHaveAttribute('href', to);
    }
    await expect(footer.getByRole('link', { name: /^Subscribe/ })).toHaveAttribute(
      'href',
      brand.forms.newsletter,
    );
    await expect(footer.getByRole('link', { name: /Open the map/ })).toHaveAttribute('href', brand.map.link);
    await expect(footer.getByText(`© ${new Date().getFullYear()} ${brand.copyrightHolder}`)).toBeVisible();
    await footer.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/privacyPolicy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy policy/i);
    await footer.getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/#services');
    await expect(new LandingPage(page).services).toBeInViewport();
    const anchors = footer.getByRole('navigation', { name: 'Products & Services' }).getByRole('link');
    await expect(anchors).toHaveText(['Services', 'Offers', 'Products', 'Learning', 'Financial Tools']);
    for (const anchor of await anchors.all()) {
      const section = (await anchor.getAttribute('href'))?.split('#')[1];
      // The served HTML has content to continue with.
      await expect(page.locator(`[id="${section}"] :is(a, h3)`).first()).toBeAttached();
    }
  },
);

test(
  'a footer anchor of another page ends at its section, below the header',
  { tag: '@phone' },
  async ({ page, narrow }) => {
    const { footer, header } = new PublicChrome(page, narrow);
    const anchors = footer.getByRole('navigation', { name: 'Products & Services' }).locator('a[href*="#"]');
    await page.goto('/terms-and-conditions');
    const targets = await anchors.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(targets).not.toEqual([]);
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const target of targets) {
        await page.goto('/terms-and-conditions');
        await footer.locator(`a[href="${target}"]`).click();
        await expect(page).toHaveURL(target);
        const section = page.locator(`[id="${target.split('#')[1]}"]`);
        /** Pixels between the header and the section; less only where the page ends. */
        const between = async (): Promise<number> => {
          const top = (await section.boundingBox())?.y ?? Number.NaN;
          const below = await header.evaluate((it) => it.getBoundingClientRect().bottom);
          const isAtEnd = await page.evaluate(
            () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight,
          );
          return isAtEnd ? 0 : Math.round(top - below);
        };
        await expect
          .poll(async () => Math.abs(await between()), { message: `${target}, ${reducedMotion}` })
          .toBeLessThanOrEqual(48);
      }
    }
  },
);

test(
  'the map comes in its place once it was asked for',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow }) => {
    const { footer } = new PublicChrome(page, narrow);
    const asked: string[] = [];
    await page.route(/openstreetmap/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    });
    await page.goto('/terms-and-conditions');
    await expect(footer.getByRole('link', { name: /Open the map/ })).toBeVisible();
    expect(asked).toEqual([]);
    await footer.getByRole('button', { name: 'Show the map here' }).click();
    await expect(footer.locator('iframe')).toHaveAttribute('src', brand.map.embed ?? '');
    await expect.poll(() => asked).toEqual([brand.map.embed]);
  },
);

test('the PAIA manual is a PDF to save', { tag: ['@long', '@phone-long'] }, async ({ page, narrow }) => {
  const { footer } = new PublicChrome(page, narrow);
  await page.goto('/terms-and-conditions');
  const coming = page.waitForEvent('download');
  await footer.getByRole('link', { name: 'PAIA manual' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(10_000);
});

test(
  'light or dark follows the system at first, and the choice is remembered',
  { tag: '@phone-long' },
  async ({ page, narrow }) => {
    const { theme } = new PublicChrome(page, narrow);
    const html = page.locator('html');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(html).toHaveAttribute('data-mode', 'dark');
    await theme.click();
    await expect(html).toHaveAttribute('data-mode', 'light');
    await page.reload();
    await expect(html).toHaveAttribute('data-mode', 'light');
    await page.goto('/sign-in');
    await expect(html).toHaveAttribute('data-mode', 'light');
    await expect(theme).toHaveAccessibleName('Change to dark colours');
  },
);

test(
  'the motif of the chrome has no light lines in the dark',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/terms-and-conditions');
    const { footer } = new PublicChrome(page, narrow);
    const line = footer.locator('pattern > path').last();
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect(line).toHaveCSS('fill', ground);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(line).not.toHaveCSS('fill', ground);
  },
);

test.describe('a centred page', () => {
  test.use({ role: 'consumer' });

  for (const [path, action] of [
    ['/sync-account', 'Go on'],
    ['/invitation', 'Go on without it'],
    ['/pay/00000000-0000-4000-8000-000000000000', 'My Orders'],
  ] as const)
    test(
      `has its heading and its way on at one edge: ${path}`,
      { tag: path === '/sync-account' ? '@phone-long' : ['@long', '@phone-long'] },
      async ({ page, complaints }) => {
        // Nonexistent payment.
        complaints.expect(/status of 404/);
        await page.goto(path);
        const main = page.getByRole('main');
        const leftOf = async (part: Locator): Promise<number> =>
          Math.round((await part.boundingBox())?.x ?? -1);
        const way = main.getByRole('button', { name: action }).or(main.getByRole('link', { name: action }));
        await expect(way).toBeVisible();
        expect(await leftOf(way)).toBe(await leftOf(main.getByRole('heading', { level: 1 })));
      },
    );

  test(
    'keeps a fault away from its heading',
    { tag: ['@long', '@phone-long'] },
    async ({ page, complaints }) => {
      complaints.expect(/status of 503/);
      await page.route('**/Account/profiles*', (route) => route.fulfill({ status: 503 }));
      await page.goto('/choose-account');
      const main = page.getByRole('main');
      const fault = await main.getByRole('alert').first().boundingBox();
      const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
      expect((fault?.y ?? 0) - ((heading?.y ?? 0) + (heading?.height ?? 0))).toBeGreaterThanOrEqual(24);
    },
  );
});

test(
  'an unknown address is said to be one, with a way home',
  { tag: '@phone-long' },
  async ({ page, narrow, complaints }) => {
    complaints.expect(/status of 404 .*\/no\/such\/page\)$/);
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
    await expect(page).toHaveTitle(/Page not found/);
    await expect(new PublicChrome(page, narrow).footer).toBeVisible();
    await main.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(new LandingPage(page).heading).toBeVisible();
  },
);
