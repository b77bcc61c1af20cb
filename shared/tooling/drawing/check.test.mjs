import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../webpack/base.mjs';
import { readDeclaration } from '../webpack/declaration.mjs';
import { buildHost, buildRemote } from './build.mjs';
import { checkPages } from '../../remote-kit/check.mjs';

/** A remote whose page at each address is another kind of page. */
const LIFECYCLES = `
import { remoteApp } from '@phila/platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const Same = () => <h1>The same</h1>;
const Different = () => <h1>{typeof window === 'undefined' ? 'Drawn' : 'Hydrated'}</h1>;
const Attribute = () => <h1 title={typeof window === 'undefined' ? 'Drawn' : 'Hydrated'}>Titled</h1>;
const Wide = () => <h1>{window.innerWidth}</h1>;
const Nested = () => <p><div>A block in a line</div></p>;
const Leaves = () => {
  useEffect(() => {
    window.addEventListener('resize', () => undefined);
    setInterval(() => undefined, 5000);
  }, []);
  return <h1>Leaves</h1>;
};
const pages = { '/leaves': Leaves, '/same': Same, '/different': Different, '/attribute': Attribute, '/wide': Wide, '/nested': Nested };

const App = () => {
  const Page = pages[useLocation().pathname];
  return <Page />;
};
export const { bootstrap, mount, unmount } = remoteApp('few', App);
`;

/** The host and a remote are built, and up to thirty pages hydrated in jsdom. */
const ALL_PAGES = 600_000;

let output;

beforeAll(async () => {
  output = mkdtempSync(path.join(os.tmpdir(), 'phila-drawing-'));
  await buildHost(output, { development: true });
}, ALL_PAGES);
afterAll(() => rmSync(output, { recursive: true, force: true }));

const check = async (folder, declaration) => {
  await buildRemote(folder, declaration.name, output, { development: true });
  return checkPages(declaration, {
    host: path.join(output, 'host.js'),
    remote: path.join(output, `${declaration.name}.js`),
  });
};

test.each([
  ['public', 32],
  ['wealth', 10],
  ['shop-vouchers', 3],
  ['career', 1],
  ['details', 1],
])(
  'every open page of %s is drawn without a window, and hydrated as it was drawn',
  async (name, least) => {
    const folder = path.join(root, `mfe-${name}`);
    const { pages, faults } = await check(folder, await readDeclaration(folder));
    expect(faults).toEqual({});
    expect(pages.length).toBeGreaterThanOrEqual(least);
  },
  ALL_PAGES,
);

test(
  'a page that differs, or that needs a window, is named with the place',
  async () => {
    const folder = path.join(output, 'mfe-few');
    mkdirSync(path.join(folder, 'src'), { recursive: true });
    mkdirSync(path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'src/lifecycles.tsx'), LIFECYCLES);
    for (const name of ['@phila', 'react', 'react-router-dom'])
      symlinkSync(path.join(root, 'mfe-public/node_modules', name), path.join(folder, 'node_modules', name));
    const routes = ['/same', '/different', '/attribute', '/wide', '/nested', '/leaves'].map((address) => ({
      path: address,
      layout: 'public',
      access: 'anyone',
    }));
    const { pages, faults } = await check(folder, { name: 'few', routes });
    expect(pages).toHaveLength(6);
    expect(Object.keys(faults)).toEqual(['/different', '/attribute', '/wide', '/nested', '/leaves']);
    expect(faults['/different'].join()).toMatch(/<Different>[^]*\+\s+Hydrated\s+-\s+Drawn/);
    expect(faults['/attribute'].join()).toMatch(/<Attribute>[^]*\+\s+title="Hydrated"\s+-\s+title="Drawn"/);
    expect(faults['/wide'].join()).toMatch(/window is not defined\s+at Wide /);
    expect(faults['/leaves']).toEqual([
      'It leaves a listener for resize on window behind: take it away when the page goes.',
      'It leaves an interval of 5000 ms behind: take it away when the page goes.',
    ]);
    expect(faults['/nested'].join()).toMatch(/<div> cannot be a descendant of <p>/);
  },
  ALL_PAGES,
);
