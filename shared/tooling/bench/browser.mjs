/** Chromium over a slow line on a slow machine, and what a page asks for in it. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium as findChromium } from '../commands/browser.mjs';
import { root } from '../commands/workspace.mjs';

/** The throttle of quality.md. */
export const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const SLOWER = 4;

export const ARGS = [
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
          // The page does not have it yet.
        }
        requestAnimationFrame(now ? () => resolve(performance.now()) : look);
      };
      requestAnimationFrame(look);
    });
  window.bench = {
    shift: 0,
    arm: () => {
      window.bench.shift = 0;
      const press = async () => {
        const from = performance.now();
        window.tellBench('moved', (await painted(isShown)) - from);
      };
      window.addEventListener('click', press, { capture: true, once: true });
    },
  };
  const noteUsable = async () => {
    window.tellBench('usable', await painted(isReady));
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
      // Only the document's own files make the second wave: a style sheet's are known once it has come.
      byParser: initiator.type === 'other' || (initiator.type === 'parser' && initiator.url === documentURL),
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const found = requests.get(requestId);
    if (found) found.end = since(timestamp);
  });
  return () => [...requests.values()];
};

/** Pages, each with `read` for an expression and `told` to wait for a number from `window.tellBench(name, number)`. */
const pages = new WeakMap();

/*
 * The page tells by a binding, and is read by the protocol's own `Runtime.evaluate`: before the first `evaluate`, locator or
 * `waitForFunction` Playwright has the page compile a script of 330 kB, and it listens to each press made by a locator. Under
 * the throttle these were a task of 60 ms and more while the page loaded, and a part of the time to the next paint.
 */
const listen = async (page, session) => {
  const numbers = new Map();
  const of = (name) => {
    if (!numbers.has(name)) numbers.set(name, Promise.withResolvers());
    return numbers.get(name);
  };
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'tellBenchText') return;
    const [key, value] = JSON.parse(payload);
    of(key).resolve(value);
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellBenchText' });
  const read = async (expression) => {
    const answer = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (answer.exceptionDetails) throw new Error(`${expression}: ${answer.exceptionDetails.text}`);
    return answer.result.value;
  };
  pages.set(page, { read, told: (name) => of(name).promise });
};

const tell = () => {
  window.tellBench = (name, value) => window.tellBenchText(JSON.stringify([name, value]));
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
  await listen(page, session);
  await page.addInitScript({ content: `(${tell})(); (${watch})(${isReady}, ${isShown})` });
  return { page, context, requests, close: () => context.close() };
};

/** The value of an expression in the page, as JSON has it. */
export const read = (page, expression) => pages.get(page).read(expression);

/** A number that the page tells, once it has. @param {number} [most] how long to wait for it, in ms */
export const told = async (page, name, most = 60_000) => {
  const late = Promise.withResolvers();
  const timer = setTimeout(
    () => late.reject(new Error(`The page did not tell "${name}" in ${most} ms.`)),
    most,
  );
  try {
    return await Promise.race([pages.get(page).told(name), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Presses the middle of the first element that the expression's array holds. */
export const press = async (page, elements) => {
  const [x, y] = await read(
    page,
    `(() => { const { x, y, width, height } = (${elements})[0].getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`,
  );
  await page.mouse.click(x, y);
};

/** When the page was usable, in ms from the start of the navigation. */
export const usableAt = (page) => told(page, 'usable');

/** How long it took from the press of a link to the page behind it, in ms. */
export const pressed = async (page, link) => {
  await page.evaluate(() => window.bench.arm());
  await link.click();
  return told(page, 'moved');
};
