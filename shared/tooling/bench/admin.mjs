/** When the first rows of administration are there, in an empty browser and in one that has opened the page before. */
import { launch, openThrottled, RUNS, signedInState, THROTTLE } from './browser.mjs';
import { against, median, ms, table } from './table.mjs';

/** In ms: with an empty cache, and after the remote is cached. */
const MOST = { cold: 5000, cached: 2000 };

/** The demo administrator, with the secret of the second factor that README.md has. */
const ADMIN = { email: 'admin@demo.phila.example', password: 'Admin-Demo-1', secret: 'PHILADEMOADMIN22' };

const PAGES = /** @type {const} */ ([
  ['products', '/admin/product-management-pages'],
  ['offers', '/admin/offer-management'],
  ['orders', '/admin/administrative/orders?show=all'],
  ['people', '/admin/administrative/people'],
  ['audit', '/admin/administrative/audit'],
]);

/* Runs in the page: rows with text are there, and nothing in the list waits. */
const hasRows = () =>
  document.querySelector('main [aria-busy=true]') === null &&
  [...document.querySelectorAll('main tbody tr, main li')].filter((row) => row.textContent.trim() !== '')
    .length > 3;

/**
 * Opens a page twice in one empty browser.
 * @param {Parameters<typeof openThrottled>[0]} options
 * @returns when its rows were there, each time, in ms
 */
const openTwice = async (options) => {
  const cold = await openThrottled(options);
  try {
    const first = await cold.until('usable');
    await cold.page.waitForLoadState('networkidle');
    await cold.page.close();
    const again = await openThrottled({ ...options, context: cold.context });
    return { cold: first, cached: await again.until('usable') };
  } finally {
    await cold.close();
  }
};

/** @param {{ url: string }} site */
export const benchAdmin = async ({ url }) => {
  const browser = await launch();
  try {
    const storageState = await signedInState(browser, url, ADMIN);
    const rows = [];
    for (const [name, place] of PAGES) {
      /** @type {Awaited<ReturnType<typeof openTwice>>[]} */
      const runs = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await openTwice({ browser, url: url + place, storageState, isReady: hasRows }));
      const middle = (/** @type {'cold' | 'cached'} */ which) =>
        against(median(runs.map((times) => times[which])), MOST[which], ms);
      rows.push([name, middle('cold'), middle('cached')]);
    }
    table(`first rows of administration (${THROTTLE})`, ['', 'empty browser', 'opened before'], rows);
  } finally {
    await browser.close();
  }
};
