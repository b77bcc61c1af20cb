import { type Page, expect } from '@playwright/test';

/** How far the page's clock jumps as it stops, in ms: it goes on until the browser has heard where it is to stop. */
const JUMP = 1_000;

/**
 * Stops the clock of a page on which `page.clock.install()` was called before it was opened: from now on its time
 * passes only where the test says so, however long the machine takes for a step. The clock that Playwright installs
 * goes on beside `runFor` and `fastForward`, so what is to last 5 seconds may be over before the test has looked. Call
 * it once the page is whole: what it waits for stands still too, frames among it.
 */
export const stopClock = (page: Page): Promise<void> =>
  // It refuses a time that has passed by then.
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP)).toPass();

/** Timers of so many ms never end on the page that is opened next; all others do, as frames go on to be drawn. */
export const withoutTimersOf = (page: Page, duration: number): Promise<unknown> =>
  page.addInitScript((never) => {
    const start = window.setTimeout.bind(window);
    const rest = (heard: TimerHandler, ms?: number, ...values: unknown[]): number =>
      ms === never ? 0 : start(heard, ms, ...values);
    Object.assign(window, { setTimeout: rest });
  }, duration);
