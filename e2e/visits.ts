import type { BrowserContext } from '@playwright/test';
import type { Role } from './accounts.ts';
import { saveBiographical } from './service-client.ts';
import { expect, session, test as base } from './test.ts';

export { expect };

interface WorkerFixtures {
  /** Browser context shared by all visits of a role in this worker. */
  contextOf: (role: Role | null) => Promise<BrowserContext>;
}

/**
 * For specs that only read many screens: one context per role and worker instead of per test, so that only the first
 * visit loads the site's files and signs in. Each test still gets its own page.
 */
export const test = base.extend<object, WorkerFixtures>({
  // Pages of one context share a process, so later visits reuse compiled files.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--process-per-site'] }),
    { scope: 'worker' },
  ],

  contextOf: [
    async ({ browser, site }, use, { project }) => {
      const opened = new Map<Role | null, Promise<BrowserContext>>();
      const open = async (role: Role | null): Promise<BrowserContext> => {
        if (role === 'consumer') await saveBiographical(site, role);
        const { viewport, isMobile, hasTouch, locale, timezoneId } = project.use;
        const context = await browser.newContext({
          baseURL: site.url,
          viewport: viewport ?? null,
          isMobile: isMobile ?? false,
          hasTouch: hasTouch ?? false,
          reducedMotion: 'reduce',
          ...(locale !== undefined && { locale }),
          ...(timezoneId !== undefined && { timezoneId }),
          storageState: await session(site, role),
        });
        // Keeps that process alive between visits.
        await (await context.newPage()).goto('/api/v1/health');
        return context;
      };
      await use((role) => {
        const context = opened.get(role) ?? open(role);
        opened.set(role, context);
        return context;
      });
      for (const context of opened.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],

  context: async ({ contextOf, role }, use) => use(await contextOf(role)),

  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});
