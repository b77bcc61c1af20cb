/** When the first rows of administration are there, in an empty browser and in one that has opened the page before. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { launch, openThrottled, usableAt } from './browser.mjs';
import { against, median, ms, table } from './table.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** In ms: with an empty cache, and after the remote is cached. */
const MOST = { cold: 5000, cached: 2000 };

/** The demo administrator, with the secret of the second factor that README.md has. */
const ADMIN = { email: 'admin@demo.phila.example', password: 'Admin-Demo-1', secret: 'PHILADEMOADMIN22' };

const PAGES = [
  ['products', '/admin/product-management-pages'],
  ['offers', '/admin/offer-management'],
  ['orders', '/admin/administrative/orders?show=all'],
  ['people', '/admin/administrative/people'],
  ['audit', '/admin/administrative/audit'],
];

/* This runs in the page: rows with text are there, and nothing in the list waits. */
const hasRows = () =>
  document.querySelector('main [aria-busy=true]') === null &&
  [...document.querySelectorAll('main tbody tr, main li')].filter((row) => row.textContent.trim() !== '')
    .length > 3;

/** Signs in the demo administrator with the second factor, and keeps the browser's state. */
const signedInState = async (browser, { url }) => {
  const { Secret, TOTP } = createRequire(path.join(root, 'e2e/package.json'))('otpauth');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email address or mobile number').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/sign-in');
  await page.goto(`${url}/admin`);
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await asked
    .getByRole('textbox', { name: 'Code' })
    .fill(new TOTP({ secret: Secret.fromBase32(ADMIN.secret) }).generate());
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await asked.waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await context.close();
  return state;
};

/** Opens a page twice in one empty browser. @returns when its rows were there, each time, in ms */
const openTwice = async ({ browser, url, storageState, place }) => {
  const cold = await openThrottled({ browser, storageState, isReady: hasRows });
  try {
    await cold.page.goto(url + place, { waitUntil: 'commit' });
    const first = await usableAt(cold.page);
    await cold.page.waitForLoadState('networkidle');
    await cold.page.close();
    const { page } = await openThrottled({ browser, context: cold.context, isReady: hasRows });
    await page.goto(url + place, { waitUntil: 'commit' });
    return { cold: first, cached: await usableAt(page) };
  } finally {
    await cold.close();
  }
};

/** @param {{ url: string }} site the federated one */
export const benchAdmin = async ({ url }) => {
  const browser = await launch();
  try {
    const storageState = await signedInState(browser, { url });
    const rows = [];
    for (const [name, place] of PAGES) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await openTwice({ browser, url, storageState, place }));
      const middle = (which) => against(median(runs.map((times) => times[which])), MOST[which], ms);
      rows.push([name, middle('cold'), middle('cached')]);
    }
    table(
      `first rows of administration (1.6 Mbit/s, 150 ms, processor slowed 4 times; median of ${RUNS})`,
      ['', 'empty browser', 'opened before'],
      rows,
    );
  } finally {
    await browser.close();
  }
};
