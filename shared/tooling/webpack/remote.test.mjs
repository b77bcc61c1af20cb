import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
// Jest cannot load it for two importers at once, as reading a declaration would.
import '../../contract/dist/index.js';
import { root } from './base.mjs';
import { remoteConfig } from './remote.mjs';

const PAGES = ['one', 'two'];
const load = (page) => `${page}: () => import(/* webpackChunkName: "${page}" */ './${page}.ts'),`;
const route = (page) => ({ path: `/${page}`, page, title: page, layout: 'public', access: 'anyone' });

/** A remote with two pages that take the same of the host. */
const FILES = {
  'remote.ts': `export default ${JSON.stringify({
    name: 'pair',
    title: 'Pair',
    owner: 'Pair squad',
    platform: '^1.0.0',
    routes: PAGES.map(route),
  })};`,
  'src/lifecycles.tsx': `export { pages } from './pages.ts';`,
  'src/pages.ts': `export const pages = { ${PAGES.map(load).join('\n')} };`,
  ...Object.fromEntries(
    PAGES.map((page) => [
      `src/${page}.ts`,
      `export { createElement } from 'react'; export const at = '${page}';`,
    ]),
  ),
};

let folder;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'phila-remote-')), 'mfe-pair');
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.join(root, 'mfe-public/node_modules'), path.join(folder, 'node_modules'));
});

afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

/** The chunks of each page, as webpack has them before it would write anything. */
const chunksOfPages = async () => {
  const compiler = webpack(await remoteConfig(folder)({}, { mode: 'development' }));
  const { errors, namedChunkGroups } = await new Promise((resolve, reject) => {
    compiler.compile((error, compilation) => (error ? reject(error) : resolve(compilation)));
  });
  expect(errors).toEqual([]);
  const chunks = PAGES.map((page) => namedChunkGroups.get(page).chunks.map(({ name }) => name));
  await new Promise((resolve) => compiler.close(resolve));
  return chunks;
};

test('in development a page is one chunk, so that no edit of it changes the module that loads the pages', async () => {
  expect(await chunksOfPages()).toEqual([['one'], ['two']]);
});
