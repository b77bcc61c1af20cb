import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { brand } from '@phila/contract/brand';
import { demoOrganisation } from './accounts.ts';
import { declaredRoutes, isPlain } from './declared-routes.ts';
import { findings, widthBeyond } from './findings.ts';
import { shiftSeen, watchShift } from './layout-shift.ts';
import { sampled } from './sampled.ts';
import { expect, test as base } from './test.ts';

const root = path.resolve(import.meta.dirname, '..');

const SOME_PRODUCTS = 3;

/**
 * Text of the page, without parts that scripts add later (sections of other remotes, charts, further list pages) and
 * without noscript content.
 */
const textOf = (page: Page): Promise<string> =>
  page.locator('#outlet').evaluate((outlet) => {
    const copy = outlet.cloneNode(true) as HTMLElement;
    for (const slot of copy.querySelectorAll('[data-slot]')) slot.replaceChildren();
    for (const added of copy.querySelectorAll('figure, nav[aria-label^="Pages"], noscript, script'))
      added.remove();
    return copy.textContent;
  });

/** Paths in the sitemap, including content published by editors. */
const listed = async (request: { get: (path: string) => Promise<{ text: () => Promise<string> }> }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  // Keeps a few of the hundreds of products, because they share one page.
  const products = paths.filter((one) => one.startsWith('/product/'));
  return paths.filter((one) => !products.slice(SOME_PRODUCTS).includes(one));
};

interface EarlyPages {
  /** Page in a browser without scripts, 1280 wide. */
  plain: Page;
  /** Page whose own scripts never load; the test's scripts still run. */
  early: Page;
}

const test = base.extend<EarlyPages>({
  plain: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
      ...(baseURL && { baseURL }),
    });
    await use(await context.newPage());
    await context.close();
  },
  early: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    await context.route('**/*.js', (route) => route.abort());
    await use(await context.newPage());
    await context.close();
  },
});

const NARROW = { width: 320, height: 800 };

test(
  'with scripts off every page that is found is whole: a heading of its own, text, links that answer',
  { tag: '@long' },
  async ({ plain: page, request, baseURL }) => {
    test.slow();
    await page.setViewportSize(NARROW);
    const headings = new Map<string, string>();
    const links = new Set<string>();
    const addresses = await listed(request);
    expect(addresses).toContain('/media-releases/phila-opens');
    expect(addresses.some((address) => address.startsWith('/product/'))).toBe(true);
    for (const address of sampled(addresses)) {
      const reply = await page.goto(address);
      expect.soft([address, reply?.status()]).toEqual([address, 200]);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect.soft(heading, address).toHaveCount(1);
      await expect.soft(heading, address).toBeVisible();
      const said = (await heading.textContent()) ?? '';
      expect.soft([address, headings.get(said)]).toEqual([address, undefined]);
      headings.set(said, address);
      // Products sold by other tests have a one-sentence description.
      expect.soft((await page.getByRole('main').innerText()).length, address).toBeGreaterThan(150);
      expect.soft(await widthBeyond(page), `${address} in 320 pixels`).toBeLessThanOrEqual(0);
      for (const link of await page.getByRole('main').getByRole('link').all())
        links.add(new URL((await link.getAttribute('href')) ?? '', reply?.url()).href);
    }
    const own = new Set([...links].map((link) => link.replace(/#.*/, '')));
    for (const link of own) {
      if (!link.startsWith(baseURL ?? '')) continue;
      expect.soft([link, (await request.get(link)).status()]).toEqual([link, 200]);
    }
  },
);

/** Public addresses, with an example for each route with a parameter. */
const openedByAnyone = declaredRoutes
  .filter(({ access, redirect }) => access === 'anyone' && redirect === undefined)
  .map((route) => ({ ...route, address: route.path.replace(':productId', '1').replace(':id', '1') }))
  .filter(({ address }) => !address.includes(':'));

/** Returns true for a page that differs by visitor: a cart, or the target of a mailed link. */
const isUnlisted = ({ unlisted }: { unlisted?: boolean | undefined }): boolean => unlisted === true;

test('every page that everyone may open has a heading, words and a way on before any script, and says whether it is to be found', async ({
  plain: page,
  baseURL,
}) => {
  test.slow();
  expect(openedByAnyone.length).toBeGreaterThan(45);
  await page.setViewportSize(NARROW);
  const words = new Map<string, string>();
  for (const route of sampled(openedByAnyone)) {
    const { address } = route;
    const unlisted = isUnlisted(route);
    const reply = await page.goto(address);
    expect.soft([address, reply?.status()]).toEqual([address, 200]);
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect.soft(main.getByRole('heading', { level: 1 }), address).toBeVisible();
    expect.soft((await main.innerText()).length, address).toBeGreaterThan(150);
    // Other pages have content to read, and links in the header.
    if (unlisted) await expect.soft(main.getByRole('link').first(), address).toBeVisible();
    // Nothing is shown as still loading.
    await expect.soft(main.locator('[aria-busy="true"]:visible'), address).toHaveCount(0);
    expect.soft(await widthBeyond(page), `${address} in 320 pixels`).toBeLessThanOrEqual(0);
    const title = await page.title();
    expect.soft(title.length >= 15 && title.length <= 60, `${address}: ${title}`).toBe(true);
    const said = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
    expect.soft(said.length >= 50 && said.length <= 160, `${address}: ${said}`).toBe(true);
    // Each page has its own description; a second address of the same page repeats it.
    expect.soft([address, words.get(said) ?? route.page]).toEqual([address, route.page]);
    words.set(said, route.page ?? '');
    await expect
      .soft(page.locator('meta[name="robots"][content="noindex"]'), address)
      .toHaveCount(unlisted ? 1 : 0);
    expect
      .soft([address, reply?.headers()['x-robots-tag']])
      .toEqual([address, unlisted ? 'noindex' : undefined]);
    const canonical = page.locator('link[rel="canonical"]');
    await expect.soft(canonical, address).toHaveCount(unlisted ? 0 : 1);
    if (!unlisted)
      expect.soft((await canonical.getAttribute('href'))?.startsWith(baseURL ?? ''), address).toBe(true);
  }
  const left = openedByAnyone.filter(isUnlisted).map(({ path: one }) => one);
  expect(left.toSorted()).toEqual([
    '/cart',
    '/forgot-password',
    '/forgot-password-sync',
    '/media-releases/:id/preview',
    '/shared-cv',
    '/undo-sign-in-change',
    '/unsubscribe',
    '/your-data',
  ]);
});

test(
  'axe finds nothing in a page before its script has come',
  { tag: '@long' },
  async ({ early, request }) => {
    test.slow();
    const unlisted = openedByAnyone.filter(isUnlisted).map(({ address }) => address);
    for (const address of sampled([...(await listed(request)), ...unlisted])) {
      await early.goto(address);
      expect.soft(await findings(early), address).toEqual([]);
    }
  },
);

/** Requests of a page with scripts to other sites, before any consent was given. */
const askedElsewhere = (page: Page, baseURL: string | undefined): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) asked.push(request.url());
  });
  return asked;
};

/**
 * Public addresses that have HTML but are missing from the sitemap, because another address is canonical. Leaves out
 * unlisted pages: their HTML only stands in until the script runs.
 */
const furtherAddresses = (known: readonly string[]): string[] =>
  openedByAnyone
    .filter((route) => route.layout === 'public' && isPlain(route) && !isUnlisted(route))
    .map((route) => route.path)
    .filter((one) => !known.includes(one));

test(
  'each of them says the same once its script has drawn it, and asks no other site for anything',
  { tag: '@long' },
  async ({ plain, page, request, baseURL }) => {
    test.slow();
    const elsewhere = askedElsewhere(page, baseURL);
    const known = await listed(request);
    const further = furtherAddresses(known);
    expect(further).toEqual(['/landing-page', '/privacyPolicy']);
    for (const address of sampled([...known, ...further])) {
      await plain.goto(address);
      // The script shows as many plans in columns as fit a wide window, while the HTML always has rows.
      await page.setViewportSize({ width: address.startsWith('/compareMy') ? 768 : 1280, height: 800 });
      await page.goto(address);
      await expect(page.locator('[data-drawn]'), address).toHaveCount(0);
      expect.soft(await textOf(page), address).toBe(await textOf(plain));
    }
    expect(elsewhere).toEqual([]);
  },
);

test(
  'plans stand as rows of a table before the script of a wide window, and as cards in a narrow one',
  { tag: '@long' },
  async ({ plain: page }) => {
    for (const address of ['/compareMyMedicalAid', '/compareMyInsurance'])
      for (const [width, areRows] of [
        [1280, true],
        [900, true],
        [899, false],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        const plans = page.getByRole('main').locator('ul[aria-label] > li:has(dl)');
        expect(await plans.count()).toBeGreaterThan(2);
        const places = await plans.evaluateAll((items) =>
          items.map((item) => [...item.querySelectorAll('dd')].map((one) => one.getBoundingClientRect().x)),
        );
        const columns = new Set(places.flat()).size;
        expect([address, width, columns]).toEqual([address, width, areRows ? 5 : 1]);
        expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
      }
  },
);

test('the sign-in page is there before its script, in its place, and its script takes over', async ({
  plain,
  page,
}) => {
  for (const address of ['/sign-in', '/sign-up']) {
    await plain.goto(address);
    const title = plain.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    expect(await plain.content()).toContain('Signing in and most forms need it');
    // Hides the form, because it cannot be sent, and offers another way. getByText does not look into noscript.
    await expect(plain.getByRole('form'), address).toHaveCount(0);
    const said = plain.getByRole('main').locator('noscript p').first();
    await expect(said, address).toBeVisible();
    await expect(said).toContainText('needs JavaScript');
    await expect(said.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contactUs#write');
    await page.goto(address);
    await expect(page.locator('[data-drawn]'), address).toHaveCount(0);
    const [before, after] = [
      await title.boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ];
    expect.soft(before, address).toEqual(after);
    expect.soft(await textOf(page), address).toBe(await textOf(plain));
  }
});

test.describe('a person who is signed in', () => {
  test.use({ role: 'consumer' });

  test(
    'and opens the sign-in page finds nothing of it on the page that they are led to',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/sign-in');
      await expect(page).not.toHaveURL(/sign-in/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-drawn]')).toHaveCount(0);
    },
  );
});

test('an organisation’s link paints the page in its colours before any script', async ({ plain: page }) => {
  const chrome = () =>
    page
      .locator('[data-first-header], [data-before-shell] > header')
      .evaluate((header) => getComputedStyle(header).backgroundColor);
  await page.goto('/');
  const own = await chrome();
  await page.goto(`/?Organization=${demoOrganisation}`);
  expect(await chrome()).toBe('rgb(11, 110, 79)');
  expect(own).not.toBe('rgb(11, 110, 79)');
  // The following pages keep the colours, although their addresses name no organisation.
  for (const address of ['/', '/security']) {
    await page.goto(address);
    expect([address, await chrome()]).toEqual([address, 'rgb(11, 110, 79)']);
  }
});

test(
  'its colours never change back while a page of the visit is drawn',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { chromesSeen: seen });
      const look = () => {
        const chrome = getComputedStyle(document.documentElement).getPropertyValue('--phila-chrome').trim();
        if (chrome !== '' && chrome !== seen.at(-1)) seen.push(chrome);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // The link, the same page without the parameter, and another page.
    for (const address of [`/security?Organization=${demoOrganisation}`, '/security', '/privacy-policy']) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-organisation', '');
      const seen = await page.evaluate(() => (window as unknown as { chromesSeen: string[] }).chromesSeen);
      expect([address, seen]).toEqual([address, ['#0b6e4f']]);
    }
  },
);

/** Holds back the page's scripts until released, except the early one; the page must work without them. */
const heldBack = async (page: Page) => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'shell/dist/site/shell.json'), 'utf8')) as {
    scripts: string[];
  };
  for (const file of scripts)
    await page.route(`**/${file}`, async (route) => {
      await held;
      await route.continue();
    });
  return goOn;
};

test.describe('before the application has begun', () => {
  const SERVICES = 'Wealth Creation';

  const header = (page: Page) => page.locator('[data-first-header]');
  const isDrawn = (page: Page) => expect(page.locator('[data-drawn]')).toHaveCount(0);

  test('the menus of the header open and lead on, and its colours change', async ({ page }) => {
    await heldBack(page);
    await page.goto('/security', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = header(page).locator('[data-bar]').getByRole('link', { name: SERVICES });
    await expect(link).toBeHidden();
    await header(page).getByText('SERVICES').first().click();
    await expect(link).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await header(page).getByRole('button', { name: 'Change to dark colours' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(236, 234, 230)');
    expect(await findings(page)).toEqual([]);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(236, 234, 230)');
    await header(page).getByText('SERVICES').first().click();
    await link.click();
    await expect(page).toHaveURL('/wealthCreation');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the header that replaces it keeps open menus and the focus, and moves nothing', async ({ page }) => {
    const goOn = await heldBack(page);
    await page.goto('/security', { waitUntil: 'commit' });
    await header(page).getByText('SERVICES').first().click();
    const places = (within: string) =>
      page.locator(within).evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height];
          }),
      );
    const SEEN = ':is([data-home], summary, [data-bar] > ul > li > a, [data-colours], [data-account] > a)';
    const before = await places(`[data-first-header] ${SEEN}`);
    expect(before.length).toBeGreaterThan(8);
    goOn();
    await isDrawn(page);
    await expect(header(page)).toHaveCount(0);
    const services = page.getByRole('banner').getByRole('button', { name: 'SERVICES' });
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(services).toBeFocused();
    const after = await places('#root [data-layout] > div > header :is(a, button):not(li li a)');
    expect(after).toEqual(before);
  });

  test(
    'on a phone its menus open, one at a time, and stay open as it is taken over',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      const goOn = await heldBack(page);
      await page.goto('/security', { waitUntil: 'commit' });
      const product = header(page).getByRole('link', { name: 'Funeral Policy' });
      await header(page).getByText('Products', { exact: true }).click();
      await expect(product).toBeVisible();
      await header(page).locator('[data-opens="mobileMenu"] > summary').click();
      await expect(product).toBeHidden();
      await expect(header(page).getByRole('link', { name: SERVICES })).toBeVisible();
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
      expect(await findings(page)).toEqual([]);
      goOn();
      await isDrawn(page);
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  );

  test('it begins by itself, after the text was painted', async ({ page, request }) => {
    const html = await (await request.get('/security')).text();
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'shell/dist/site/shell.json'), 'utf8')) as {
      scripts: string[];
    };
    // Removes the inert template, which may name the script.
    expect(html.replace(/<template id="application">.*?<\/template>/, '')).not.toContain(scripts[0]);
    await page.goto('/security');
    await isDrawn(page);
    const [asked = 0, painted = Infinity] = await page.evaluate(
      ([file]) => [
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith(`/${file}`))?.startTime,
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      ],
      scripts,
    );
    expect(asked).toBeGreaterThanOrEqual(painted);
  });
});

test(
  'an address that nothing is at says so with scripts off as well, with ways on',
  { tag: '@long' },
  async ({ plain: page }) => {
    await page.setViewportSize(NARROW);
    for (const address of ['/noSuchPage', '/media-releases/no-such-release']) {
      const reply = await page.goto(address);
      expect([address, reply?.status()]).toEqual([address, 404]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
      await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL('/');
    }
  },
);

test.describe('the footer of a page that came as HTML', () => {
  const first = (page: Page) => page.locator('[data-first-footer]');
  const own = (page: Page) => page.locator('#root').getByRole('contentinfo');

  test(
    'is whole with scripts off: its links answer, axe finds nothing, and nothing in it needs a script',
    { tag: '@long' },
    async ({ plain: page, early, request }) => {
      await page.goto('/security');
      const footer = page.getByRole('contentinfo');
      await expect(
        footer.getByRole('navigation', { name: 'Products & Services' }).getByRole('link'),
      ).toHaveText(['Services', 'Offers', 'Products', 'Learning', 'Financial Tools']);
      await expect(footer.getByRole('navigation', { name: 'Useful Links' }).getByRole('link')).toHaveText([
        'PAIA manual',
        'Privacy policy',
        'Terms and conditions',
      ]);
      for (const [name, address] of [
        [/^Subscribe/, brand.forms.newsletter],
        [/Open the map/, brand.map.link],
        [brand.phone, `tel:${brand.phoneLink}`],
        [brand.email, `mailto:${brand.email}`],
      ] as const)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
      await expect(footer).toContainText(brand.address.join(''));
      await expect(footer).toContainText(`© ${new Date().getFullYear()} ${brand.company.legalName}`);
      // Has no button: without a script, pressing one would do nothing.
      await expect(footer.getByRole('button')).toHaveCount(0);
      const links = await footer
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(links.length).toBe(8);
      for (const link of links)
        expect([link, (await request.get((link ?? '').replace(/#.*/, ''))).status()]).toEqual([link, 200]);
      // axe is a script, so this checks the page before the application has loaded.
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [375, 'dark'],
      ] as const) {
        await early.setViewportSize({ width, height: 800 });
        await early.emulateMedia({ colorScheme });
        await early.goto('/security');
        await expect(first(early)).toBeVisible();
        expect(await findings(early)).toEqual([]);
        expect(await widthBeyond(early)).toBeLessThanOrEqual(0);
      }
    },
  );

  test(
    'is replaced by the same one: its text, and the place of each link and button',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      const goOn = await heldBack(page);
      const look = (within: string) =>
        page.locator(within).evaluate((footer) => ({
          text: footer.textContent,
          // Positions relative to the footer, because content above it may still change height.
          places: [...footer.querySelectorAll('a, button, h2, svg')].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y - footer.getBoundingClientRect().y, width, height].map(Math.round);
          }),
        }));
      await page.goto('/security', { waitUntil: 'commit' });
      await expect(first(page)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await look('[data-first-footer] > footer');
      expect(before.places.length).toBeGreaterThan(20);
      goOn();
      await expect(first(page)).toHaveCount(0);
      await expect(page.locator('[data-drawn]')).toHaveCount(0);
      expect(await look('#root footer')).toEqual(before);
    },
  );

  test(
    'answers a press that came before the application, once this is there',
    { tag: '@long' },
    async ({ page }) => {
      await page.route(/openstreetmap/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
      );
      const goOn = await heldBack(page);
      await page.goto('/security', { waitUntil: 'commit' });
      await first(page).getByRole('button', { name: 'Show the map here' }).click();
      goOn();
      await expect(own(page).locator('iframe')).toHaveAttribute('src', brand.map.embed ?? '');
    },
  );

  test(
    'stands at the foot of the window, and leaves no gap, where its page is short',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 4000 });
      const goOn = await heldBack(page);
      const foot = async (footer: Locator) => {
        const box = await footer.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      };
      await page.goto('/security', { waitUntil: 'commit' });
      await expect(first(page)).toBeVisible();
      expect(await foot(first(page))).toBe(4000);
      goOn();
      await expect(first(page)).toHaveCount(0);
      await expect(page.locator('[data-drawn]')).toHaveCount(0);
      // Sections are laid out one by one.
      await expect.poll(() => foot(own(page))).toBe(4000);
    },
  );
});

/** Runs before the page's own scripts: counts the visible main headings in every painted frame. */
const countHeadings = (): void => {
  const counts: number[] = [];
  Object.assign(window, { headingCounts: counts });
  const look = () => {
    const seen = [...document.querySelectorAll('h1')].filter((heading) =>
      heading.checkVisibility({ visibilityProperty: true }),
    ).length;
    if (seen > 0 || counts.length > 0) counts.push(seen);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

test(
  'its script takes its place in one frame, and nothing jumps',
  { tag: '@phone-long' },
  async ({ page }) => {
    await page.addInitScript(countHeadings);
    for (const address of [
      '/',
      '/security',
      '/privacy-policy',
      '/loanCalculator',
      '/sign-in',
      '/media-releases',
      '/media-releases/phila-opens',
      '/cart',
      '/your-data',
    ]) {
      await watchShift(page);
      await page.goto(address);
      await expect(page.locator('[data-drawn]'), address).toHaveCount(0);
      const shift = await shiftSeen(page);
      expect.soft(shift.value, `${address}: ${shift.what.join('; ')}`).toBeLessThanOrEqual(0.02);
      const counts = await page.evaluate(
        () => (window as unknown as { headingCounts: number[] }).headingCounts,
      );
      expect.soft([...new Set(counts)], address).toEqual([1]);
    }
  },
);

test(
  'its largest paint is its first: no text is larger for being drawn again',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { largestPaints: told });
      new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
          told.push(element?.textContent?.trim() ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const largest = () =>
      page.evaluate(() => (window as unknown as { largestPaints: string[] }).largestPaints);
    for (const address of ['/', '/funeralPolicy']) {
      // Simulates a slow line: paints with a fallback font before the web font and script load.
      let goOn = (): void => undefined;
      const painted = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route(/\.(js|woff2)$/, async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(largest, address).not.toEqual([]);
      goOn();
      await expect(page.locator('[data-drawn]'), address).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const texts = (await largest()).filter((text) => text !== '');
      expect(texts.length, address).toBeGreaterThan(0);
      expect(texts, address).toEqual([...new Set(texts)]);
      await page.unroute(/\.(js|woff2)$/);
    }
  },
);

test(
  'its facts for search engines are data that the policy lets stand, and say what is seen',
  { tag: '@long' },
  async ({ page }) => {
    // Policy violations reach every test through `complaints`.
    await page.goto('/media-releases/phila-opens');
    const facts = await page
      .locator('script[type="application/ld+json"]')
      .evaluate(
        (script) => (JSON.parse(script.textContent) as { '@graph': Record<string, string>[] })['@graph'],
      );
    const [release] = facts;
    expect(release?.['@type']).toBe('NewsArticle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(release?.['headline'] ?? '');
    await expect(page.getByRole('main').locator('time')).toHaveAttribute(
      'datetime',
      release?.['datePublished'] ?? '',
    );
    await expect(page).toHaveTitle(`${release?.['headline']} · Phila`);
  },
);

test(
  'its facts about the company and a product are those that a reader sees',
  { tag: '@long' },
  async ({ plain: page, request, baseURL }) => {
    const facts = async (type: string) =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluate(
          (script, wanted) =>
            (JSON.parse(script.textContent) as { '@graph': Record<string, unknown>[] })['@graph'].find(
              (one) => one['@type'] === wanted,
            ) ?? {},
          type,
        );
    await page.goto('/');
    const company = await facts('Organization');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(String(company['legalName']));
    const links = await footer.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(
      expect.arrayContaining([
        ...(company['sameAs'] as string[]),
        `tel:${String(company['telephone'])}`,
        `mailto:${String(company['email'])}`,
      ]),
    );
    for (const line of String(company['address']).split(', ')) await expect(footer).toContainText(line);
    await page.goto('/terms-and-conditions');
    const { identifier, vatID } = await facts('Organization');
    const particulars = page.getByRole('table', { name: 'Our particulars' });
    await expect(particulars).toContainText(String((identifier as { value: string }).value));
    await expect(particulars).toContainText(String(vatID));
    const address = (await listed(request)).find((one) => one.startsWith('/product/')) ?? '';
    await page.goto(address);
    const product = await facts('Product');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(String(product['name']));
    const { price } = product['offers'] as { price: string };
    // Groups the thousands, as amounts are written.
    const written = price.replace(/\B(?=(\d{3})+\.)/g, ' ');
    expect((await main.innerText()).replaceAll('\u00a0', ' ')).toContain(`R ${written}`);
    const way = (await facts('BreadcrumbList'))['itemListElement'] as { name: string; item: string }[];
    expect(way.at(-1)).toMatchObject({ name: product['name'], item: `${baseURL}${address}` });
    for (const { item } of way) expect([item, (await request.get(item)).status()]).toEqual([item, 200]);
  },
);
