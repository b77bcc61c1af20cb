/** Cold pages and the way from one remote to another, in a browser, federated and plain side by side. */
import { launch, openThrottled, pressed, usableAt } from './browser.mjs';
import { sumOf } from './files.mjs';
import { against, kB, median, ms, ratio, table } from './table.mjs';
import { wavesOf } from './waves.mjs';
import { MAX_MORE } from './weight.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** The demo consumer, whose biographical details are filled in. */
const CONSUMER = { email: 'consumer@demo.phila.example', password: 'Consumer-Demo-1' };

/** The smallest layout shift that people notice. */
const LEAST_SHIFT = 0.05;

/* These run in the page. */
const formIsReady = () =>
  document.querySelector('input[type=password]').getClientRects().length > 0 &&
  [...document.querySelectorAll('main button')].some(
    (button) => button.textContent.trim() === 'Sign in' && !button.disabled,
  );
const recordIsReady = () =>
  document.querySelectorAll('main dd').length > 5 &&
  document.querySelector('main [aria-busy=true]') === null &&
  [...document.querySelectorAll('main button')].some((button) => button.textContent.trim() === 'Edit');
const calculatorIsReady = () =>
  document.querySelectorAll('main form input').length > 2 &&
  document.querySelector('main [aria-busy=true]') === null;

const PAGES = [
  {
    name: 'sign-in, cold',
    path: '/sign-in',
    isReady: formIsReady,
    limits: { gzip: 200_000, brotli: 170_000, scripts: 4, waves: 2, usable: 2000 },
  },
  {
    name: 'biographical, cold, signed in',
    path: '/details/personal/biographical',
    isReady: recordIsReady,
    signedIn: true,
    limits: { requests: 15, waves: 3 },
  },
  {
    name: 'a public calculator, cold',
    path: '/loanCalculator',
    isReady: calculatorIsReady,
    limits: { waves: 3, usable: 2500 },
  },
];

/** Signs in the demo consumer, and keeps the browser's state. */
const signedInState = async (browser, { url }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email address or mobile number').fill(CONSUMER.email);
  await page.getByLabel('Password', { exact: true }).fill(CONSUMER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/sign-in');
  const state = await context.storageState();
  await context.close();
  return state;
};

const isJs = ({ url }) => new URL(url).pathname.endsWith('.js');
const isCall = ({ url }) => new URL(url).pathname.startsWith('/api/');

/** The browser's own wish for the icon of its tab, which no page waits for. */
const isIcon = ({ url }) => new URL(url).pathname === '/favicon.svg';

/** Longer than the page takes to ask for whatever it can without an answer. */
const HELD = 3000;

/**
 * @param {{ held?: boolean }} options `held` keeps back every answer of the service for a while, so that a call which
 *   needs another's answer is told from one that only happens to start later
 */
const loadCold = async ({ browser, site, page: { path, isReady, signedIn }, held = false }) => {
  const storageState = signedIn ? site.state : undefined;
  const { page, requests, close } = await openThrottled({ browser, storageState, isReady });
  try {
    if (held)
      await page.route('**/api/**', async (route) => {
        await page.waitForTimeout(HELD);
        await route.continue();
      });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const usable = await usableAt(page);
    const until = requests().filter((request) => request.start <= usable && !isIcon(request));
    const scripts = [...new Set(until.filter(isJs).map(({ url }) => url))];
    return {
      usable,
      js: await sumOf(scripts),
      scripts: scripts.length,
      requests: until.length,
      calls: until.filter(isCall).length,
      twice: until.length - new Set(until.map(({ url }) => url)).size,
      shift: await page.evaluate(() => window.bench.shift),
      list: until,
    };
  } finally {
    await close();
  }
};

const middle = (runs, of) => median(runs.map(of));

const summary = (runs) => ({
  usable: middle(runs, ({ usable }) => usable),
  gzip: middle(runs, ({ js }) => js.gzip),
  brotli: middle(runs, ({ js }) => js.brotli),
  scripts: middle(runs, ({ scripts }) => scripts),
  requests: middle(runs, ({ requests }) => requests),
  calls: middle(runs, ({ calls }) => calls),
  shift: middle(runs, ({ shift }) => shift),
});

/** `value ≤ limit` where there is one. */
const held = (value, limit, show) => (limit === undefined ? show(value) : against(value, limit, show));
const plainly = (value) => String(value);

const countWaves = async (load) => Math.max(...wavesOf((await loadCold({ ...load, held: true })).list));

const printCold = ({ name, limits }, federated, plain) => {
  const share = (of) => ratio(of(federated) / of(plain));
  table(
    `${name} (1.6 Mbit/s, 150 ms, processor slowed 4 times; median of ${RUNS})`,
    ['', 'federated', 'plain', 'more, or ratio'],
    [
      [
        'JavaScript, gzip 9',
        held(federated.gzip, limits.gzip, kB),
        kB(plain.gzip),
        against(federated.gzip - plain.gzip, MAX_MORE, kB),
      ],
      [
        'JavaScript, brotli as served',
        held(federated.brotli, limits.brotli, kB),
        kB(plain.brotli),
        share(({ brotli }) => brotli),
      ],
      ['files of JavaScript', held(federated.scripts, limits.scripts, plainly), plain.scripts, ''],
      ['requests until usable', held(federated.requests, limits.requests, plainly), plain.requests, ''],
      ['… of these calls of the service', federated.calls, plain.calls, ''],
      ['waves of requests', held(federated.waves, limits.waves, plainly), plain.waves, ''],
      [
        'usable after',
        held(federated.usable, limits.usable, ms),
        ms(plain.usable),
        share(({ usable }) => usable),
      ],
      [
        'layout shift',
        held(federated.shift, LEAST_SHIFT, (shift) => shift.toFixed(3)),
        plain.shift.toFixed(3),
        '',
      ],
    ],
  );
};

/** With BENCH_REQUESTS=1: what one load asked for, to see where a wave or a file comes from. */
const printRequests = (name, { list, twice }) => {
  const waves = wavesOf(list);
  table(
    `${name}: what the federated page asked for${twice > 0 ? ` (${twice} of it twice)` : ''}`,
    ['', 'wave', 'from', 'to'],
    list.map(({ url, start, end }, at) => [
      new URL(url).pathname,
      waves[at],
      ms(start),
      end === null ? '' : ms(end),
    ]),
  );
};

/* From the public site's remote into the portal, which is another. */
const START = '/privacy-policy';
const startIsReady = () => document.querySelector('main h1') !== null;
const portalIsShown = () =>
  window.location.pathname !== '/privacy-policy' &&
  document.querySelector('#outlet h1').textContent !== 'Privacy policy';

/** How long a person reads before going on, in ms; what is fetched in that time needs less. */
const READING = 2000;

/** Presses the way into the portal, hovered for `lead` ms before, or not at all. */
const move = async ({ browser, site, lead }) => {
  const watched = { browser, storageState: site.state, isReady: startIsReady, isShown: portalIsShown };
  const { page, requests, close } = await openThrottled(watched);
  try {
    await page.goto(site.url + START, { waitUntil: 'commit' });
    await usableAt(page);
    await page.waitForTimeout(READING);
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: 'My account' }).first();
    if (lead > 0) {
      await link.hover();
      await page.waitForTimeout(lead);
    }
    const before = requests().length;
    const time = await pressed(page, link);
    const files = requests()
      .slice(before)
      .filter((request) => !isCall(request)).length;
    await page.waitForLoadState('networkidle');
    return { time, files, shift: await page.evaluate(() => window.bench.shift) };
  } finally {
    await close();
  }
};

const LEADS = [
  ['not hovered', 0],
  ['hovered for 0.5 s', 500],
  ['hovered for 1 s', 1000],
];

const printMoves = (moves) => {
  const rows = moves.map(([label, federated, plain]) => [
    label,
    ms(middle(federated, ({ time }) => time)),
    ms(middle(plain, ({ time }) => time)),
    middle(federated, ({ files }) => files),
    held(
      middle(federated, ({ shift }) => shift),
      LEAST_SHIFT,
      (shift) => shift.toFixed(3),
    ),
  ]);
  const head = ['', 'federated', 'plain', 'files asked for after it', 'layout shift'];
  table('from one remote to another: press to paint', head, rows);
};

/** Loads by turns, so that what else the machine does falls on both alike. */
const byTurns = async (sites, run) => {
  const results = sites.map(() => []);
  for (let turn = 0; turn < RUNS; turn += 1)
    for (const [at, site] of sites.entries()) results[at].push(await run(site));
  return results;
};

/**
 * @param {{ name: string, url: string }[]} sites the federated one, then the plain one
 */
export const benchPages = async (sites) => {
  const browser = await launch();
  try {
    for (const site of sites) site.state = await signedInState(browser, site);
    for (const page of PAGES) {
      const [federated, plain] = await byTurns(sites, (site) => loadCold({ browser, site, page }));
      const waves = [];
      for (const site of sites) waves.push(await countWaves({ browser, site, page }));
      printCold(page, { ...summary(federated), waves: waves[0] }, { ...summary(plain), waves: waves[1] });
      if (process.env.BENCH_REQUESTS) printRequests(page.name, federated[0]);
    }
    const moves = [];
    for (const [label, lead] of LEADS) {
      const results = await byTurns(sites, (site) => move({ browser, site, lead }));
      moves.push([label, ...results]);
    }
    printMoves(moves);
  } finally {
    await browser.close();
  }
};
