import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inUse, publishChanged } from './broken-release.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { type Site, startSite } from './site.ts';
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

test('a release of the public remote changes a headline within ten seconds, HTML and code together', async ({
  page,
  site,
  request,
}) => {
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
});

test('the command says what it cannot do', { tag: '@long' }, async ({ site }) => {
  const unknown = await release('nothing', ...at(site));
  expect(unknown.stderr).toContain('There is no mfe-nothing');
  const nowhere = await release('details', '--data', site.dataDir, '--site', 'http://localhost:9');
  expect(nowhere.stderr).toContain('No site answers at http://localhost:9');
});

test('the command releases what is built, under the next version', async ({ page, site }) => {
  const { stdout, stderr } = await release('details', '--without-tests', ...at(site));
  const version = /^details (\d+\.\d+\.\d+) is live at /m.exec(stdout)?.[1] ?? '';
  expect(version, stderr).not.toBe('');
  await inUse(site, 'details', version);
  const asked = page.waitForRequest(`**/remotes/details/${version}/entry.js`);
  await new BiographicalPage(page).open();
  await asked;

  const listed = await release('details', '--list', '--data', site.dataDir);
  expect(listed.stdout).toMatch(new RegExp(`^\\*  ${version} .* UTC  .*  tests skipped$`, 'm'));

  const withdrawn = await release('details', '--withdraw', ...at(site));
  expect(withdrawn.stdout).toContain(`details ${version} is withdrawn from ${site.url}.`);
  const to = await release('details', '--to', version, ...at(site));
  expect(to.stdout).toContain(`details ${version} is live at ${site.url}.`);
});

test('nothing is said to be done that the site does not follow', { tag: '@long' }, async ({ site }) => {
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'phila-elsewhere-'));
  try {
    // Copies the site's folder: same releases, but not the folder the site serves.
    cpSync(path.join(site.dataDir, 'site'), path.join(elsewhere, 'site'), { recursive: true });
    const { stdout, stderr } = await release(
      'details',
      '--withdraw',
      ...at({ url: site.url, dataDir: elsewhere }),
    );
    expect(stdout).toBe('');
    expect(stderr).toContain(`The site at ${site.url} does not serve ${elsewhere}.`);
    const { stdout: listed } = await release('details', '--list', '--data', elsewhere);
    expect(listed).toContain('details (* is in use)');
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
});

test(
  'a remote that needs a newer platform than the site runs is refused with a sentence',
  { tag: '@long' },
  async ({ site }) => {
    const siteDir = mkdtempSync(path.join(os.tmpdir(), 'phila-shell-'));
    cpSync(path.join(root, 'shell/dist/site'), siteDir, { recursive: true });
    const manifest = path.join(siteDir, 'shell.json');
    const shell = JSON.parse(readFileSync(manifest, 'utf8')) as { platform: string };
    writeFileSync(manifest, JSON.stringify({ ...shell, platform: '0.9.0' }));
    const older = await startSite({ SITE_DIR: siteDir });
    try {
      const before = await (await fetch(`${older.url}/registry.json`)).text();
      const { stderr } = await release('details', ...at(older));
      expect(stderr).toContain(
        'details needs the platform ^1.0.0, and the running site has 0.9.0. ' +
          'Release the newer shell first, or ask for less in remote.ts.',
      );
      expect(await (await fetch(`${older.url}/registry.json`)).text()).toBe(before);
      // Publishing into another site's folder is refused as well.
      const elsewhere = await release('details', ...at({ url: site.url, dataDir: older.dataDir }));
      expect(elsewhere.stderr).toContain(`The site at ${site.url} does not serve ${older.dataDir}.`);
    } finally {
      await older.dispose();
      rmSync(siteDir, { recursive: true, force: true });
    }
  },
);
