import type { Page, Route } from '@playwright/test';
import { publishBuilt, publishChanged } from './broken-release.ts';
import { installClock } from './page-clock.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { DocumentsPage } from './pages/documents.ts';
import { FaultPanel } from './pages/fault-panel.ts';
import { LandingPage } from './pages/landing.ts';
import { OverviewPage } from './pages/overview.ts';
import { Portal } from './pages/portal.ts';
import { PublicChrome } from './pages/public-chrome.ts';
import { saveBiographical } from './service-client.ts';
import type { Site } from './site.ts';
import { REMOTE_FAULT, expect, test } from './test.ts';

/** All files of the details remote, of any release. */
const DETAILS = /\/remotes\/details\//;
/** Milliseconds after which the shell gives up on a remote. */
const TIME_LIMIT = 8000;

interface Fault {
  name: string;
  begin: (page: Page, site: Site) => Promise<unknown>;
  end: (page: Page, site: Site) => Promise<unknown>;
  /** Waits until the fault can be noticed. */
  notice?: (page: Page) => Promise<void>;
  /** Expected console messages of the browser. */
  complaints: RegExp[];
}

const answering = (answer: (route: Route) => Promise<void>): Pick<Fault, 'begin' | 'end'> => ({
  begin: (page) => page.route(DETAILS, answer),
  end: (page) => page.unroute(DETAILS, answer),
});

const tampered = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const body = `${await response.text()}\n/* one line more */`;
  // The fault may have ended already, and the request been answered.
  await route.fulfill({ response, body }).catch(() => undefined);
};

const released = (change: { from: RegExp | string; to: string }): Pick<Fault, 'begin' | 'end'> => ({
  begin: async (page, site) => {
    await publishChanged(site, 'details', change);
    // Reloads, because a page keeps the registry that it was loaded with.
    await page.reload();
  },
  end: (_, site) => publishBuilt(site, 'details'),
});

const whatChromiumSays = /Failed to load resource|Failed to find a valid digest/;

const faults: Fault[] = [
  {
    name: 'answers 404',
    ...answering((route) => route.fulfill({ status: 404, body: 'Not found' })),
    complaints: [whatChromiumSays],
  },
  {
    name: 'answers 503',
    ...answering((route) => route.fulfill({ status: 503, body: 'Unavailable' })),
    complaints: [whatChromiumSays],
  },
  {
    name: 'answers with a page of HTML',
    ...answering((route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sorry</title>' }),
    ),
    complaints: [whatChromiumSays],
  },
  {
    name: 'was tampered with on its way',
    ...answering(tampered),
    complaints: [whatChromiumSays],
  },
  {
    name: 'does not answer at all',
    ...answering(() => new Promise<void>(() => undefined)),
    notice: async (page) => {
      // The shell now waits for the remote; a request alone could come from a hovered link.
      await expect(new Portal(page, false).avatar).toBeVisible();
      await page.clock.fastForward(TIME_LIMIT);
    },
    complaints: [whatChromiumSays],
  },
  {
    name: 'throws while it is rendered',
    ...released({
      from: 'sentence:"What is next',
      to: 'sentence:(()=>{throw new Error("thrown at render")})()+"What is next',
    }),
    complaints: [/thrown at render/, whatChromiumSays],
  },
];

test.use({ role: 'consumer' });

/** Faults in the short run: one of the line, and one of the code. */
const inShort: readonly string[] = ['answers 503', 'throws while it is rendered'];

for (const fault of faults) {
  test(
    `when My Details ${fault.name}, its place says so, all else works, and Retry brings it back`,
    { tag: ['@phone-long', ...(inShort.includes(fault.name) ? [] : ['@long'])] },
    async ({ page, site, narrow, complaints }) => {
      complaints.expect(...fault.complaints, REMOTE_FAULT);
      await saveBiographical(site, 'consumer');
      const landing = new LandingPage(page);
      const portal = new Portal(page, narrow);
      const dashboard = new DashboardPage(page);
      const overview = new OverviewPage(page);
      const biographical = new BiographicalPage(page);
      const { title, retry } = new FaultPanel(page, 'My Dashboard');
      const noticed = async () => {
        await fault.notice?.(page);
        await expect(title).toBeVisible();
        // Header tools of other remotes load after the page; moving the clock earlier would time them out.
        await expect(portal.cart).toBeVisible();
      };

      if (fault.notice) await installClock(page);
      await landing.open();
      // Waits for other remotes' sections of the landing page, too.
      await page.waitForLoadState('networkidle');
      await fault.begin(page, site);
      await expect(landing.heading).toBeVisible();
      await page.evaluate(() => Object.assign(window, { mark: 'the same page' }));
      const asked = page.waitForRequest(DETAILS);
      await new PublicChrome(page, narrow).follow('My account');
      await asked;

      await test.step('its place names it, within the chrome that works', async () => {
        await noticed();
        await expect(portal.welcome).toHaveText('Welcome back Thandi');
        await portal.expectWorking();
      });

      await test.step('Retry really asks again, and says so again while the fault lasts', async () => {
        const again = page.waitForRequest(DETAILS);
        await retry.click();
        await again;
        await noticed();
      });

      await test.step('the other remotes work', async () => {
        await page.goBack();
        await expect(landing.services).toBeVisible();
        await page.goForward();
        await noticed();
      });

      await test.step('once the fault is gone, Retry shows the page without a new one', async () => {
        await fault.end(page, site);
        await retry.click();
        await expect(dashboard.heading).toBeVisible();
        await expect(title).toBeHidden();
        if (narrow) await portal.menu.click();
        await portal.navigation.getByRole('link', { name: 'My Details' }).click();
        await overview.tile('BIOGRAPHICAL').click();
        await expect(biographical.value('First name')).toHaveText('Thandi');
        expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe('the same page');
        await (await biographical.openDialog()).cancel.click();
      });
    },
  );
}

test(
  'when the code of one page does not come, the page before goes, its place says so, and Retry brings it',
  { tag: '@phone-long' },
  async ({ page, narrow, complaints }) => {
    complaints.expect(/Nothing came within 8 seconds/, REMOTE_FAULT);
    const portal = new Portal(page, narrow);
    const dashboard = new DashboardPage(page);
    const documents = new DocumentsPage(page);
    const { title, retry } = new FaultPanel(page, 'My Documents');
    await installClock(page);
    await dashboard.open();
    const never = () => new Promise<void>(() => undefined);
    await page.route(DETAILS, never);
    if (narrow) await portal.menu.click();
    await portal.navigation.getByRole('link', { name: 'My Documents' }).click();
    await expect(dashboard.heading).toBeHidden();
    await page.clock.fastForward(TIME_LIMIT);
    await expect(title).toBeVisible();
    await portal.expectWorking();
    await page.unroute(DETAILS, never);
    await retry.click();
    await expect(documents.folder('Identity')).toBeVisible();
    await expect(title).toBeHidden();
  },
);

test(
  'a remote that does not come holds up no navigation: Back leads at once to the page before, Forward waits for it again',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow, complaints }) => {
    complaints.expect(/Nothing came within 8 seconds/, REMOTE_FAULT);
    const landing = new LandingPage(page);
    const { title } = new FaultPanel(page, 'My Dashboard');
    await installClock(page);
    await landing.open();
    await page.route(DETAILS, () => new Promise<void>(() => undefined));
    const asked = page.waitForRequest(DETAILS);
    await new PublicChrome(page, narrow).follow('My account');
    await asked;
    // Freezes the clock, so that the shell's time limit cannot pass by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.goBack();
    await expect(landing.heading).toBeVisible();
    await page.clock.runFor(1000);
    await page.goForward();
    await expect(landing.heading).toBeHidden();
    await page.clock.runFor(TIME_LIMIT);
    await expect(title).toBeVisible();
  },
);

// The page's head names the remote's files, so the browser requests them before the shell runs.
const atItsOwnAddress = faults.filter(({ name }) => /503|HTML|tampered/.test(name));
for (const { name, begin, end, complaints: said } of atItsOwnAddress) {
  test(
    `when a deep link leads to a remote that ${name}, the page around it is there at once`,
    { tag: ['@long', '@phone-long'] },
    async ({ page, site, narrow, complaints }) => {
      complaints.expect(...said, REMOTE_FAULT);
      await saveBiographical(site, 'consumer');
      const { panel, title, retry } = new FaultPanel(page, 'Biographical');
      await begin(page, site);
      await page.goto(BiographicalPage.path);
      await expect(title).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Biographical');
      await new Portal(page, narrow).expectWorking();
      // The first retry fails: a new panel must replace the old one before the fault ends.
      const before = await panel.elementHandle();
      await retry.click();
      await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await expect(title).toBeVisible();
      await end(page, site);
      await retry.click();
      await expect(new BiographicalPage(page).value('First name')).toHaveText('Thandi');
    },
  );
}

test(
  'when the public remote is away, a person still reaches their own details',
  { tag: '@phone-long' },
  async ({ page, complaints, site, narrow }) => {
    complaints.expect(whatChromiumSays, REMOTE_FAULT);
    await saveBiographical(site, 'consumer');
    const PUBLIC = /\/remotes\/public\//;
    await page.route(PUBLIC, (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    const { title, retry } = new FaultPanel(page, 'Money, career and papers in one place');
    await expect(title).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await new PublicChrome(page, narrow).follow('My account');
    await expect(new DashboardPage(page).heading).toBeVisible();
    await page.goBack();
    await expect(title).toBeVisible();
    await page.unroute(PUBLIC);
    await retry.click();
    await expect(new LandingPage(page).heading).toBeVisible();
  },
);

test(
  'when the details cannot be read, their place says so and Retry reads them',
  { tag: ['@long', '@phone-long'] },
  async ({ page, site, complaints }) => {
    complaints.expect(/Failed to load resource/, REMOTE_FAULT);
    await saveBiographical(site, 'consumer');
    const READ = /get-biographical-details/;
    await installClock(page);
    await page.route(READ, (route) =>
      route.fulfill({ status: 503, json: { isSuccess: false, errorMessage: null, value: null } }),
    );
    const biographical = new BiographicalPage(page);
    await page.goto(BiographicalPage.path);
    await expect(biographical.heading).toBeVisible();
    const { title, retry } = new FaultPanel(page, 'Biographical details');
    // The query first retries after 1, 2 and 4 seconds (specification: service).
    const saidSo = async (): Promise<boolean> => {
      await page.clock.fastForward(4000);
      return title.isVisible();
    };
    await expect.poll(saidSo).toBe(true);
    await page.unroute(READ);
    await retry.click();
    await expect(biographical.value('First name')).toHaveText('Thandi');
  },
);
