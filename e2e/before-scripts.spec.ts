import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { demoOrganisation } from './accounts.ts';
import { findings, widthBeyond } from './findings.ts';
import { shiftSeen, watchShift } from './layout-shift.ts';
import { expect, test } from './test.ts';

interface ReleasedPage {
  file: string;
  filledBy?: string;
}

const root = path.resolve(import.meta.dirname, '..');

/** The pages of every remote's release, by the remote's folder. */
const released = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => {
    const site = path.join(root, name, 'dist/site');
    const { pages = {} } = JSON.parse(readFileSync(path.join(site, 'release.json'), 'utf8')) as {
      pages?: Record<string, ReleasedPage>;
    };
    return { name, site, pages };
  });
const pagesOf = (name: string) => released.find((one) => one.name === name)?.pages ?? {};

const SOME_PRODUCTS = 3;

/**
 * The text of the page without what its script adds where room is left for it: sections of other remotes, charts, and the
 * steps to further pages of a list; and without what is for those who run none.
 */
const textOf = (page: Page): Promise<string> =>
  page.locator('#outlet').evaluate((outlet) => {
    const copy = outlet.cloneNode(true) as HTMLElement;
    for (const slot of copy.querySelectorAll('[data-slot]')) slot.replaceChildren();
    for (const added of copy.querySelectorAll('figure, nav[aria-label^="Pages"], noscript')) added.remove();
    return copy.textContent;
  });

/** The paths of the list for search engines: every page that is found, with what editors have published. */
const listed = async (request: { get: (path: string) => Promise<{ text: () => Promise<string> }> }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  // Of hundreds of products a few: they are one page.
  const products = paths.filter((one) => one.startsWith('/product/'));
  return paths.filter((one) => !products.slice(SOME_PRODUCTS).includes(one));
};

const withoutScripts = (browser: Browser, baseURL: string | undefined, width = 1280) =>
  browser.newContext({
    javaScriptEnabled: false,
    viewport: { width, height: 800 },
    ...(baseURL && { baseURL }),
  });

test('releases have their public pages as HTML that needs no script', () => {
  expect(Object.keys(pagesOf('mfe-public')).length).toBeGreaterThan(22);
  expect(Object.keys(pagesOf('mfe-wealth')).length).toBe(10);
  for (const { site, pages } of released)
    for (const { file } of Object.values(pages))
      expect(readFileSync(path.join(site, file), 'utf8')).not.toMatch(
        /<template|id="S:|\$RC|<script| style="/,
      );
});

test('with scripts off every page that is found is whole: a heading of its own, text, links that answer', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const context = await withoutScripts(browser, baseURL, 320);
  const page = await context.newPage();
  const headings = new Map<string, string>();
  const links = new Set<string>();
  const addresses = await listed(request);
  expect(addresses).toContain('/media-releases/phila-opens');
  expect(addresses.some((address) => address.startsWith('/product/'))).toBe(true);
  for (const address of addresses) {
    const reply = await page.goto(address);
    expect.soft([address, reply?.status()]).toEqual([address, 200]);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect.soft(heading, address).toHaveCount(1);
    await expect.soft(heading, address).toBeVisible();
    const said = (await heading.textContent()) ?? '';
    expect.soft([address, headings.get(said)]).toEqual([address, undefined]);
    headings.set(said, address);
    expect.soft((await page.getByRole('main').innerText()).length, address).toBeGreaterThan(200);
    expect.soft(await widthBeyond(page), `${address} in 320 pixels`).toBeLessThanOrEqual(0);
    for (const link of await page.getByRole('main').getByRole('link').all())
      links.add(new URL((await link.getAttribute('href')) ?? '', reply?.url()).href);
  }
  await context.close();
  const own = new Set([...links].map((link) => link.replace(/#.*/, '')));
  for (const link of own) {
    if (!link.startsWith(baseURL ?? '')) continue;
    expect.soft([link, (await request.get(link)).status()]).toEqual([link, 200]);
  }
});

test('axe finds nothing in a page before its script has come', async ({ browser, request, baseURL }) => {
  test.slow();
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await context.route('**/*.js', (route) => route.abort());
  const page = await context.newPage();
  for (const address of await listed(request)) {
    await page.goto(address);
    expect.soft(await findings(page), address).toEqual([]);
  }
  await context.close();
});

test('each of them says the same once its script has drawn it', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const context = await withoutScripts(browser, baseURL);
  const plain = await context.newPage();
  for (const address of await listed(request)) {
    await plain.goto(address);
    // What is free has a button that its script draws.
    if (address.startsWith('/product/') && !(await textOf(plain)).includes('VAT is included.')) continue;
    // A wide window has plans as columns, as many as fit; the build has drawn a card for each.
    await page.setViewportSize({ width: address.startsWith('/compareMy') ? 768 : 1280, height: 800 });
    await page.goto(address);
    await expect(page.locator('[data-fragment]'), address).toHaveCount(0);
    expect.soft(await textOf(page), address).toBe(await textOf(plain));
  }
  await context.close();
});

test('the sign-in page is there before its script, in its place, and its script takes over', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await withoutScripts(browser, baseURL);
  const plain = await context.newPage();
  for (const address of ['/sign-in', '/sign-up']) {
    await plain.goto(address);
    const title = plain.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    expect(await plain.content()).toContain('Signing in and most forms need it');
    // What cannot be sent is not shown; what is said in its place has a way on. getByText looks for none in a noscript.
    await expect(plain.getByRole('form'), address).toHaveCount(0);
    const said = plain.getByRole('main').locator('noscript p').first();
    await expect(said, address).toBeVisible();
    await expect(said).toContainText('needs JavaScript');
    await expect(said.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contactUs#write');
    await page.goto(address);
    await expect(page.locator('[data-fragment]'), address).toHaveCount(0);
    const [before, after] = [
      await title.boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ];
    expect.soft(before, address).toEqual(after);
    expect.soft(await textOf(page), address).toBe(await textOf(plain));
  }
  await context.close();
});

test.describe('a person who is signed in', () => {
  test.use({ role: 'consumer' });

  test('and opens the sign-in page finds nothing of it on the page that they are led to', async ({
    page,
  }) => {
    await page.goto('/sign-in');
    await expect(page).not.toHaveURL(/sign-in/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-fragment]')).toHaveCount(0);
  });
});

test('an organisation’s link paints the page in its colours before any script', async ({
  browser,
  baseURL,
}) => {
  const context = await withoutScripts(browser, baseURL);
  const page = await context.newPage();
  const chrome = () =>
    page
      .locator('[data-first-header], [data-before-shell] > header')
      .evaluate((header) => getComputedStyle(header).backgroundColor);
  await page.goto('/');
  const own = await chrome();
  await page.goto(`/?Organization=${demoOrganisation}`);
  expect(await chrome()).toBe('rgb(11, 110, 79)');
  expect(own).not.toBe('rgb(11, 110, 79)');
  // So do the pages after it, whose addresses name no organisation.
  for (const address of ['/', '/security']) {
    await page.goto(address);
    expect([address, await chrome()]).toEqual([address, 'rgb(11, 110, 79)']);
  }
  await context.close();
});

test('its colours never change back while a page of the visit is drawn', async ({ page }) => {
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
  // By the link, again without its parameter, and another page.
  for (const address of [`/security?Organization=${demoOrganisation}`, '/security', '/privacy-policy']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-organisation', '');
    const seen = await page.evaluate(() => (window as unknown as { chromesSeen: string[] }).chromesSeen);
    expect([address, seen]).toEqual([address, ['#0b6e4f']]);
  }
});

test.describe('before the application has begun', () => {
  const SERVICES = 'Wealth Creation';

  /** Its files do not come until they may: what answers now needs none of them. The early script is not one of them. */
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
  const header = (page: Page) => page.locator('[data-first-header]');
  const isDrawn = (page: Page) => expect(page.locator('[data-fragment]')).toHaveCount(0);

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

  test('what is open or focused there is so in the header that takes its place, which moves nothing', async ({
    page,
  }) => {
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

  test('on a phone its menus open, one at a time, and stay open as it is taken over', async ({ page }) => {
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
  });

  test('it begins by itself, after the text was painted', async ({ page, request }) => {
    const html = await (await request.get('/security')).text();
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'shell/dist/site/shell.json'), 'utf8')) as {
      scripts: string[];
    };
    // Inert where it stands in the page.
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

/** Runs in the page before anything else there: how many main headings are seen in each frame that has been painted. */
const countHeadings = (): void => {
  const counts: number[] = [];
  Object.assign(window, { headingCounts: counts });
  const look = () => {
    const seen = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length;
    if (seen > 0 || counts.length > 0) counts.push(seen);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

test('its script takes its place in one frame, and nothing jumps', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(countHeadings);
  for (const address of [
    '/',
    '/security',
    '/privacy-policy',
    '/loanCalculator',
    '/sign-in',
    '/media-releases',
    '/media-releases/phila-opens',
  ]) {
    await watchShift(page);
    await page.goto(address);
    await expect(page.locator('[data-fragment]'), address).toHaveCount(0);
    const shift = await shiftSeen(page);
    expect.soft(shift.value, `${address}: ${shift.what.join('; ')}`).toBeLessThanOrEqual(0.02);
    const counts = await page.evaluate(
      () => (window as unknown as { headingCounts: number[] }).headingCounts,
    );
    expect.soft([...new Set(counts)], address).toEqual([1]);
  }
});

test('its largest paint is its first: no text is larger for being drawn again', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { largestPaints: told });
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        told.push(element?.textContent?.trim() ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const largest = () => page.evaluate(() => (window as unknown as { largestPaints: string[] }).largestPaints);
  for (const address of ['/', '/funeralPolicy']) {
    // As on a slow line: the page is painted in what the device has, before its typeface and its script.
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
    await expect(page.locator('[data-fragment]'), address).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const texts = (await largest()).filter((text) => text !== '');
    expect(texts.length, address).toBeGreaterThan(0);
    expect(texts, address).toEqual([...new Set(texts)]);
    await page.unroute(/\.(js|woff2)$/);
  }
});

test('its facts for search engines are data that the policy lets stand, and say what is seen', async ({
  page,
}) => {
  // What the policy stops, every test is told of (`complaints`).
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
});
