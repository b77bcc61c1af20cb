import type { Page } from '@playwright/test';

/** The most that a page may jump while it comes, as browsers count it (Cumulative Layout Shift). */
export const MOST_SHIFT = 0.05;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page before anything else there: adds up what jumps, and keeps which elements did. */
const observe = (): void => {
  const told: { value: number; what: string[] } = { value: 0, what: [] };
  Object.assign(window, { layoutShift: told });
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // What moves within half a second of a press, the person has asked for.
      if (hadRecentInput) continue;
      told.value += value;
      for (const { node, previousRect, currentRect } of sources)
        told.what.push(
          `${node?.textContent?.slice(0, 30) ?? ''}: ${rect(previousRect)} to ${rect(currentRect)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The page has been painted while this held. */
const painted = async (page: Page, selector: string): Promise<void> => {
  await page.waitForSelector(selector, { state: 'attached' });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
};

/**
 * Watches how far the next page jumps, on a connection that shows each of its states: a remote's files come when the
 * chrome has been painted, and what the service answers when the page has.
 */
export const watchShift = async (page: Page): Promise<void> => {
  await page.addInitScript(observe);
  const held = async (pattern: string, selector: string): Promise<void> => {
    let shown: Promise<void> | undefined;
    await page.route(pattern, async (route) => {
      if (route.request().method() === 'GET') await (shown ??= painted(page, selector));
      await route.fallback();
    });
  };
  await held('**/remotes/**', '#outlet');
  await held('**/api/v1/**', 'main h1, main [aria-busy="true"]');
};

/** How far it has jumped since, and what did; from now on everything comes at once again. */
export const shiftSeen = async (page: Page): Promise<{ value: number; what: string[] }> => {
  // The tools of the header come after the page.
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
  return page.evaluate(
    () => (window as unknown as { layoutShift: { value: number; what: string[] } }).layoutShift,
  );
};
