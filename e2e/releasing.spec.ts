import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inUse, publishChanged } from './broken-release.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { startSite } from './site.ts';
import { expect, test } from './test.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

const release = (...args: string[]) =>
  run(process.execPath, [path.join(root, 'shared/tooling/commands/release.mjs'), ...args], {
    cwd: root,
  }).catch((error: { stdout: string; stderr: string }) => error);

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
  // A page that was open goes on with what it was opened with, whose files still answer.
  await page.getByRole('region', { name: 'Actions' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goBack();
  await expect(sentence).toBeVisible();
  const first = await fetch(`${site.url}${before?.base}${before?.entry}`);
  expect(first.status).toBe(200);
  // One that is opened now has the new one.
  await page.reload();
  await expect(page.getByText('This is you:')).toBeVisible();

  const back = await release('details', '--back', '--data', site.dataDir);
  expect(back.stdout).toContain(`details is back at ${before?.version}.`);
  await inUse(site, 'details', before?.version ?? '');
  await page.reload();
  await expect(sentence).toBeVisible();

  const old = await fetch(`${site.url}/remotes/details/${version}/entry.js`);
  expect(old.status, 'what was released stays for ever').toBe(200);
  expect(old.headers.get('cache-control')).toContain('immutable');
});

test('the command says what it cannot do', async ({ site }) => {
  const unknown = await release('nothing', '--data', site.dataDir, '--site', site.url);
  expect(unknown.stderr).toContain('There is no mfe-nothing');
  const nowhere = await release('details', '--data', site.dataDir, '--site', 'http://localhost:9');
  expect(nowhere.stderr).toContain('No site answers at http://localhost:9');
});

test('the command releases what is built, under the next version', async ({ page, site }) => {
  test.setTimeout(180_000);
  const { stdout } = await release('details', '--data', site.dataDir, '--site', site.url);
  const version = /^details (\d+\.\d+\.\d+) is live at /m.exec(stdout)?.[1] ?? '';
  await inUse(site, 'details', version);
  const asked = page.waitForRequest(`**/remotes/details/${version}/entry.js`);
  await new BiographicalPage(page).open();
  await asked;
});

test('a remote that needs a newer platform than the site runs is refused with a sentence', async ({
  site,
}) => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'phila-shell-'));
  cpSync(path.join(root, 'shell/dist/site'), siteDir, { recursive: true });
  const manifest = path.join(siteDir, 'shell.json');
  const shell = JSON.parse(readFileSync(manifest, 'utf8')) as { platform: string };
  writeFileSync(manifest, JSON.stringify({ ...shell, platform: '0.9.0' }));
  const older = await startSite({ SITE_DIR: siteDir });
  try {
    const before = await (await fetch(`${older.url}/registry.json`)).text();
    const { stderr } = await release('details', '--data', older.dataDir, '--site', older.url);
    expect(stderr).toContain(
      'details needs the platform ^1.0.0, and the running site has 0.9.0. ' +
        'Release the newer shell first, or ask for less in remote.ts.',
    );
    expect(await (await fetch(`${older.url}/registry.json`)).text()).toBe(before);
    // Nor is it put into a site that is not the one it was asked of.
    const elsewhere = await release('details', '--data', older.dataDir, '--site', site.url);
    expect(elsewhere.stderr).toContain(`The site at ${site.url} does not serve ${older.dataDir}.`);
  } finally {
    await older.dispose();
    rmSync(siteDir, { recursive: true, force: true });
  }
});
