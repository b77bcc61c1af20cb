import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inUse, publishChanged } from './broken-release.ts';
import { BiographicalPage } from './pages/biographical.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

const release = (...args: string[]) =>
  run(process.execPath, [path.join(root, 'shared/tooling/commands/release.mjs'), ...args], {
    cwd: root,
  }).catch((error: { stdout: string; stderr: string }) => error);

/** Options for a site and its data folder. */
const at = ({ url, dataDir }: Pick<Site, 'url' | 'dataDir'>) => ['--site', url, '--data', dataDir];

test.use({ role: 'consumer' });

test('a release is live for the next page without a restart, and back in one step', async ({
  page,
  site,
}) => {
  const biographical = new BiographicalPage(page);
  await biographical.open();
  const sentence = page.getByText('Who you are:');
  await expect(sentence).toBeVisible();
  const { remotes } = (await (await fetch(`${site.url}/registry.json`)).json()) as {
    remotes: { name: string; version: string; base: string; entry: string }[];
  };
  const before = remotes.find(({ name }) => name === 'details');
  expect(before).toBeDefined();

  const version = await publishChanged(site, 'details', { from: /Who you are:/, to: 'This is you:' });
  // Keeps the release of a page opened earlier: its files are still served.
  const tabs = page.getByRole('navigation', { name: 'Sections of My Details' });
  await tabs.getByRole('button', { name: 'Personal' }).click();
  await tabs.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goBack();
  await expect(sentence).toBeVisible();
  const first = await fetch(`${site.url}${before?.base}${before?.entry}`);
  expect(first.status).toBe(200);
  // Gets the new release once the page is opened again.
  await page.reload();
  await expect(page.getByText('This is you:')).toBeVisible();

  const back = await release('details', '--back', ...at(site));
  expect(back.stdout).toContain(`details is back at ${before?.version}, live at ${site.url}.`);
  await page.reload();
  await expect(sentence).toBeVisible();

  const old = await fetch(`${site.url}/remotes/details/${version}/entry.js`);
  expect(old.status, 'what was released stays for ever').toBe(200);
  expect(old.headers.get('cache-control')).toContain('immutable');
});

test(
  'a release of the public remote changes a headline within ten seconds, HTML and code together',
  { tag: '@long' },
  async ({ page, site, request }) => {
    const from = 'Why half insured is half paid';
    const to = 'Half insured, half paid';
    const headline = page.getByRole('heading', { level: 2, name: to });
    const html = async () => (await request.get('/shortTermInsurance')).text();
    expect(await html()).toContain(`>${from}<`);

    const began = Date.now();
    await publishChanged(site, 'public', { from, to });
    // The first response with new HTML also has the new code, so nothing changes after drawing.
    await expect.poll(html).toContain(`>${to}<`);
    expect(Date.now() - began).toBeLessThan(10_000);
    await page.goto('/shortTermInsurance');
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    await expect(headline).toBeVisible();
    expect(await html()).not.toContain(`>${from}<`);

    await release('public', '--back', ...at(site));
    await expect.poll(html).toContain(`>${from}<`);
  },
);

test('the command says what it cannot do', { tag: '@long' }, async ({ site }) => {
  const unknown = await release('nothing', ...at(site));
  expect(unknown.stderr).toContain('There is no mfe-nothing');
  const nowhere = await release('details', '--data', site.dataDir, '--site', 'http://localhost:9');
  expect(nowhere.stderr).toContain('No site answers at http://localhost:9');
});

test('the command releases what is built, and the same build is the version that there is', async ({
  page,
  site,
}) => {
  const { stdout, stderr } = await release('details', '--without-tests', ...at(site));
  const version = /^details (\d+\.\d+\.\d+) is live at /m.exec(stdout)?.[1] ?? '';
  expect(version, stderr).not.toBe('');
  await inUse(site, 'details', version);
  const asked = page.waitForRequest(`**/remotes/details/${version}/entry.js`);
  await new BiographicalPage(page).open();
  await asked;

  const listed = await release('details', '--list', ...at(site));
  expect(listed.stdout).toMatch(new RegExp(`^\\*  ${version} .* UTC  .*  tests (skipped|not run)$`, 'm'));

  const withdrawn = await release('details', '--withdraw', ...at(site));
  expect(withdrawn.stdout).toContain(`details ${version} is withdrawn from ${site.url}.`);
  const to = await release('details', '--to', version, ...at(site));
  expect(to.stdout).toContain(`details ${version} is live at ${site.url}.`);
});

test('who has no token for a site changes nothing there', { tag: '@long' }, async ({ site }) => {
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'phila-elsewhere-'));
  try {
    const without = await release('details', '--withdraw', ...at({ url: site.url, dataDir: elsewhere }));
    expect(without.stderr).toContain(`There is no token for the releases of ${site.url}.`);
    writeFileSync(path.join(elsewhere, 'operator-token'), 'the token of another site');
    const wrong = await release('details', '--withdraw', ...at({ url: site.url, dataDir: elsewhere }));
    expect([wrong.stdout, wrong.stderr]).toEqual(['', 'This takes a token for releases\n']);
    const { stdout } = await release('details', '--list', ...at(site));
    expect(stdout).toContain('details (* is in use)');
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
});

test('a remote that needs a newer platform than the site runs is refused with a sentence', async ({
  site,
}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-newer-'));
  try {
    cpSync(path.join(root, 'mfe-details/dist/site'), folder, { recursive: true });
    const file = path.join(folder, 'release.json');
    const read = JSON.parse(readFileSync(file, 'utf8')) as { declaration: object };
    const declaration = { ...read.declaration, platform: '^2.0.0' };
    writeFileSync(file, JSON.stringify({ ...read, declaration }));
    const before = await (await fetch(`${site.url}/registry.json`)).text();
    await expect(
      site.releases().publish('details', folder, { commit: null, tests: 'not run' }),
    ).rejects.toThrow(
      'details needs the platform ^2.0.0, and the running site has 1.0.0. Release the newer shell first (npm run release -- shell), or ask for less in remote.ts.',
    );
    expect(await (await fetch(`${site.url}/registry.json`)).text()).toBe(before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
