/** Chromium over a slow line on a slow machine. */
import { chromium } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { chromium as findChromium } from '../commands/browser.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 * @typedef {Awaited<ReturnType<BrowserContext['storageState']>>} StorageState
 */

/**
 * @typedef {object} Vitals in ms, but for `shift`; null for what the browser has not told
 * @property {number | null} lcp largest contentful paint
 * @property {number | null} inp the longest answer to a press or a letter
 * @property {number | null} text when its heading was painted
 * @property {number | null} usable
 * @property {number} blocked
 * @property {number} shift layout shift
 */

/** How often each page is loaded; its median is printed. */
export const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** Words of the throttle, for the titles of tables. */
export const THROTTLE = `1.6 Mbit/s, 150 ms, processor slowed 4 times; median of ${RUNS}`;

const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

export const launch = async () => chromium.launch({ executablePath: await findChromium(), args: ARGS });

/**
 * Runs in the page before anything else there. Notes when `isReady` first held and was painted, and what Lighthouse calls
 * its vitals. `document.querySelector` may throw while what it looks for is not there.
 * @param {() => boolean} isReady
 */
const watch = (isReady) => {
  /** @type {Vitals} */
  const vitals = { lcp: null, inp: null, text: null, usable: null, blocked: 0, shift: 0 };
  Object.assign(globalThis, { vitals });
  const see = (
    /** @type {string} */ type,
    /** @type {(entry: PerformanceEntry & { value: number, hadRecentInput: boolean, interactionId: number }) => void} */ take,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(/** @type {Parameters<typeof take>[0]} */ (entry));
    }).observe(/** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }));
  see('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  // The time of a task beyond 50 ms, as Lighthouse counts it.
  see('longtask', ({ duration }) => {
    vitals.blocked += duration - 50;
  });
  see('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.shift += value;
  });
  see('event', ({ interactionId, duration }) => {
    if (interactionId !== 0) vitals.inp = Math.max(vitals.inp ?? 0, duration);
  });
  const isSeen = () => (document.querySelector('#outlet h1')?.getClientRects().length ?? 0) > 0;
  const note = (/** @type {'text' | 'usable'} */ name, /** @type {() => boolean} */ holds) => {
    const look = () => {
      let now = false;
      try {
        now = holds();
      } catch {
        // The page does not have it yet.
      }
      requestAnimationFrame(
        now
          ? () => {
              vitals[name] = performance.now();
            }
          : look,
      );
    };
    requestAnimationFrame(look);
  };
  note('text', isSeen);
  note('usable', isReady);
};

/** Milliseconds between two looks at the page, and until a page that is never ready counts as broken. */
const LOOK = 25;
const PATIENCE = 60_000;
/** Milliseconds in which an answer to a press is reported; one quicker than a frame never is. */
const REPORTED = 1_500;

/**
 * Opens a page of its own in an empty browser, throttled.
 * @param {{ browser: Browser, url: string, isReady: () => boolean, storageState?: StorageState, context?: BrowserContext }} options
 *   `isReady` runs in the page. `context` is that of an earlier page, with what its browser has kept; default: an empty one
 */
export const openThrottled = async ({ browser, url, isReady, storageState, context: earlier }) => {
  const context =
    earlier ??
    (await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...(storageState === undefined ? {} : { storageState }),
    }));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript({ content: `(${watch})(${isReady})` });
  await page.goto(url, { waitUntil: 'commit' });

  /*
   * Reads by the protocol's own `Runtime.evaluate`: before the first `evaluate` or locator Playwright has the page compile
   * a script of 330 kB, a task of 60 ms and more under the throttle, and it listens to each press made by a locator.
   */
  const read = async (/** @type {string} */ expression) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value;
  };
  /** @returns {Promise<Vitals>} */
  const vitals = () => read('({ ...window.vitals })');

  /** @param {'text' | 'usable'} name @returns {Promise<number>} when, in ms from the start of the navigation */
  const until = async (name) => {
    for (let waited = 0; waited < PATIENCE; waited += LOOK) {
      const at = await read(`window.vitals?.${name} ?? null`);
      if (typeof at === 'number') return at;
      await page.waitForTimeout(LOOK);
    }
    throw new Error(`${url} was not there after ${PATIENCE} ms.`);
  };

  /**
   * @param {() => Promise<void>} act a press or a letter
   * @returns the time to the next paint, as the browser reports it; 0 for less than a frame, which is never reported
   */
  const answerTo = async (act) => {
    await read('void (window.vitals.inp = null)');
    await act();
    await page.waitForTimeout(REPORTED);
    return (await vitals()).inp ?? 0;
  };

  /** @param {string} element an expression for the element to press in its middle */
  const press = (element) =>
    answerTo(async () => {
      const [x, y] = await read(
        `(() => { const { x, y, width, height } = (${element}).getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`,
      );
      await page.mouse.click(x, y);
    });

  /** @param {string} element an expression for the field to type a letter in */
  const type = async (element) => {
    await read(`(${element}).focus()`);
    return answerTo(() => page.keyboard.press('1'));
  };

  return { page, context, until, vitals, press, type, bytes: () => bytes, close: () => context.close() };
};

/**
 * Signs a demo account in, unthrottled.
 * @param {Browser} browser
 * @param {string} url
 * @param {{ email: string, password: string, secret?: string }} account `secret` is that of its second factor
 * @returns the browser's state
 */
export const signedInState = async (browser, url, { email, password, secret }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email address or mobile number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/sign-in');
  if (secret !== undefined) {
    await page.goto(`${url}/admin`);
    const asked = page.getByRole('dialog', { name: /^Enter a code to / });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await asked.getByRole('textbox', { name: 'Code' }).fill(code);
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await asked.waitFor({ state: 'hidden' });
  }
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await context.close();
  return state;
};
