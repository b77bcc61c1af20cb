import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/base.mjs';
import { buildRemote, remoteOfFiles } from '../webpack/remote-of-files.mjs';
import { readStack } from './read-stack.mjs';
import { Releases } from '@phila/data-folder';

/** A remote with one page that throws on its fourth line. */
const FILES = {
  'remote.ts': `export default ${JSON.stringify({
    name: 'trips',
    title: 'Trips',
    owner: 'Trips squad',
    platform: '^1.0.0',
    routes: [{ path: '/trips', page: 'trips', title: 'Trips', layout: 'public', access: 'anyone' }],
  })};`,
  'src/lifecycles.tsx': `export { pages } from './pages.ts';`,
  'src/pages.ts': `export const pages = { trips: () => import(/* webpackChunkName: "trips" */ './trips.ts') };`,
  'src/trips.ts': `export const kilometres = (trips: readonly { km: number }[]): number => {
  let sum = 0;
  for (const { km } of trips) sum += km;
  if (sum < 0) throw new RangeError('fewer than none');
  return sum;
};
`,
};

let remote;
let releases;
let files;

beforeAll(async () => {
  remote = remoteOfFiles('trips', FILES);
  const build = await buildRemote(remote.folder);
  releases = new Releases(path.dirname(remote.folder));
  const provenance = {
    at: '2026-11-26T12:00:00Z',
    by: 'Trips squad',
    commit: 'a1b2c3d4e5f6',
    tests: 'passed',
  };
  await releases.change((changes) => changes.publish('trips', '1.0.3', build, undefined, provenance));
  files = readdirSync(releases.folderOf('trips', '1.0.3'));
});
afterAll(() => remote.remove());

/** Finds a text's place in the release, as a browser reports it. */
const placeOf = (text) => {
  for (const file of files.filter((one) => one.endsWith('.js'))) {
    const lines = readFileSync(path.join(releases.folderOf('trips', '1.0.3'), file), 'utf8').split('\n');
    const line = lines.findIndex((one) => one.includes(text));
    if (line >= 0) return `/remotes/trips/1.0.3/${file}:${line + 1}:${lines[line].indexOf(text) + 1}`;
  }
  throw new Error(`${text} is in no file of the release`);
};

test('a stack is read by the maps of its release', () => {
  const stack = [
    'RangeError: fewer than none',
    `    at s (https://phila.example${placeOf('throw')})`,
    `    at https://phila.example${placeOf('throw').replace('.js:', '.js?again=1:')}`,
  ].join('\n');
  const { text, versions } = readStack(stack, releases);
  const [said, named, plain] = text.split('\n');
  expect(said).toBe('RangeError: fewer than none');
  expect(named).toMatch(/^ {4}at s \(\S*mfe-trips\/src\/trips\.ts:4:\d+\)$/);
  expect(plain).toMatch(/^ {4}at \S*mfe-trips\/src\/trips\.ts:4:\d+$/);
  expect(versions).toEqual([{ name: 'trips', version: '1.0.3' }]);
});

test('so is one of the shell, whose files have no version', () => {
  mkdirSync(path.join(releases.folder, 'maps/shell'), { recursive: true });
  writeFileSync(
    path.join(releases.folder, 'maps/shell/0123abcd.js.map'),
    JSON.stringify({ version: 3, sources: ['shell/src/boot/start.tsx'], names: [], mappings: ';AAUA' }),
  );
  expect(readStack('at a (https://phila.example/assets/0123abcd.js:2:9)', releases).text).toBe(
    'at a (shell/src/boot/start.tsx:11:1)',
  );
});

test.each([
  'at a (https://phila.example/remotes/trips/9.9.9/entry.js:1:20)',
  'at a (https://phila.example/assets/ffffffff.js:1:20)',
  'at a (https://elsewhere.example/remotes.js:1:20)',
  'TypeError: x is undefined',
])('%s has no map and stays as it is', (line) => expect(readStack(line, releases).text).toBe(line));

test('no file that pages load names a map, and none of them is among the public files', () => {
  expect(files.filter((file) => file === 'maps' || file.endsWith('.map'))).toEqual([]);
  expect(readdirSync(releases.mapsOf('trips', '1.0.3'))).toEqual(
    files.filter((file) => file.endsWith('.js')).map((file) => `${file}.map`),
  );
  for (const file of files)
    expect(readFileSync(path.join(releases.folderOf('trips', '1.0.3'), file), 'utf8')).not.toMatch(
      /sourceMappingURL|\.js\.map/,
    );
});

test('a map holds places and names, and neither sources nor where the workspace lies', () => {
  const maps = readdirSync(releases.mapsOf('trips', '1.0.3')).map((file) =>
    readFileSync(path.join(releases.mapsOf('trips', '1.0.3'), file), 'utf8'),
  );
  for (const map of maps) {
    expect(map).not.toContain(`${root}/`);
    expect(map).not.toContain('fewer than none');
  }
});
