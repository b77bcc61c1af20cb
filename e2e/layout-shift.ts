import type { Page } from '@playwright/test';

/** The most that a page may jump while it comes, as browsers count it (Cumulative Layout Shift). */
export const MAX_SHIFT = 0.05;

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

/** What is held, from `/remotes/` and of the service's answers, until the page shows this. */
const HELD = [
  { urlPattern: '*/remotes/*', until: '#outlet' },
  { urlPattern: '*/api/v1/*', until: 'main h1, main [aria-busy="true"]' },
] as const;

/** Not style sheets: nothing is painted before those that the document names, so one would wait for the other. */
const isHeldBy = (urlPattern: string, url: string): boolean =>
  url.includes(urlPattern.replaceAll('*', '')) && !url.endsWith('.css');

/** Lets everything come at once again. */
const releases = new WeakMap<Page, () => Promise<void>>();

/**
 * Watches how far the next page jumps, on a connection that shows each of its states: a remote's files come when the
 * chrome has been painted, and what the service answers when the page has.
 *
 * By the debugger's own interception: Playwright's `route` would turn the browser's caches off, and each of some hundred
 * pages would fetch and compile the site's files again.
 */
export const watchShift = async (page: Page): Promise<void> => {
  await page.addInitScript(observe);
  const debuggerOf = await page.context().newCDPSession(page);
  const shown = new Map<string, Promise<void>>();
  const underWay = new Set<Promise<unknown>>();
  debuggerOf.on('Fetch.requestPaused', ({ requestId, request }) => {
    const release = async (): Promise<void> => {
      const held = HELD.find(({ urlPattern }) => isHeldBy(urlPattern, request.url));
      if (held !== undefined && request.method === 'GET') {
        const { until } = held;
        const isShown = shown.get(until) ?? painted(page, until);
        shown.set(until, isShown);
        // Rejects when the page is left; whatever it asked for then is not worth holding.
        await isShown.catch(() => undefined);
      }
      await debuggerOf.send('Fetch.continueRequest', { requestId });
    };
    const released = release().catch(() => undefined);
    underWay.add(released);
    void released.finally(() => underWay.delete(released));
  });
  await debuggerOf.send('Fetch.enable', { patterns: HELD.map(({ urlPattern }) => ({ urlPattern })) });
  releases.set(page, async () => {
    await Promise.all(underWay);
    await debuggerOf.detach();
  });
};

/** How far it has jumped since, and what did; from now on everything comes at once again. */
export const shiftSeen = async (page: Page): Promise<{ value: number; what: string[] }> => {
  // The tools of the header come after the page.
  await page.waitForLoadState('networkidle');
  await releases.get(page)?.();
  return page.evaluate(
    () => (window as unknown as { layoutShift: { value: number; what: string[] } }).layoutShift,
  );
};
