import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { IntegrityLookup } from './integrity.mjs';

const BASE = 'https://phila.test/remotes/details/1.0.0/';
let folder;
let entry;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-integrity-'));
  writeFileSync(path.join(folder, 'page.js'), 'export default 1;');
  writeFileSync(path.join(folder, 'index.js'), 'import("./page.js").catch(() => {});');
  await new Promise((resolve, reject) => {
    webpack(
      {
        context: folder,
        mode: 'development',
        devtool: false,
        entry: './index.js',
        output: { path: folder, filename: 'entry.js', chunkFilename: 'page-file.js', publicPath: BASE },
        plugins: [new IntegrityLookup()],
      },
      (error, stats) => (error || stats.hasErrors() ? reject(error ?? stats.toString()) : resolve()),
    );
  });
  entry = readFileSync(path.join(folder, 'entry.js'), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Finds the script element that the entry adds for its page, in a page with these globals. */
const askedFor = (globals) => {
  const scripts = [];
  const self = { ...globals };
  runInNewContext(entry, {
    self,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    document: {
      createElement: () => ({ setAttribute: () => undefined }),
      getElementsByTagName: () => [],
      head: { appendChild: (script) => scripts.push(script) },
    },
  });
  return scripts[0];
};

const philaIntegrity = { [`${BASE}page-file.js`]: 'sha384-right' };

test('a chunk is asked for under its own address, with its integrity', () => {
  expect(askedFor({ philaIntegrity })).toMatchObject({
    src: `${BASE}page-file.js`,
    integrity: 'sha384-right',
  });
});

test('after a failed attempt it is asked for where no cache has a broken one, with the same integrity', () => {
  expect(askedFor({ philaIntegrity, philaAgain: { [BASE]: '?attempt=2' } })).toMatchObject({
    src: `${BASE}page-file.js?attempt=2`,
    integrity: 'sha384-right',
  });
  expect(
    askedFor({ philaIntegrity, philaAgain: { 'https://phila.test/remotes/other/1.0.0/': '?attempt=1' } }),
  ).toMatchObject({
    src: `${BASE}page-file.js`,
  });
});

test('a chunk that the registry does not know is refused: it is asked for with the hash of no file', () => {
  const other = { 'https://phila.test/remotes/other/1.0.0/': '' };
  expect(askedFor({ philaIntegrity: other }).integrity).toMatch(/^sha384-A{64}$/);
});

test('a preview from the own machine has nothing to check', () => {
  expect(askedFor({ philaIntegrity: { [BASE]: '' } })).toMatchObject({ integrity: '' });
});

test('outside the site nothing is checked', () => {
  expect(askedFor({})).not.toHaveProperty('integrity');
});
