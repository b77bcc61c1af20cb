import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refused, Releases, unfit } from './releases.mjs';

let dataDir;
let releases;

/** A build as webpack leaves it, as far as releasing looks at it. */
const build = (mark) => {
  const folder = path.join(dataDir, `build-${mark}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({ name: 'details', entry: 'entry.js', mark }),
  );
  writeFileSync(path.join(folder, 'entry.js'), `/* ${mark} */`);
  return folder;
};

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-releases-'));
  releases = new Releases(dataDir);
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a release is kept under its version and the registry points at it', () => {
  releases.publish('details', '1.0.0', build('a'));
  expect(releases.read().current).toEqual({ details: '1.0.0' });
  expect(releases.release('details', '1.0.0')).toMatchObject({
    version: '1.0.0',
    base: '/remotes/details/1.0.0/',
  });
  expect(readFileSync(path.join(releases.folderOf('details', '1.0.0'), 'entry.js'), 'utf8')).toBe('/* a */');
});

test('a release is never changed', () => {
  releases.publish('details', '1.0.0', build('a'));
  expect(() => releases.publish('details', '1.0.0', build('b'))).toThrow(Refused);
  expect(readFileSync(path.join(releases.folderOf('details', '1.0.0'), 'entry.js'), 'utf8')).toBe('/* a */');
});

test.each(['../../elsewhere', '1.2', 'v1.2.3', 'latest', ''])('%j is no version', (version) => {
  releases.publish('details', '1.0.0', build('a'));
  expect(() => releases.publish('details', version, build('b'))).toThrow(Refused);
  expect(releases.read().current).toEqual({ details: '1.0.0' });
});

test('the next version is above all there were, also after going back', () => {
  expect(releases.next('details', '1.0.0')).toBe('1.0.0');
  releases.publish('details', '1.0.0', build('a'));
  releases.publish('details', releases.next('details', '1.0.0'), build('b'));
  expect(releases.read().current.details).toBe('1.0.1');
  expect(releases.back('details')).toBe('1.0.0');
  expect(releases.next('details', '1.0.0')).toBe('1.0.2');
  expect(releases.next('details', '1.0.0', 'minor')).toBe('1.1.0');
  expect(releases.next('details', '3.0.0')).toBe('3.0.0');
});

test('there is nothing before the first release', () => {
  expect(() => releases.back('details')).toThrow('details was never released here.');
  releases.publish('details', '1.0.0', build('a'));
  expect(() => releases.back('details')).toThrow(
    'details 1.0.0 is the first release here; there is none before it.',
  );
});

test('the same build is recognised under whatever version it was published', () => {
  releases.publish('details', '1.0.0', build('a'));
  releases.publish('details', '1.0.1', build('b'));
  expect(releases.publishedAs('details', build('a'))).toBe('1.0.0');
  expect(releases.publishedAs('details', build('c'))).toBeUndefined();
});

test.each([
  ['^1.0.0', '1.4.2', null],
  [
    '^2.0.0',
    '1.4.2',
    'details needs the platform ^2.0.0, and the running site has 1.4.2. Release the newer shell first, or ask for less in remote.ts.',
  ],
  [
    '^1.0.0',
    '2.0.0',
    'details needs the platform ^1.0.0, and the running site has 2.0.0. Build the remote against the newer platform and state it in remote.ts.',
  ],
  ['newest', '1.0.0', 'details declares the platform newest, which is no version range.'],
])('a need of %s on %s', (need, platform, sentence) => {
  expect(unfit({ name: 'details', platform: need }, platform)).toBe(sentence);
});
