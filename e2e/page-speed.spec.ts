import type { Page, Request } from '@playwright/test';
import { findings } from './findings.ts';
import { ChoicesPanel } from './pages/choices.ts';
import { expect, test } from './test.ts';

/** Fewest visits for a route to be reported. */
const VISITS = 5;

const isReport = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/Administration/page-speed');

/** Recognises the measuring code by text found nowhere else. */
const isOfMeasuring = (text: string): boolean => text.includes('largest-contentful-paint');

/** Records the measuring scripts loaded and the reports sent from now on. */
const watch = (page: Page) => {
  const seen = { files: new Set<string>(), reports: [] as string[] };
  page.on('request', (request) => {
    if (isReport(request)) seen.reports.push(request.postData() ?? '');
  });
  page.context().on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    // The body is gone if the page was left; another page loads the file too.
    const text = await response.text().catch(() => '');
    if (isOfMeasuring(text)) seen.files.add(response.url());
  });
  return seen;
};

/** Simulates switching tabs; a test cannot see requests sent while a page unloads. */
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
    // Not answered yet.
    await open('/');
    // Declined.
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
    // Counted after the reporting page was left.
    await expect(async () => {
      await admin.goto('/admin/administrative/health?show=speed');
      await expect(admin.getByRole('row').filter({ hasText: /^\/\d/ })).toContainText(
        /Good|Could be better|Poor/,
      );
    }).toPass();
    expect.soft(await findings(admin)).toEqual([]);
  });
});
