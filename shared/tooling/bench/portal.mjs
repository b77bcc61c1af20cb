/** How soon pages of the portal answer a press, in an empty browser. */
import { launch, openThrottled, RUNS, signedInState, THROTTLE } from './browser.mjs';
import { against, median, ms, table } from './table.mjs';

/** The demo consumer, whose biographical details are filled in. */
const CONSUMER = { email: 'consumer@demo.phila.example', password: 'Consumer-Demo-1' };

/** In ms. */
const MOST = 200;

/** @param {string} name of a button, as an expression for it */
const button = (name) =>
  `[...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === '${name}' && one.checkVisibility())`;
const COLOURS = `[...document.querySelectorAll('button')].find(
  (one) => /^Change to (dark|light) colours$/.test(one.getAttribute('aria-label') ?? one.textContent.trim()) && one.checkVisibility(),
)`;

const PAGES = /** @type {const} */ ([
  ['dashboard, other colours', '/dashboard', COLOURS],
  ['biographical, Edit', '/details/personal/biographical', button('Edit')],
  ['net wealth, other colours', '/wealth/net-wealth', COLOURS],
]);

/* Runs in the page: nothing in it waits. */
const isReady = () =>
  (document.querySelector('main h1')?.getClientRects().length ?? 0) > 0 &&
  document.querySelector('main [aria-busy=true]') === null;

/** @param {{ url: string }} site */
export const benchPortal = async ({ url }) => {
  const browser = await launch();
  try {
    const storageState = await signedInState(browser, url, CONSUMER);
    const rows = [];
    for (const [name, place, element] of PAGES) {
      const times = [];
      for (let run = 0; run < RUNS; run += 1) {
        const options = { browser, url: url + place, storageState, isReady };
        const { page, until, press, close } = await openThrottled(options);
        await until('usable');
        await page.waitForLoadState('networkidle');
        times.push(await press(element));
        await close();
      }
      rows.push([name, against(median(times), MOST, ms)]);
    }
    table(`a press in the portal (${THROTTLE})`, ['', 'until its paint'], rows);
  } finally {
    await browser.close();
  }
};
