import type { Locator, Page } from '@playwright/test';
import { inUse, publishBuilt, publishChanged } from './broken-release.ts';
import { installClock } from './page-clock.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { FaultPanel } from './pages/fault-panel.ts';
import { Portal } from './pages/portal.ts';
import { saveBiographical } from './service-client.ts';
import { expect, REMOTE_FAULT, test } from './test.ts';
import { openWatching } from './watching-newer.ts';

/* What a bad release of one remote does to the page that is open, and to the other remotes. */

/** Changes the code that makes the remote's application, which runs once as the remote is imported. */
const atImport = (code: string) => ({
  from: /remoteApp\)\(/,
  to: `remoteApp)(...(()=>{${code};return[]})(),`,
});

/** Waits for the page's report of a fault of the remote. */
const reported = (page: Page, kind: string) =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith('/remote-faults') &&
      (request.postData() ?? '').includes(`"remote":"details"`) &&
      (request.postData() ?? '').includes(`"kind":"${kind}"`),
  );

test.use({ role: 'consumer' });
test.beforeEach(({ site }) => saveBiographical(site, 'consumer').then(() => undefined));
test.afterEach(({ site }) => publishBuilt(site, 'details').then(() => undefined));

test('one that does not load gives way to the last good version, quietly and for the visit', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/thrown at import/);
  const version = await publishChanged(site, 'details', atImport('throw new Error("thrown at import")'));
  const report = reported(page, 'load');
  const biographical = new BiographicalPage(page);
  await page.goto(BiographicalPage.path);
  await expect(biographical.value('First name')).toHaveText('Thandi');
  await expect(page.getByText('My Details is shown as it was before its last update.')).toBeVisible();
  expect((await report).postData()).toContain(`"version":"${version}"`);
  const again = page.waitForRequest(/\/registry\.json/);
  await page.reload();
  await again;
  await expect(biographical.value('First name')).toHaveText('Thandi');
});

test('one that does not load and has none before it has Retry in its place', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/thrown at import/, REMOTE_FAULT);
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const { remotes, ...rest } = (await response.json()) as { remotes: { lastGood?: object }[] };
    const first = remotes.map(({ lastGood: _lastGood, ...entry }) => entry);
    await route.fulfill({ response, json: { ...rest, remotes: first } });
  });
  await publishChanged(site, 'details', atImport('throw new Error("thrown at import")'));
  await page.goto(BiographicalPage.path);
  const { title, retry } = new FaultPanel(page, 'Biographical');
  await expect(title).toBeVisible();
  await publishBuilt(site, 'details');
  await retry.click();
  await expect(new BiographicalPage(page).value('First name')).toHaveText('Thandi');
});

const harmless: { name: string; code: string; kind: string; said?: RegExp }[] = [
  {
    name: 'puts its own in the place of the browser’s functions',
    code: 'window.fetch=()=>Promise.reject(new Error("stolen"));history.pushState=()=>{}',
    kind: 'left',
  },
  {
    name: 'leaves a listener and an interval',
    code: 'window.addEventListener("resize",()=>{window.left=1});setInterval(()=>{},1e3)',
    kind: 'left',
  },
  {
    name: 'throws in an event handler',
    code: 'document.addEventListener("keyup",()=>{throw new Error("thrown in a handler")})',
    kind: 'handler',
    said: /thrown in a handler/,
  },
];

for (const { name, code, kind, said } of harmless)
  test(`one that ${name} is reported, and does no harm to other remotes`, async ({
    page,
    site,
    narrow,
    complaints,
  }) => {
    complaints.expect(/left something behind/, ...(said ? [said] : []));
    await publishChanged(site, 'details', atImport(code));
    const report = reported(page, kind);
    await page.goto(BiographicalPage.path);
    await expect(new BiographicalPage(page).value('First name')).toHaveText('Thandi');
    await page.keyboard.press('Shift');
    const portal = new Portal(page, narrow);
    if (narrow) await portal.menu.click();
    await portal.navigation.getByRole('link', { name: 'My Career' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Biographical');
    await report;
    expect(await page.evaluate(() => String(window.fetch))).not.toContain('stolen');
    const isHeard = () =>
      page.evaluate(() => {
        Reflect.deleteProperty(window, 'left');
        window.dispatchEvent(new Event('resize'));
        return 'left' in window;
      });
    // The heading of the next page comes a moment before the remote is left.
    await expect.poll(isHeard).toBe(false);
  });

test('the address of a script without a hash is refused, and text that would become markup', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Trusted(ScriptURL|HTML)|require-trusted-types-for/);
  await page.goto(BiographicalPage.path);
  await expect(new BiographicalPage(page).value('First name')).toHaveText('Thandi');
  const refused = await page.evaluate(() => {
    const { philaIntegrity } = window as unknown as { philaIntegrity: Record<string, string> };
    const [known = ''] = Object.keys(philaIntegrity);
    const tries = {
      known: () => (document.createElement('script').src = known),
      unknown: () => (document.createElement('script').src = '/assets/unknown.js'),
      markup: () => (document.createElement('div').innerHTML = '<b>text</b>'),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['unknown', 'markup']);
});

/** Milliseconds after which a page that comes back into sight looks at the set again. */
const A_LOOK = 61_000;

/**
 * Has the page look at the set until it has seen the new one. Stays within the minutes of an access token, as a renewal
 * would time out where the clock jumps, and end the session.
 */
const looksUntil = (page: Page, seen: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(A_LOOK);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(seen).toBeVisible({ timeout: 5_000 });
  }).toPass();

test('one that is withdrawn is away at once, and its page says so', async ({ page, site }) => {
  await installClock(page);
  await openWatching(page, BiographicalPage.path);
  await expect(new BiographicalPage(page).value('First name')).toHaveText('Thandi');
  await site.releases().withdraw('details');
  await inUse(site, 'details', undefined);
  await looksUntil(page, page.getByRole('heading', { level: 1, name: 'My Details is away just now' }));
});

test('an open page takes a newer set at its next navigation, whole', async ({ page, site }) => {
  await installClock(page);
  const biographical = new BiographicalPage(page);
  await openWatching(page, BiographicalPage.path);
  await expect(biographical.value('First name')).toHaveText('Thandi');
  await page.evaluate(() => Object.assign(window, { mark: 'the same page' }));
  await publishChanged(site, 'details', { from: /Who you are:/, to: 'This is you:' });
  await looksUntil(page, page.getByText('A newer version of the site is ready.'));
  const tabs = page.getByRole('navigation', { name: 'Sections of My Details' });
  await tabs.getByRole('button', { name: 'Personal' }).click();
  await tabs.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window)).toBe(false);
});
