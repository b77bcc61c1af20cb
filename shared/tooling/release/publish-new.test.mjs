import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishNew } from './publish-new.mjs';
import { Releases } from '@phila/data-folder';

let dataDir;
let releases;
let said;

const put = (folder, file, content) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
};

/** Makes the files of a built remote that publishing reads. */
const built = (name, { platform = '^1.0.0', paths = [`/${name}`], mark = 'a' } = {}) => {
  const folder = path.join(dataDir, `mfe-${name}`);
  const routes = paths.map((route) => ({ path: route }));
  put(folder, 'package.json', { version: '1.0.0' });
  put(folder, 'dist/site/release.json', { name, mark, declaration: { name, platform, routes } });
  return folder;
};

/** The gate's refusals, by folder name. */
let refusals;

const startWithout = (unbuilt, ...folders) =>
  publishNew(dataDir, {
    siteDir: path.join(dataDir, 'shell'),
    folders,
    unbuilt,
    gate: async (folder) => refusals[path.basename(folder)] ?? null,
    say: (sentence) => said.push(sentence),
  });
const start = (...folders) => startWithout([], ...folders);

beforeEach(() => {
  refusals = {};
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-publish-new-'));
  releases = new Releases(dataDir);
  said = [];
  put(dataDir, 'shell/shell.json', { platform: '1.2.0' });
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a remote that fits is published once, and again when it changed', async () => {
  await start(built('details'), built('public'));
  await start(built('details'), built('public', { mark: 'b' }));
  expect(releases.read().current).toEqual({ details: '1.0.0', public: '1.0.1' });
  expect(said).toEqual([]);
});

test('a remote that does not fit the platform is not published, and the site keeps the version that it had', async () => {
  await start(built('details'));
  await start(
    built('details', { platform: '^2.0.0' }),
    built('public', { platform: '^3.0.0' }),
    built('career'),
  );
  expect(releases.read().current).toEqual({ details: '1.0.0', career: '1.0.0' });
  expect(said).toEqual([
    'details needs the platform ^2.0.0, and the running site has 1.2.0. Release the newer shell first, or ask for less in remote.ts. The site goes on with details 1.0.0.',
    'public needs the platform ^3.0.0, and the running site has 1.2.0. Release the newer shell first, or ask for less in remote.ts. The site is without public.',
  ]);
});

test('nor is what the gate refuses, which is not asked again of what was published', async () => {
  await start(built('details'), built('public'));
  refusals = {
    'mfe-details': 'details cannot be imported: its page tax: boom.',
    'mfe-public': 'asked in vain.',
  };
  await start(built('details', { mark: 'b' }), built('public'));
  expect(releases.read().current).toEqual({ details: '1.0.0', public: '1.0.0' });
  expect(said).toEqual([
    'details cannot be imported: its page tax: boom. The site goes on with details 1.0.0.',
  ]);
});

test('a remote that could not be built is left as it was, and the others are published', async () => {
  await start(built('details'));
  await startWithout(['details', 'public'], built('details', { mark: 'b' }), built('career'));
  expect(releases.read().current).toEqual({ details: '1.0.0', career: '1.0.0' });
  expect(said).toEqual([
    'details was not built; the reason stands above. The site goes on with details 1.0.0.',
    'public was not built; the reason stands above. The site is without public.',
  ]);
});

test('nor is what would take the address of another', async () => {
  await start(built('details', { paths: ['/details', '/settings'] }));
  await start(
    built('about-us', { paths: ['/settings'] }),
    built('details', { paths: ['/details', '/settings'] }),
  );
  expect(releases.read().current).toEqual({ details: '1.0.0' });
  expect(said).toEqual([
    'about-us is refused: /settings belongs to details. An address has one page; give it another path in remote.ts. The site is without about-us.',
  ]);
});

test('an address may go from one remote to another in one start', async () => {
  await start(built('details', { paths: ['/details', '/settings'] }));
  await start(built('about-us', { paths: ['/settings'] }), built('details', { paths: ['/details'] }));
  expect(releases.read().current).toEqual({ 'about-us': '1.0.0', details: '1.0.1' });
  expect(said).toEqual([]);
});

test('a remote that was rolled back or withdrawn stays so', async () => {
  await start(built('details'), built('public'));
  await start(built('details', { mark: 'b' }), built('public'));
  await releases.change((changes) => changes.back('details'));
  await releases.change((changes) => changes.withdraw('public'));
  await start(built('details', { mark: 'b' }), built('public', { mark: 'b' }));
  expect(releases.read().current).toEqual({ details: '1.0.0' });
  expect(said).toEqual([
    'public is withdrawn here and stays so. In use again: npm run release -- public --back',
  ]);
});

test('a remote that came during the build is named, and the others are published', async () => {
  const folder = path.join(dataDir, 'mfe-travel');
  put(folder, 'package.json', { version: '1.0.0' });
  await start(built('details'), folder);
  expect(releases.read().current).toEqual({ details: '1.0.0' });
  expect(said).toEqual(['mfe-travel came while the site was built. Stop and start it again to have it.']);
});
