import { writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { remoteOfFiles } from './remote-of-files.mjs';
import { remoteConfig } from './remote.mjs';

const PAGES = ['one', 'two'];
const load = (page) => `${page}: () => import(/* webpackChunkName: "${page}" */ './${page}.ts'),`;
const route = (page) => ({ path: `/${page}`, page, title: page, layout: 'public', access: 'anyone' });

/** A remote with two pages that use the same modules of the host. */
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

let remote;
let folder;

beforeEach(() => {
  remote = remoteOfFiles('pair', FILES);
  ({ folder } = remote);
});

afterEach(() => remote.remove());

/** Compiles the remote, up to the moment before webpack writes files. */
const compiled = async () => {
  const compiler = webpack(await remoteConfig(folder)({}, { mode: 'development' }));
  const compilation = await new Promise((resolve, reject) => {
    compiler.compile((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return compilation;
};

test('in development a page is one chunk, so that no edit of it changes the module that loads the pages', async () => {
  const { errors, namedChunkGroups } = await compiled();
  expect(errors).toEqual([]);
  const chunks = PAGES.map((page) => namedChunkGroups.get(page).chunks.map(({ name }) => name));
  expect(chunks).toEqual([['one'], ['two']]);
});

test('the build refuses a style that reaches outside, in one sentence', async () => {
  const styles = { 'one.module.css': '.mine { top: 0 }\n\nh1 { color: red }', 'two.css': '.mine { top: 0 }' };
  for (const [file, text] of Object.entries(styles)) writeFileSync(path.join(folder, 'src', file), text);
  writeFileSync(path.join(folder, 'src/one.ts'), `import './one.module.css';\nimport './two.css';\n`);
  const { errors } = await compiled();
  expect(errors.map(({ message }) => message)).toEqual([
    'src/one.module.css:3: the selector "h1" reaches outside this remote. Begin it with a class of this file.',
    'src/two.css is no CSS module, so its rules would hold for the whole site: name it *.module.css.',
  ]);
});

test('a page takes the router from the host, under both of its names', async () => {
  const page = `import { Link } from 'react-router-dom';\nimport { useParams } from 'react-router';\nexport default [Link, useParams];`;
  writeFileSync(path.join(folder, 'src/one.ts'), page);
  const { errors, modules } = await compiled();
  expect(errors).toEqual([]);
  const consumed = [...modules].filter(({ type }) => type === 'consume-shared-module');
  expect(new Set(consumed.map(({ options }) => options.shareKey))).toEqual(
    new Set(['react', 'react-router-dom']),
  );
  expect([...modules].filter(({ resource = '' }) => /[\\/]react-router/.test(resource))).toEqual([]);
});

test('the build refuses a router of its own, in one sentence', async () => {
  const page = `import { BrowserRouter, Link } from 'react-router-dom';\nexport { createBrowserRouter } from 'react-router';\nexport default [BrowserRouter, Link];`;
  writeFileSync(path.join(folder, 'src/one.ts'), page);
  const { errors } = await compiled();
  expect(errors).toHaveLength(2);
  expect(errors[0].message).toMatch(
    /^BrowserRouter of react-router-dom is not for remotes \(asked for by .*one\.ts\)\. The host provides of it: Link, NavLink, /,
  );
  expect(errors[1].message).toMatch(/^createBrowserRouter of react-router is not for remotes/);
});

test('a page takes queries, the store and single-spa from the host, each under its own name', async () => {
  const page = `
    import { useQuery } from '@tanstack/react-query';
    import { createSlice } from '@reduxjs/toolkit';
    import { useSelector } from 'react-redux';
    import { navigateToUrl } from 'single-spa';
    export default [useQuery, createSlice, useSelector, navigateToUrl];`;
  writeFileSync(path.join(folder, 'src/one.ts'), page);
  const { errors, modules } = await compiled();
  expect(errors).toEqual([]);
  const consumed = [...modules].filter(({ type }) => type === 'consume-shared-module');
  expect(consumed.map(({ options }) => options.shareKey)).toEqual(
    expect.arrayContaining(['@tanstack/react-query', '@reduxjs/toolkit', 'react-redux', 'single-spa']),
  );
  const own = [...modules].filter(({ resource = '' }) =>
    /node_modules[\\/](@tanstack|@reduxjs|react-redux|redux|single-spa)[\\/]/.test(resource),
  );
  expect(own.map(({ resource }) => resource)).toEqual([]);
});

test('the build refuses a start of single-spa, and what is used through another package', async () => {
  const page = `import { start } from 'single-spa';\nimport { createStore } from 'redux';\nexport default [start, createStore];`;
  writeFileSync(path.join(folder, 'src/one.ts'), page);
  const { errors } = await compiled();
  const said = errors.map(({ message }) => message).join('\n');
  expect(said).toMatch(/start of single-spa is not for remotes/);
  expect(said).toMatch(/redux is not for remotes \(asked for by .*one\.ts\)\. Use @reduxjs\/toolkit/);
});

test('a page takes single components of antd from the host, and none that the host does not provide', async () => {
  const page = (names) => `import { ${names} } from 'antd';\nexport default [${names}];`;
  writeFileSync(
    path.join(folder, 'src/one.ts'),
    `import dayjs from 'dayjs';\n${page('Table, DatePicker')}\nexport { dayjs };`,
  );
  const { errors, modules } = await compiled();
  expect(errors).toEqual([]);
  const consumed = [...modules].filter(({ type }) => type === 'consume-shared-module');
  const keys = consumed.map(({ options }) => options.shareKey).filter((key) => /^(antd|dayjs)/.test(key));
  expect(keys).toEqual(expect.arrayContaining(['antd/es/table', 'antd/es/date-picker', 'dayjs']));
  expect(
    [...modules].filter(({ resource = '' }) =>
      /node_modules[\\/](antd|@rc-component|dayjs)[\\/]/.test(resource),
    ),
  ).toEqual([]);

  writeFileSync(path.join(folder, 'src/one.ts'), page('Table, Cascader'));
  const refused = await compiled();
  expect(refused.errors.map(({ message }) => message).join('\n')).toMatch(
    /Cascader of antd is not for remotes \(asked for by .*one\.ts\)\. The host provides of it: Alert, /,
  );
});
