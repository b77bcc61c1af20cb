import type { Page } from '@playwright/test';

/** Highest allowed Cumulative Layout Shift. */
export const MAX_SHIFT = 0.05;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs before the page's own scripts: adds up layout shifts and their elements. */
const observe = (): void => {
  const told: { value: number; what: string[] } = { value: 0, what: [] };
  Object.assign(window, { layoutShift: told });
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // Ignores shifts within half a second of input, as the person caused them.
      if (hadRecentInput) continue;
      told.value += value;
      for (const { node, previousRect, currentRect } of sources)
        told.what.push(
          `${node?.textContent?.slice(0, 30) ?? ''}: ${rect(previousRect)} to ${rect(currentRect)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Waits until the page was painted with the selector present. */
const painted = async (page: Page, selector: string): Promise<void> => {
  await page.waitForSelector(selector, { state: 'attached' });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
};

/** Requests delayed until the page shows the selector. */
const HELD = [
  { urlPattern: '*/remotes/*', until: '#outlet' },
  { urlPattern: '*/api/v1/*', until: 'main h1, main [aria-busy="true"]' },
] as const;

/** Excludes style sheets: they block painting, so the page would never show the selector. */
const isHeldBy = (urlPattern: string, url: string): boolean =>
  url.includes(urlPattern.replaceAll('*', '')) && !url.endsWith('.css');

/** Functions that release delayed requests. */
const releases = new WeakMap<Page, () => Promise<void>>();

/**
 * Measures the next page's layout shift on a line slow enough to show every state: remotes load after the chrome is
 * painted, and the service replies after the page is.
 * Uses the debugger's interception, because Playwright's `route` disables the browser's caches, and each of a hundred
 * pages would load all files again.
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
        // Rejects when the page is left; its requests need no holding then.
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

/** Layout shift since then, and its elements. Releases delayed requests. */
export const shiftSeen = async (page: Page): Promise<{ value: number; what: string[] }> => {
  // Header tools load after the page.
  await page.waitForLoadState('networkidle');
  await releases.get(page)?.();
  return page.evaluate(
    () => (window as unknown as { layoutShift: { value: number; what: string[] } }).layoutShift,
  );
};
