import { type Page, expect } from '@playwright/test';

/** Margin in ms for stopping the clock, because it runs until the browser gets the command. */
const JUMP = 1_000;

/**
 * Gives the next page a clock that the test moves. Without the page's policy, because Playwright's clock evaluates text
 * in the page, which Trusted Types refuse.
 */
export const installClock = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.clock.install();
};

/**
 * Stops the clock of a page that had `installClock` before it was opened; from then on only the test advances
 * time. Playwright's installed clock otherwise keeps running beside `runFor` and `fastForward`, so a 5-second message
 * may vanish before the test looks. Call it once the page is loaded: timers and frames stop too.
 */
export const stopClock = (page: Page): Promise<void> =>
  // pauseAt refuses a time that has already passed.
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP)).toPass();

/** Disables timers of exactly this duration on the next page; other timers and frames keep running. */
export const withoutTimersOf = (page: Page, duration: number): Promise<unknown> =>
  page.addInitScript((never) => {
    const start = window.setTimeout.bind(window);
    const rest = (heard: TimerHandler, ms?: number, ...values: unknown[]): number =>
      ms === never ? 0 : start(heard, ms, ...values);
    Object.assign(window, { setTimeout: rest });
  }, duration);
