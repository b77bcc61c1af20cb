import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { integrityOf } from '../webpack/integrity.mjs';
import { packKit } from './packages.mjs';

/** The kit as packed, with the list of the host's modules. */
let kit;
let release;
let folder;
beforeAll(async () => {
  kit = mkdtempSync(path.join(os.tmpdir(), 'phila-kit-'));
  packKit(kit);
  release = await import(path.join(kit, 'release.mjs'));
});
afterAll(() => rmSync(kit, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-outside-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads the release that a site's registry would get from the build. */
const releaseOf = (said) => {
  release.writeRelease(folder, said);
  const file = path.join(folder, 'release.json');
  const written = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return written;
};

const declaration = { name: 'journeys', routes: [{ path: '/journeys' }] };

/** Makes a build with these files, and a manifest like those of the federation plugins. */
const built = (files, { type = 'global', assets = { js: { sync: ['page.js'] } } } = {}) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const manifest = {
    name: 'phila_journeys',
    metaData: { remoteEntry: { type } },
    shared: [{ name: 'react' }, { name: 'react-router' }],
    exposes: [{ name: 'lifecycles', assets }],
  };
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  return releaseOf(declaration);
};

test('a release states each file, what the pages need first, and what it takes from the host', () => {
  const entry = 'self.philaIntegrity; _FEDERATION_RUNTIME_CORE';
  const made = built({
    'entry.js': entry,
    'page.js': 'a',
    'more/page.css': 'b',
    'flag.svg': '<svg/>',
    'page.js.map': '{}',
  });
  expect(made).toEqual({
    name: 'journeys',
    entry: 'entry.js',
    type: 'global',
    integrity: {
      'entry.js': integrityOf(entry),
      'page.js': integrityOf('a'),
      'more/page.css': integrityOf('b'),
    },
    assets: {
      'flag.svg': integrityOf('<svg/>'),
      'mf-manifest.json': expect.stringMatching(/^sha384-/),
    },
    preload: { '/journeys': ['entry.js', 'page.js'] },
    shares: {},
    imports: { '@module-federation/runtime-tools/runtime-core': [], react: [], 'react-router-dom': [] },
    declaration,
  });
});

test.each([
  [
    'a copy of React',
    {
      'entry.js': 'philaIntegrity',
      'page.js': 'var x={H:null,A:null,T:null,S:null};',
    },
    {},
    'page.js has a copy of react,',
  ],
  ['files that are not checked', { 'entry.js': 'a', 'page.js': 'b' }, {}, 'add the plugin CheckedFiles'],
  [
    'styles of modules that are not checked',
    { 'entry.js': 'a', 'page.css': 'b' },
    { type: 'module' },
    'add the plugin checkedStyles',
  ],
  ['no entry', { 'page.js': 'a' }, {}, 'there is no entry.js'],
])('a build with %s is refused', (_, files, options, sentence) => {
  expect(() => built(files, options)).toThrow(`journeys cannot be released: `);
  expect(() => built(files, options)).toThrow(sentence);
});

test.each([
  ['React', "import { useState } from 'react'; export const use = () => useState(1);"],
  ['React DOM', "import { flushSync } from 'react-dom'; export const now = () => flushSync(() => 1);"],
  [
    'React DOM for the browser',
    "import { createRoot } from 'react-dom/client'; export const root = (place) => createRoot(place);",
  ],
])('a copy of %s is found though the bundler dropped most of it', async (_, source) => {
  const from = mkdtempSync(path.join(os.tmpdir(), 'phila-copy-'));
  writeFileSync(path.join(from, 'index.js'), source);
  await new Promise((resolve, reject) => {
    webpack(
      {
        context: from,
        mode: 'production',
        entry: './index.js',
        output: { path: path.join(from, 'dist'), filename: 'page.js', library: { type: 'commonjs2' } },
        // What a package needs itself lies beside it.
        resolve: {
          modules: [path.join(import.meta.dirname, '../../../shell/node_modules'), 'node_modules'],
        },
      },
      (error, stats) => (error || stats.hasErrors() ? reject(error ?? stats.toString()) : resolve()),
    );
  });
  const copy = readFileSync(path.join(from, 'dist/page.js'), 'utf8');
  rmSync(from, { recursive: true });
  expect(() => built({ 'entry.js': 'philaIntegrity', 'page.js': copy })).toThrow(
    // React DOM brings React along, which is named first.
    'page.js has a copy of react,',
  );
});

test.each([
  [{ name: 'travel' }, 'its build is named phila_journeys, and remote.ts names it travel'],
  [{ widgets: [{ module: './card' }] }, 'its build does not expose ./card'],
  [{ sidePanel: [{ to: '/journeys' }, { module: './tips' }] }, 'its build does not expose ./tips'],
])('a build that is not what remote.ts declares is refused: %j', (more, sentence) => {
  built({ 'entry.js': 'a' });
  expect(() => releaseOf({ ...declaration, ...more })).toThrow(sentence);
});

test('pages for Node are named apart from what a site serves', () => {
  const { draw, assets, integrity } = built({ 'entry.js': 'a', 'node/01ab.cjs': 'pages' });
  expect(draw).toEqual({ file: 'node/01ab.cjs', integrity: integrityOf('pages') });
  expect(Object.keys({ ...assets, ...integrity })).toEqual(['mf-manifest.json', 'entry.js']);
});

test('modules need no plugin for their scripts: the page’s import map has the hashes', () => {
  expect(built({ 'entry.js': 'a', 'page.js': 'b' }, { type: 'module' })).toMatchObject({ type: 'module' });
});

test('a remote that was not built is refused', () => {
  expect(() => releaseOf(declaration)).toThrow('has no mf-manifest.json');
});
