import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import {
  type OutsideRemote,
  packedPackages,
  placeRemoteOutside,
} from '../shared/tooling/packing/remote-outside.mjs';
import { publish } from './broken-release.ts';
import { findings } from './findings.ts';
import { addShelf } from './outside-shelf.ts';
import { FaultPanel } from './pages/fault-panel.ts';
import { ResourceListPage } from './pages/resource-list.ts';
import { takeRecoveryCode } from './service-client.ts';
import type { Site } from './site.ts';
import { expect, REMOTE_FAULT, test } from './test.ts';

/* Remotes of squads outside the workspace: the templates in separate folders, using our packed packages. */

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const NAME = 'journeys';

test.use({ role: 'consumer' });

/** Counts copies of React DOM on the page: each registers with the developer tools hook. */
const countRenderers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
const renderers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length);

/** Releases a build from outside as a person would, with all the checks. */
const release = ({ url, dataDir }: Site, build: string) =>
  run(
    process.execPath,
    [
      path.join(root, 'shared/tooling/commands/release.mjs'),
      NAME,
      '--build',
      build,
      '--site',
      url,
      '--data',
      dataDir,
    ],
    { cwd: root },
  ).catch((error: { stdout: string; stderr: string }) => error);

/** Messages of browser and site about a refused file. */
const REFUSED = [
  REMOTE_FAULT,
  /integrity/i,
  /Failed to (load|fetch)/,
  /ERR_FAILED/,
  /Loading (CSS )?chunk/,
  /LoadFailure/,
  /journeys/,
];

const withdraw = (site: Site) => site.releases().withdraw(NAME);

/** File with the form's page; bundlers name it differently. */
const fileOfPlan = (folder: string): string => {
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes('Plan it'),
  );
  if (file === undefined) throw new Error('No file has the page with the form');
  return file;
};

/** Appends text to a file of the release on its way, as somebody between the site and the browser could. */
const tamper = async (page: Page, file: string, more: string): Promise<void> => {
  await page.route(`**/remotes/${NAME}/**/${file}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + more });
  });
};

/** Publishes a build that does not say what its pages load. */
const publishWithoutPreloads = async (site: Site, build: string): Promise<void> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-build-'));
  cpSync(build, folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...release, preload: {} }));
  await publish(site, NAME, folder);
  rmSync(folder, { recursive: true, force: true });
};

/** Leaves a trace if a tampered script runs. */
const RAN = '\n;globalThis.ranUnchecked = true;';
const ranUnchecked = (page: Page): Promise<boolean> => page.evaluate(() => 'ranUnchecked' in globalThis);

const styleOf = (folder: string): string => readdirSync(folder).find((name) => name.endsWith('.css')) ?? '';

/** Serves a build statically with CORS, as a squad's own server does. */
const serve = async (folder: string) => {
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  };
  const server = createServer((request, response) => {
    const file = path.join(folder, path.basename(new URL(request.url ?? '/', 'http://localhost').pathname));
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', types[path.extname(file)] ?? 'text/plain');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => void server.close(resolve)),
  };
};

let packed: Awaited<ReturnType<typeof packedPackages>>;
test.beforeAll(async () => {
  packed = await packedPackages();
});
test.afterAll(() => packed.remove());

for (const bundler of ['webpack', 'rspack', 'vite'] as const)
  test.describe(`a remote built by ${bundler} outside the workspace`, () => {
    let remote: OutsideRemote;
    test.beforeAll(async () => {
      remote = placeRemoteOutside(bundler, packed.archives);
      expect(await remote.build()).toBe('');
    });
    test.afterAll(() => remote.remove());

    test('passes the type check as it is copied', { tag: '@long' }, async () => {
      expect(await remote.types()).toBe('');
    });

    test(
      'shows its pages with the host’s one React, router, queries, store and antd',
      { tag: '@long' },
      async ({ page, site }) => {
        const { stdout, stderr } = await release(site, remote.output);
        expect(stdout, stderr).toContain(`is live at ${site.url}`);
        await countRenderers(page);
        await page.goto('/journeys');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: 'Journeys' })).toBeVisible();
        await main.getByRole('button', { name: 'Wish for Angola' }).click();
        await expect(main.getByText('Wishes: 1')).toBeVisible();
        await main.getByRole('listitem', { name: '2', exact: true }).click();
        await expect(page).toHaveURL(/\/journeys\?page=2$/);

        await page.goBack();
        await main.getByRole('link', { name: 'Angola' }).click();
        await expect(main.getByRole('heading', { level: 1, name: 'Angola' })).toBeVisible();
        await main.getByRole('link', { name: 'Plan a journey' }).last().click();
        await expect(page).toHaveTitle(/^Plan a journey/);
        await main.getByRole('button', { name: 'Plan it' }).click();
        await expect(main.getByText('Where to?', { exact: true })).toBeVisible();
        await main.getByLabel('Place').fill('Luanda');
        await main.getByLabel('Day you leave').fill('1/2/2027');
        await main.getByLabel('Day you leave').press('Enter');
        await main.getByRole('button', { name: 'Plan it' }).click();
        await expect(page.getByText('You go to Luanda on 1 February 2027.')).toBeVisible();

        // The chrome belongs to the shell’s React root, the page to the remote’s.
        await page.getByRole('link', { name: 'Dashboard' }).first().click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.goBack();
        expect.soft(await findings(page)).toEqual([]);
        await expect(main.getByText('Wishes: 1')).toBeVisible();
        expect(await renderers(page)).toBe(1);
        await withdraw(site);
      },
    );

    test(
      'has its scripts checked: one that was changed is refused',
      { tag: '@long' },
      async ({ page, site, complaints }) => {
        complaints.expect(...REFUSED);
        await publish(site, NAME, remote.output);
        await tamper(page, fileOfPlan(remote.output), RAN);
        await page.goto('/journeys');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: 'Journeys' })).toBeVisible();
        await main.getByRole('link', { name: 'Plan a journey' }).click();
        // The page has a boundary of its own, so the frame around it stays.
        await expect(new FaultPanel(page, 'The page').panel).toBeVisible();
        expect(await ranUnchecked(page)).toBe(false);
        await withdraw(site);
      },
    );

    test('is refused where it does not say what its pages load', { tag: '@long' }, async ({ site }) => {
      await expect(publishWithoutPreloads(site, remote.output)).rejects.toThrow(
        'journeys declares the route /journeys, and its build does not say what that loads. Build it again.',
      );
    });

    test('has its styles checked as well', { tag: '@long' }, async ({ page, site, complaints }) => {
      complaints.expect(...REFUSED);
      await publish(site, NAME, remote.output);
      await tamper(page, styleOf(remote.output), '\nmain { color: red; }');
      await page.goto('/journeys');
      await expect(new FaultPanel(page, 'Journeys').panel).toBeVisible();
      await expect(page.getByRole('main')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
      await withdraw(site);
    });

    test(
      'is tried from the own machine before it is released',
      { tag: '@long' },
      async ({ openAs, site, complaints }) => {
        // Asks for a fresh code first.
        complaints.expect(/status of 403/);
        const server = await serve(remote.output);
        try {
          const page = await openAs('admin');
          await page.goto(`/dashboard?remote=journeys@${server.url}`);
          await page.getByRole('button', { name: 'Use my build' }).click();
          const asked = page.getByRole('dialog', { name: /^Enter a code to / });
          // The app's code works once, and another test on this site may have just used it.
          await asked.getByRole('textbox', { name: 'Code' }).fill(await takeRecoveryCode(site, 'admin'));
          await asked.getByRole('button', { name: 'Confirm' }).click();
          const main = page.getByRole('main');
          await expect(page.getByRole('region', { name: 'Developer override' })).toBeVisible();
          await page.getByRole('link', { name: 'Journeys' }).first().click();
          await main.getByRole('link', { name: 'Plan a journey' }).click();
          await expect(main.getByRole('button', { name: 'Plan it' })).toBeVisible();
          await expect(main.getByRole('navigation', { name: 'Journeys' })).toHaveCSS('display', 'flex');
        } finally {
          await server.stop();
        }
      },
    );

    test(
      'comes at Retry when its entry did not come at first',
      { tag: '@long' },
      async ({ page, site, complaints }) => {
        complaints.expect(...REFUSED);
        await publish(site, NAME, remote.output);
        const entry = '**/remotes/journeys/**/entry.js*';
        await page.route(entry, (route) => route.abort());
        await page.goto('/journeys');
        const fault = new FaultPanel(page, 'Journeys');
        await expect(fault.panel).toBeVisible();
        await page.unroute(entry);
        await fault.retry.click();
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: 'Journeys' })).toBeVisible();
        await withdraw(site);
      },
    );
  });

/** Bulk actions on the list of categories; the list's page belongs to another squad. */
const BULK_ACTIONS = `
  bulkActions: [
    {
      resource: 'shop-categories',
      text: 'Plan journeys',
      order: 2,
      access: may('shop.catalogue.write'),
      to: '/journeys/plan',
    },
    {
      resource: 'shop-categories',
      text: 'Hide',
      order: 1,
      access: may('shop.catalogue.write'),
      call: {
        path: '/Manage/shop-categories/bulk',
        body: { action: 'change', set: { isActive: false } },
        done: 'hidden',
        asks: 'Their products leave the shop until they are shown again.',
      },
    },
    {
      resource: 'shop-categories',
      text: 'Pay back',
      order: 3,
      access: may('shop.payments.write'),
      to: '/journeys/plan',
    },
  ],
});
`;

test.describe('a remote outside the workspace that declares what is done with several rows', () => {
  let remote: OutsideRemote;
  test.beforeAll(async () => {
    remote = placeRemoteOutside('webpack', packed.archives);
    const file = path.join(remote.folder, 'remote.ts');
    const declared = readFileSync(file, 'utf8')
      .replace('import { remote }', 'import { may, remote }')
      .replace(/\}\);\s*$/, BULK_ACTIONS);
    writeFileSync(file, declared);
    expect(await remote.build()).toBe('');
  });
  test.afterAll(() => remote.remove());

  test(
    'has its buttons in the list of administration, and what they do is done',
    { tag: '@long' },
    async ({ openAs, site }) => {
      const { stdout, stderr } = await release(site, remote.output);
      expect(stdout, stderr).toContain(`is live at ${site.url}`);
      const page = await openAs('catalogue');
      const list = new ResourceListPage(page, '/admin/category-management', 'Categories', 'categories');
      await list.open();
      const boxes = list.main.getByRole('checkbox', { name: /^Choose (?!all)/ });
      const bar = list.main.getByRole('region', { name: 'What is chosen' });
      const hidden = list.main.getByRole('cell', { name: 'No', exact: true });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await expect(bar.getByText('2 categories chosen')).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Plan journeys' })).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Pay back' })).toHaveCount(0);
      await expect(hidden).toHaveCount(0);
      expect.soft(await findings(page)).toEqual([]);

      await bar.getByRole('button', { name: 'Hide' }).click();
      const asked = page.getByRole('alertdialog', { name: 'Hide: 2 categories?' });
      await expect(asked).toContainText('Their products leave the shop until they are shown again.');
      await asked.getByRole('button', { name: 'Hide' }).click();
      await expect(list.main.getByText('2 categories hidden')).toBeVisible();
      await expect(hidden).toHaveCount(2);
      await list.undo.click();
      await expect(hidden).toHaveCount(0);

      await boxes.nth(0).check();
      await bar.getByRole('button', { name: 'Plan journeys' }).click();
      await expect(page).toHaveURL(/\/journeys\/plan\?rows=\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Plan a journey' })).toBeVisible();
      await withdraw(site);
    },
  );
});

for (const bundler of ['webpack', 'rspack', 'vite'] as const)
  test.describe(`a page that everyone may open, of a remote built by ${bundler} outside the workspace`, () => {
    let remote: OutsideRemote;
    test.beforeAll(async () => {
      remote = placeRemoteOutside(bundler, packed.archives);
      addShelf(remote.folder);
      expect(await remote.build()).toBe('');
    });
    test.afterAll(() => remote.remove());

    test(
      'is drawn by the service with its own sort order, filter and section, and hydrated as it was drawn',
      { tag: bundler === 'webpack' ? [] : '@long' },
      async ({ page, request, site }) => {
        expect(await remote.check()).toContain('/shelf is drawn, and hydrated as it was drawn.');
        await publish(site, NAME, remote.output);
        const reply = await request.get('/shelf?Sort=longest&Least=20');
        const html = await reply.text();
        const lengths = [...html.matchAll(/<li>([^<]+)<\/li>/g)].map(([, name = '']) => name.length);
        expect(lengths.length).toBeGreaterThan(2);
        expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(20);
        expect(html).toMatch(/Tables of (<!-- -->)?\d+(<!-- -->)? tax years/);
        expect(html).toContain('<noscript>');
        expect(html).toMatch(/href="\?[^"]*Least=20"[^>]*>As they come/);

        await page.goto('/shelf?Least=20');
        await expect(page.locator('[data-drawn]')).toHaveCount(0);
        await page.getByRole('button', { name: 'Longest name first' }).click();
        await expect(page).toHaveURL(/\/shelf\?Sort=longest$/);
        const names = await page
          .getByRole('list', { name: 'Products' })
          .getByRole('listitem')
          .allTextContents();
        expect(names).toEqual(names.toSorted((a, b) => b.length - a.length));
        await withdraw(site);
      },
    );
  });
