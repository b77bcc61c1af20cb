/** Chromium over a slow line on a slow machine, and what a page asks for in it. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium as findChromium } from '../commands/browser.mjs';
import { root } from '../commands/workspace.mjs';

/** The throttle of quality.md. */
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

export const launch = async () => {
  const executablePath = await findChromium();
  const require = createRequire(path.join(root, 'e2e/package.json'));
  const { chromium } = require('@playwright/test');
  return chromium.launch({ executablePath, args: ARGS });
};

/**
 * Runs in the page before anything else there. Notes when `isReady` first held and was painted, and how far the layout
 * jumped; once armed, how long after the next click `isShown` held and was painted.
 */
const watch = (isReady, isShown) => {
  const painted = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        let now = false;
        try {
          now = holds();
        } catch {
          // What it looks for is not there yet.
        }
        requestAnimationFrame(now ? () => resolve(performance.now()) : look);
      };
      requestAnimationFrame(look);
    });
  window.bench = {
    usable: null,
    shift: 0,
    moved: null,
    arm: () => {
      window.bench.shift = 0;
      const press = async () => {
        const from = performance.now();
        window.bench.moved = (await painted(isShown)) - from;
      };
      window.addEventListener('click', press, { capture: true, once: true });
    },
  };
  const noteUsable = async () => {
    window.bench.usable = await painted(isReady);
  };
  void noteUsable();
  new PerformanceObserver((list) => {
    // As the measure has it: what moves within half a second of a press, the person has asked for.
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) window.bench.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Everything that a page asks for, in order, with times in ms from the first request. */
const record = (session) => {
  const requests = new Map();
  let first = null;
  const since = (timestamp) => (timestamp - (first ??= timestamp)) * 1000;
  session.on('Network.requestWillBeSent', ({ requestId, request, documentURL, initiator, timestamp }) => {
    if (request.url.startsWith('data:') || requests.has(requestId)) return;
    requests.set(requestId, {
      url: request.url,
      start: since(timestamp),
      end: null,
      // What a style sheet names is known only when it has come; the document alone makes a second wave.
      byParser: initiator.type === 'other' || (initiator.type === 'parser' && initiator.url === documentURL),
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const found = requests.get(requestId);
    if (found) found.end = since(timestamp);
  });
  return () => [...requests.values()];
};

/**
 * A page of its own in an empty browser, throttled.
 * @param {{ browser: object, storageState?: object, context?: object, isReady: () => boolean, isShown?: () => boolean }}
 *   options `isReady` and `isShown` run in the page; they may throw while what they look for is not there. `context` is
 *   that of an earlier page, with what its browser has kept; default: an empty one
 */
export const openThrottled = async ({ browser, storageState, context: earlier, isReady, isShown }) => {
  const context =
    earlier ?? (await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } }));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const requests = record(session);
  await page.addInitScript({ content: `(${watch})(${isReady}, ${isShown})` });
  return { page, context, requests, close: () => context.close() };
};

/** A number that `watch` notes in the page, once it is there. */
const noted = async (page, name) => {
  // Rarely: asking the page costs it time.
  const options = { timeout: 60_000, polling: 250 };
  await page.waitForFunction((key) => typeof window.bench?.[key] === 'number', name, options);
  return page.evaluate((key) => window.bench[key], name);
};

/** When the page was usable, in ms from the start of the navigation. */
export const usableAt = (page) => noted(page, 'usable');

/** How long it took from the press of a link to the page behind it, in ms. */
export const pressed = async (page, link) => {
  await page.evaluate(() => window.bench.arm());
  await link.click();
  return noted(page, 'moved');
};
