/** Public pages in an empty browser, held to public-site.md, "Speed". Blocking time is printed and has no limit. */
import { launch, openThrottled, RUNS, THROTTLE } from './browser.mjs';
import { against, kB, median, ms, table } from './table.mjs';

/** @type {readonly { name: string, path: string, field?: string }[]} `field` is an expression for one to type in */
const PAGES = [
  { name: 'landing', path: '/' },
  { name: 'cover', path: '/funeralPolicy' },
  { name: 'shop', path: '/shop', field: `document.querySelector('#outlet input[type=search]')` },
  { name: 'calculator', path: '/loanCalculator', field: `document.querySelector('#outlet form input')` },
];

/* Runs in the page: its script has drawn it, and it waits for nothing. */
const isDrawn = () =>
  (document.querySelector('#outlet h1')?.getClientRects().length ?? 0) > 0 &&
  document.querySelector('#outlet > [data-drawn]') === null &&
  document.querySelector('#outlet [aria-busy=true]') === null &&
  document.querySelector('header button') !== null;

const SERVICES = `[...document.querySelectorAll('header button, header summary')].find(
  (element) => element.textContent.trim() === 'SERVICES' && element.checkVisibility(),
)`;

/** @param {import('./browser.mjs').Browser} browser @param {string} url */
const loadAndType = async (browser, url, /** @type {string | undefined} */ field) => {
  const { page, until, vitals, type, bytes, close } = await openThrottled({ browser, url, isReady: isDrawn });
  try {
    await until('usable');
    await page.waitForLoadState('networkidle');
    // The largest paint is over with the first letter.
    const loaded = await vitals();
    return { ...loaded, all: bytes(), letter: field === undefined ? null : await type(field) };
  } finally {
    await close();
  }
};

/**
 * Loads the page again, and presses a menu as soon as there is text: a press ends the report of the largest paint.
 * @param {import('./browser.mjs').Browser} browser
 * @param {string} url
 */
const pressMenu = async (browser, url) => {
  const { until, press, close } = await openThrottled({ browser, url, isReady: isDrawn });
  try {
    await until('text');
    return await press(SERVICES);
  } finally {
    await close();
  }
};

/** @type {readonly [string, 'text' | 'lcp' | 'shift' | 'menu' | 'letter' | 'all' | 'blocked', (value: number) => string, number?][]} */
const ROWS = [
  ['first text', 'text', ms, 1000],
  ['largest contentful paint', 'lcp', ms, 1500],
  ['layout shift', 'shift', (value) => value.toFixed(3), 0.05],
  ['a press on a menu, as soon as there is text', 'menu', ms, 200],
  ['a letter in a field', 'letter', ms, 200],
  ['bytes in all', 'all', kB, 350_000],
  ['blocking time', 'blocked', ms],
];

/** @param {{ url: string }} site */
export const benchPublic = async ({ url }) => {
  const browser = await launch();
  try {
    /** @type {string[][]} */
    const columns = [];
    for (const { path, field } of PAGES) {
      /** @type {(Awaited<ReturnType<typeof loadAndType>> & { menu: number })[]} */
      const runs = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push({
          ...(await loadAndType(browser, url + path, field)),
          menu: await pressMenu(browser, url + path),
        });
      columns.push(
        ROWS.map(([, of, show, limit]) => {
          const told = runs.map((run) => run[of]).filter((value) => value !== null);
          if (told.length === 0) return '';
          return limit === undefined ? show(median(told)) : against(median(told), limit, show);
        }),
      );
    }
    table(
      `public pages (${THROTTLE})`,
      ['', ...PAGES.map(({ name }) => name)],
      ROWS.map(([label], at) => [label, ...columns.map((cells) => cells[at] ?? '')]),
    );
  } finally {
    await browser.close();
  }
};
