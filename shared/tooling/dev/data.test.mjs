import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Releases } from '@phila/data-folder';
import { developmentData, writeDevelopmentRegistry } from './data.mjs';

let dataDir;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-development-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('developing in a folder of data leaves the releases that are live there', async () => {
  const build = path.join(dataDir, 'build');
  mkdirSync(build);
  writeFileSync(path.join(build, 'release.json'), JSON.stringify({ name: 'details', entry: 'entry.js' }));
  const releases = new Releases(dataDir);
  await releases.change((changes) => changes.publish('details', '1.0.0', build));
  const before = releases.read();

  const base = 'http://localhost:9101/';
  writeDevelopmentRegistry(dataDir, [{ release: { name: 'details', entry: 'entry.js' }, base }]);

  expect(releases.read()).toEqual(before);
  expect(existsSync(releases.folderOf('details', 'dev'))).toBe(false);
  const site = path.join(developmentData(dataDir), 'site');
  expect(JSON.parse(readFileSync(path.join(site, 'registry.json'), 'utf8')).current).toEqual({
    details: 'dev',
  });
  const entry = JSON.parse(readFileSync(path.join(site, 'remotes/details/dev/release.json'), 'utf8'));
  expect(entry).toMatchObject({ version: 'dev', base });
});
