import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { inUse, publishChanged } from './broken-release.ts';
import { BiographicalPage } from './pages/biographical.ts';
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
