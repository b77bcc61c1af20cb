/** Public pages in an empty browser: as HTML of their release, without that, and of the plain bundle, side by side. */
import { launch, openThrottled, press, read, told, usableAt } from './browser.mjs';
import { sumOf, weightOf } from './files.mjs';
import { against, kB, median, ms, ratio, table } from './table.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** Limits of public-site.md; bytes of landing alone. Blocking time is printed and has none. */
const MOST = { lcp: 1500, firstInp: 200, inp: 200, shift: 0.05 };

/*
 * On the landing and insurance pages only the header answers by itself, so they are usable once a menu opens. The
 * others have fields and choices on the first screen, which their script draws.
 */
const PAGES = [
  { name: 'landing', path: '/', limits: { firstJs: 130_000, all: 350_000 } },
  { name: 'cover', path: '/funeralPolicy' },
  { name: 'shop', path: '/shop' },
  { name: 'calculator', path: '/loanCalculator' },
];

/** The pages that BENCH_PAGES names (`landing,shop`), or all. */
const wanted = () => {
  const names = process.env.BENCH_PAGES?.split(',');
  const unknown = names?.filter((name) => !PAGES.some((page) => page.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `There is no page ${unknown.join(', ')}. There are: ${PAGES.map(({ name }) => name).join(', ')}.`,
    );
  return PAGES.filter(({ name }) => names?.includes(name) ?? true);
};

/* These run in the page. */

/** Its script has drawn it: the HTML that it came with is gone, and it waits for nothing. */
const isDrawn = () =>
  (document.querySelector('#outlet h1')?.getClientRects().length ?? 0) > 0 &&
  document.querySelector('#outlet > [data-fragment]') === null &&
  document.querySelector('#outlet [aria-busy=true]') === null &&
  document.querySelector('header button') !== null;

const watchVitals = () => {
  const vitals = { fcp: null, lcp: null, inp: null, text: null, blocked: 0 };
  window.vitals = vitals;
  const see = (type, take, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...more });
  see('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  see('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  // The time of a task beyond 50 ms, as Lighthouse counts it.
  see('longtask', ({ duration }) => {
    vitals.blocked += duration - 50;
  });
  see(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId === 0) return;
      vitals.inp = Math.max(vitals.inp ?? 0, duration);
      window.tellBench('inp', vitals.inp);
    },
    { durationThreshold: 16 },
  );
  // Text is there once its heading has a place and that was painted.
  const look = () => {
    const isThere = (document.querySelector('#outlet h1')?.getClientRects().length ?? 0) > 0;
    requestAnimationFrame(
      isThere
        ? () => {
            vitals.text = performance.now();
            window.tellBench('text', vitals.text);
          }
        : look,
    );
  };
  requestAnimationFrame(look);
};

/* Finds the menu to press, as `press` reads it in the page. */
const SERVICES = `[...document.querySelectorAll('header button, header summary')].filter(
  (element) => element.textContent.trim() === 'SERVICES' && element.checkVisibility(),
)`;
const COLOURS = `[...document.querySelectorAll('button')].filter(
  (button) =>
    /^Change to (dark|light) colours$/.test(button.getAttribute('aria-label') ?? button.textContent.trim()) &&
    button.checkVisibility(),
)`;

/** Waits for a press's time to paint; null for less than a frame, which is never reported. */
const toNextPaint = async (page) => {
  await told(page, 'inp', 3000).catch(() => null);
  return read(page, 'window.vitals.inp');
};

const isJs = ({ url }) => new URL(url).pathname.endsWith('.js');
const addresses = (requests) => [...new Set(requests.map(({ url }) => url))];

/** A menu of the header is open, and its first link is seen. */
const isOpen = () =>
  [...document.querySelectorAll('header a[href="/wealthCreation"]')].some(
    (link) => link.checkVisibility() && link.getClientRects().length > 0,
  );

/**
 * Loads a page again and presses a menu of the header as soon as its text is there: a press ends the report of the
 * largest paint.
 * @returns when it had opened, in ms; the JavaScript that had come by then; and what the press took until its paint
 */
const pressHeader = async ({ browser, site, path }) => {
  const { page, requests, close } = await openThrottled({ browser, isReady: isOpen });
  try {
    await page.addInitScript({ content: `(${watchVitals})()` });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await told(page, 'text');
    await press(page, SERVICES);
    const answers = await usableAt(page);
    const hasCome = ({ end }) => end !== null && end <= answers;
    const scripts = addresses(requests().filter((request) => isJs(request) && hasCome(request)));
    const firstInp = await toNextPaint(page);
    return { answers, firstJs: (await sumOf(scripts)).brotli, firstInp };
  } finally {
    await close();
  }
};

/** Loads a page in an empty browser, then presses there. */
const load = async ({ browser, site, path }) => {
  const { page, requests, close } = await openThrottled({ browser, isReady: isDrawn });
  try {
    await page.addInitScript({ content: `(${watchVitals})()` });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const usable = await usableAt(page);
    const scripts = addresses(requests().filter((request) => isJs(request) && request.start <= usable));
    await page.waitForLoadState('networkidle');
    const all = addresses(requests().filter(isJs));
    // The browser measures what a press takes until its paint; the largest paint is over with it.
    const before = await read(page, '({ ...window.vitals, shift: window.bench.shift })');
    await press(page, COLOURS);
    const inp = await toNextPaint(page);
    const [js, later, html] = await Promise.all([sumOf(scripts), sumOf(all), weightOf(site.url + path)]);
    return { ...before, usable, inp, js: js.brotli, all: later.brotli, html: html.brotli };
  } finally {
    await close();
  }
};

const ROWS = [
  ['HTML, brotli', 'html', kB],
  ['JavaScript until its header answers, brotli', 'firstJs', kB],
  ['JavaScript until drawn by it, brotli', 'js', kB],
  ['JavaScript in all, brotli', 'all', kB],
  ['first contentful paint', 'fcp', ms],
  ['first text', 'text', ms],
  ['largest contentful paint', 'lcp', ms],
  ['its header answers', 'answers', ms],
  ['drawn by its script', 'usable', ms],
  ['blocking time', 'blocked', ms],
  ['interaction to next paint, first press', 'firstInp', ms],
  ['interaction to next paint, once drawn', 'inp', ms],
  ['layout shift', 'shift', (value) => value.toFixed(3)],
];

/** The median of what was measured; null where the browser told nothing. */
const middle = (runs, of) => {
  const told = runs.map((run) => run[of]).filter((value) => value !== null);
  return told.length === 0 ? null : median(told);
};

const share = (one, other) => (one === null || !other ? '' : ratio(one / other));

const print = ({ name, path, limits }, [fragment, script, plain]) => {
  const most = { ...MOST, ...limits };
  const shown = (value, show) => (value === null ? 'not told' : show(value));
  table(
    `${name}, ${path} (1.6 Mbit/s, 150 ms, processor slowed 4 times; median of ${RUNS})`,
    ['', 'as HTML', 'by script', 'plain', 'of by script', 'of plain'],
    ROWS.map(([label, of, show]) => {
      const [html, drawn, bundle] = [fragment, script, plain].map((runs) => middle(runs, of));
      const held =
        html !== null && most[of] !== undefined ? against(html, most[of], show) : shown(html, show);
      return [label, held, shown(drawn, show), shown(bundle, show), share(html, drawn), share(html, bundle)];
    }),
  );
};

/**
 * @param {{ name: string, url: string }[]} sites the federated one, the same without HTML of its pages, and the plain one
 */
export const benchPublic = async (sites) => {
  const browser = await launch();
  try {
    for (const page of wanted()) {
      const runs = sites.map(() => []);
      // By turns, so that what else the machine does falls on all alike.
      for (let turn = 0; turn < RUNS; turn += 1)
        for (const [at, site] of sites.entries())
          runs[at].push({
            ...(await pressHeader({ browser, site, path: page.path })),
            ...(await load({ browser, site, path: page.path })),
          });
      print(page, runs);
    }
  } finally {
    await browser.close();
  }
};
