import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/base.mjs';
import { buildRemote, remoteOfFiles } from '../webpack/remote-of-files.mjs';
import { readStack } from './read-stack.mjs';

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

const SHELL_MAP = JSON.stringify({
  version: 3,
  sources: ['shell/src/boot/start.tsx'],
  names: [],
  mappings: ';AAUA',
});

let remote;
/** Folder of the build, which is released as trips 1.0.3. */
let build;
let files;

beforeAll(async () => {
  remote = remoteOfFiles('trips', FILES);
  build = await buildRemote(remote.folder);
  files = readdirSync(build, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
});
afterAll(() => remote.remove());

/** Stands in for a site's source maps. */
const mapOf = async (name, version, file) => {
  if (name === undefined) return file === '0123abcd.js' ? SHELL_MAP : null;
  const map = path.join(build, `maps/${file}.map`);
  return name === 'trips' && version === '1.0.3' && existsSync(map) ? readFileSync(map, 'utf8') : null;
};

/** Finds a text's place in the release, as a browser reports it. */
const placeOf = (text) => {
  for (const file of files.filter((one) => one.endsWith('.js'))) {
    const lines = readFileSync(path.join(build, file), 'utf8').split('\n');
    const line = lines.findIndex((one) => one.includes(text));
    if (line >= 0) return `/remotes/trips/1.0.3/${file}:${line + 1}:${lines[line].indexOf(text) + 1}`;
  }
  throw new Error(`${text} is in no file of the release`);
};

test('a stack is read by the maps of its release', async () => {
  const stack = [
    'RangeError: fewer than none',
    `    at s (https://phila.example${placeOf('throw')})`,
    `    at https://phila.example${placeOf('throw').replace('.js:', '.js?again=1:')}`,
  ].join('\n');
  const { text, versions } = await readStack(stack, mapOf);
  const [said, named, plain] = text.split('\n');
  expect(said).toBe('RangeError: fewer than none');
  expect(named).toMatch(/^ {4}at s \(\S*mfe-trips\/src\/trips\.ts:4:\d+\)$/);
  expect(plain).toMatch(/^ {4}at \S*mfe-trips\/src\/trips\.ts:4:\d+$/);
  expect(versions).toEqual([{ name: 'trips', version: '1.0.3' }]);
});

test('so is one of the shell, whose files have no version', async () => {
  const { text } = await readStack('at a (https://phila.example/assets/0123abcd.js:2:9)', mapOf);
  expect(text).toBe('at a (shell/src/boot/start.tsx:11:1)');
});

test('the map of a script is asked for once, however often the script is in the stack', async () => {
  const asked = [];
  const place = 'at a (https://phila.example/remotes/trips/1.0.3/gone.js:1:20)';
  await readStack(`${place}\n${place}`, async (...script) => {
    asked.push(script);
    return null;
  });
  expect(asked).toEqual([['trips', '1.0.3', 'gone.js']]);
});

test.each([
  'at a (https://phila.example/remotes/trips/9.9.9/entry.js:1:20)',
  'at a (https://phila.example/assets/ffffffff.js:1:20)',
  'at a (https://elsewhere.example/remotes.js:1:20)',
  'TypeError: x is undefined',
])('%s has no map and stays as it is', async (line) => {
  expect((await readStack(line, mapOf)).text).toBe(line);
});

test('no file that pages load names a map, and each script has one in a folder of its own', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(readdirSync(path.join(build, 'maps'))).toEqual(
    files.filter((file) => file.endsWith('.js')).map((file) => `${file}.map`),
  );
  for (const file of files)
    expect(readFileSync(path.join(build, file), 'utf8')).not.toMatch(/sourceMappingURL|\.js\.map/);
});

test('a map holds places and names, and neither sources nor where the workspace lies', () => {
  const maps = readdirSync(path.join(build, 'maps')).map((file) =>
    readFileSync(path.join(build, 'maps', file), 'utf8'),
  );
  for (const map of maps) {
    expect(map).not.toContain(`${root}/`);
    expect(map).not.toContain('fewer than none');
  }
});
