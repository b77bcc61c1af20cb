import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRemote, remoteOfFiles } from '../../webpack/remote-of-files.mjs';
import { trialImport } from './trial-import.mjs';

const declaration = {
  name: 'pair',
  title: 'Pair',
  owner: 'Pair squad',
  platform: '^1.0.0',
  routes: [{ path: '/pair', page: 'one', title: 'One', layout: 'public', access: 'anyone' }],
  widgets: [{ slot: 'dashboard', title: 'Pair', module: './widget', order: 1 }],
};

const FILES = {
  'remote.ts': `export default ${JSON.stringify(declaration)};`,
  'src/lifecycles.tsx': `
    import { remoteApp } from '@phila/platform';
    import { routedApp } from '@phila/ui/routed-pages';
    import declaration from '../remote.ts';
    const pages = { one: () => import(/* webpackChunkName: "one" */ './one.tsx') };
    export const { bootstrap, mount, unmount } = remoteApp(declaration.name, routedApp(declaration, pages));`,
  'src/one.tsx': `
    import { memo } from 'react';
    import { Page } from '@phila/ui/page';
    const One = () => <Page title="mark of the page">{window.innerWidth}</Page>;
    export default memo(One);`,
  'src/widget/index.tsx': `
    import { createSlice, injectSlice } from '@phila/platform';
    const { actions } = injectSlice(createSlice({ name: 'pairTitles' }));
    export default () => <p title="mark of the widget">{String(actions)}</p>;`,
};

let remote;
let built;

beforeAll(async () => {
  remote = remoteOfFiles('pair', FILES);
  built = await buildRemote(remote.folder);
});

afterAll(() => remote.remove());

let copies = 0;
/** Copies the build, adding code at the beginning of the file that contains the mark. */
const changed = (mark, more) => {
  const copy = path.join(path.dirname(remote.folder), `copy-${(copies += 1)}`);
  cpSync(built, copy, { recursive: true });
  const file = readdirSync(copy).find(
    (name) => name.endsWith('.js') && readFileSync(path.join(copy, name), 'utf8').includes(mark),
  );
  writeFileSync(path.join(copy, file), `${more}\n${readFileSync(path.join(copy, file), 'utf8')}`);
  return copy;
};

test('a build whose modules can all be imported passes', async () => {
  expect(await trialImport(built)).toBeNull();
  expect(
    await trialImport(built, { '@phila/platform': ['remoteApp', 'createSlice', 'injectSlice'] }),
  ).toBeNull();
});

test('a build says which names it imports from the host', () => {
  const { imports } = JSON.parse(readFileSync(path.join(built, 'release.json'), 'utf8'));
  expect(imports).toEqual({
    '@module-federation/runtime-tools/runtime-core': [],
    '@phila/platform': ['createSlice', 'injectSlice', 'remoteApp'],
    '@phila/ui/page': ['Page'],
    '@phila/ui/routed-pages': ['routedApp'],
    react: ['memo'],
    'react/jsx-runtime': ['jsx'],
  });
});

test.each([
  ['mark of the page', 'its page one: boom'],
  ['mark of the widget', 'its module ./widget: boom'],
  ['var phila_pair', 'its entry: boom'],
])('what throws in the file with "%s" is refused: %s', async (mark, why) => {
  expect(await trialImport(changed(mark, 'throw new Error("boom");'))).toBe(why);
});

test('a remote that needs something the host does not export is refused', async () => {
  expect(await trialImport(built, { '@phila/platform': ['remoteApp'] })).toMatch(
    /^its module \.\/widget: .*is not a function/,
  );
});

test('a slice that is not named after the remote is refused', async () => {
  const copy = changed('pairTitles', '');
  for (const file of readdirSync(copy).filter((name) => name.endsWith('.js')))
    writeFileSync(
      path.join(copy, file),
      readFileSync(path.join(copy, file), 'utf8').replace('pairTitles', 'careerCvEdits'),
    );
  expect(await trialImport(copy)).toBe(
    'its slice "careerCvEdits" may be another remote\'s as well: begin its name with pair',
  );
});

test('a remote that ends the process has not passed', async () => {
  const exit = 'globalThis.constructor.constructor("return process")().exit(0);';
  expect(await trialImport(changed('mark of the page', exit))).not.toBeNull();
});

test('a page that is not among the remote’s pages is refused', async () => {
  const copy = changed('var phila_pair', '');
  const file = path.join(copy, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  release.declaration.routes.push({ path: '/other', page: 'other' });
  writeFileSync(file, JSON.stringify(release));
  expect(await trialImport(copy)).toBe('its page other: src/pages.ts does not have it');
});
