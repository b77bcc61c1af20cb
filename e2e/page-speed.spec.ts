import type { Page, Request } from '@playwright/test';
import { findings } from './findings.ts';
import { ChoicesPanel } from './pages/choices.ts';
import { expect, test } from './test.ts';

/** As many as a route is shown from on. */
const VISITS = 5;

const isReport = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/Administration/page-speed');

/** What only the code that measures has in it. */
const isOfMeasuring = (text: string): boolean => text.includes('largest-contentful-paint');

/** The files that measure, and what was reported, of all that a browser asks for from now on. */
const watch = (page: Page) => {
  const seen = { files: new Set<string>(), reports: [] as string[] };
  page.on('request', (request) => {
    if (isReport(request)) seen.reports.push(request.postData() ?? '');
  });
  page.context().on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    // The body of a page that was left is gone, and another page loads the file as well.
    const text = await response.text().catch(() => '');
    if (isOfMeasuring(text)) seen.files.add(response.url());
  });
  return seen;
};

/** As a browser does when another tab is shown; a test has no sight of what is sent as a page is left. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test.describe('the speed of pages', () => {
  test.use({ isFirstVisit: true });

  test('is measured after a yes alone, and shown in Health by route', async ({ page, openAs }) => {
    const seen = watch(page);
    const choices = new ChoicesPanel(page);
    const open = async (address: string) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    // Nothing was said.
    await open('/');
    // A no.
    await choices.opener.click();
    await choices.decline.click();
    await expect(choices.box).toBeHidden();
    await open('/?from=mail');
    await hide(page);
    await open('/contactUs');
    await hide(page);
    expect(seen).toEqual({ files: new Set(), reports: [] });

    await choices.opener.click();
    await choices.accept.click();
    await expect.poll(() => seen.files.size).toBe(1);
    const [file = ''] = seen.files;
    for (let visit = 1; visit <= VISITS; visit += 1) {
      const loading = page.waitForRequest(file);
      await open('/?from=mail');
      await loading;
      await page.waitForLoadState('networkidle');
      const before = seen.reports.length;
      await hide(page);
      await expect.poll(() => seen.reports.length).toBe(before + 1);
    }
    const bodies = seen.reports.map((body) => JSON.parse(body) as { pattern: string; figures: object });
    expect(bodies.filter(({ pattern }) => pattern === '/')).toHaveLength(VISITS);
    expect(Object.keys(bodies.at(-1)?.figures ?? {})).toEqual(expect.arrayContaining(['CLS', 'FCP', 'TTFB']));
    expect(seen.reports.join('')).not.toContain('mail');

    const admin = await openAs('admin');
    // Counted after the page that reported it was left.
    await expect(async () => {
      await admin.goto('/admin/administrative/health?show=speed');
      await expect(admin.getByRole('row').filter({ hasText: /^\/\d/ })).toContainText(
        /Good|Could be better|Poor/,
      );
    }).toPass();
    expect.soft(await findings(admin)).toEqual([]);
  });
});
