import type { BrowserContext } from '@playwright/test';
import type { Role } from './accounts.ts';
import { saveBiographical } from './service-client.ts';
import { expect, session, test as base } from './test.ts';

export { expect };

interface WorkerFixtures {
  /** A browser context that every visit of this role in this worker shares. */
  contextOf: (role: Role | null) => Promise<BrowserContext>;
}

/**
 * For specs that look at many screens and change nothing: one context a role and worker instead of one a test, so that
 * only the first visit fetches the site's files and signs in. Each test still has a page of its own.
 */
export const test = base.extend<object, WorkerFixtures>({
  // Pages of one context share a process, so that each further visit begins with the site's files compiled.
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
        // Keeps that process between two visits.
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
