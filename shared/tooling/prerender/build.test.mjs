import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../webpack/base.mjs';
import { integrityOf } from '../webpack/integrity.mjs';
import { prerender } from './build.mjs';

/** A remote with a different kind of page at each address. */
const APP = `
import { calls } from '@phila/contract/calls';
import { useSession } from '@phila/platform';
import { ButtonLink } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import styles from './page.module.css';

/** Lists published content: without its data, the page has no HTML. */
const Listed = () => (
  <>
    <h1>Categories</h1>
    <ul>{(useQuery(calls.shop.productCategories.query({})).data ?? []).map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
  </>
);

const Plain = () => (
  <article className={styles.page}>
    <h1>{useSession().signedIn ? 'You' : 'A visitor'} in {new Date().getFullYear()}</h1>
    <p>{'a'.repeat(20_000)}</p>
    <div data-slot="landing" />
    <form><input /></form>
    <noscript><form method="post"><button>Send</button></form></noscript>
    <ButtonLink to="/elsewhere">Elsewhere</ButtonLink>
  </article>
);
const Reading = () => <h1>{useQuery(calls.shop.productCategories.query({})).status}</h1>;
const Personal = () => <h1>{useQuery(calls.account.profileName.query({})).status}</h1>;
const Styled = () => <h1 style={{ color: 'red' }}>Red</h1>;
const Broken = () => { throw new Error('no such thing'); };
const pages = { '/listed': Listed, '/plain': Plain, '/again': Plain, '/reading': Reading, '/personal': Personal, '/styled': Styled, '/broken': Broken };

export const App = () => {
  const Page = pages[useLocation().pathname];
  return <Page />;
};
`;

const DRAWN_WITH = `
import { calls } from '@phila/contract/calls';
import { answered } from '@phila/platform/prerender';

export const drawnWith = {
  '/listed': {
    answers: [answered(calls.shop.productCategories, {}, [{ id: 1, name: '{{name}}' }])],
    filled: { by: 'categories', parts: { categories: (page) => page.querySelectorAll('li') } },
  },
};
`;

let folder;
let output;

/** Makes the release of the remote, with the pages of these addresses. */
const release = (...addresses) => {
  const routes = addresses.map((address) => ({
    path: address,
    page: address === '/again' ? 'plain' : address.slice(1),
    layout: 'public',
    access: 'anyone',
    title: address,
  }));
  writeFileSync(path.join(output, 'release.json'), JSON.stringify({ name: 'few', declaration: { routes } }));
};
const kept = () => JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8'));

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'phila-prerender-')), 'mfe-few');
  output = path.join(folder, 'dist/site');
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  mkdirSync(output, { recursive: true });
  for (const name of ['@phila', '@tanstack', 'react', 'react-dom', 'react-router-dom'])
    symlinkSync(path.join(root, 'mfe-public/node_modules', name), path.join(folder, 'node_modules', name));
  writeFileSync(path.join(folder, 'src/app.tsx'), APP);
  writeFileSync(path.join(folder, 'src/page.module.css'), '.page { color: red }');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const ONE_BUILD = 60_000;

test(
  'a page is a file of the release with its hash: once for all of its addresses, and none where it reads',
  async () => {
    release('/plain', '/again', '/reading');
    await prerender(folder, output);
    const html = readFileSync(path.join(output, 'pages/plain.html'), 'utf8');
    const page = { file: 'pages/plain.html', integrity: integrityOf(html) };
    expect(kept().pages).toEqual({ '/plain': page, '/again': page });
    expect(readdirSync(path.join(output, 'pages'))).toEqual(['plain.html']);
    // Draws for a visitor, with a fixed clock; nothing waits for a script, however long the page is.
    expect(html.replaceAll('<!-- -->', '')).toContain('<h1>A visitor in 2026</h1>');
    expect(html).not.toMatch(/<template|id="S:|\$RC|data-slot/);
    expect(html).toContain('<form inert=""><input inert=""');
    // Keeps forms usable where scripts are off.
    expect(html).toContain('<noscript><form method="post"><button>Send</button></form></noscript>');
    expect(html).toMatch(/<article class="[\w-]{6}">/);
    expect(html).toContain('href="/elsewhere"');
  },
  ONE_BUILD,
);

test(
  'a page of what the service keeps has marks, which the service fills in',
  async () => {
    writeFileSync(path.join(folder, 'src/drawn-with.ts'), DRAWN_WITH);
    release('/listed', '/plain');
    await prerender(folder, output);
    const html = readFileSync(path.join(output, 'pages/listed.html'), 'utf8');
    expect(html).toContain('<ul>{{#categories}}<li>{{name}}</li>{{/categories}}</ul>');
    expect([kept().pages['/listed'].filledBy, kept().pages['/plain'].filledBy]).toEqual([
      'categories',
      undefined,
    ]);
  },
  ONE_BUILD,
);

test(
  'a page of what the browser alone knows has what stands in for it, and is not drawn itself',
  async () => {
    writeFileSync(
      path.join(folder, 'src/drawn-with.ts'),
      "export const drawnWith = { '/kept': { standIn: () => 'What the browser keeps' } };",
    );
    rmSync(path.join(folder, 'src/app.tsx'));
    release('/kept');
    await prerender(folder, output);
    expect(readFileSync(path.join(output, 'pages/kept.html'), 'utf8')).toBe('What the browser keeps');
  },
  ONE_BUILD,
);

test.each(['/personal', '/styled', '/broken'])(
  'a page that a visitor may not be shown so is no release: %s',
  async (address) => {
    release('/plain', address);
    await expect(prerender(folder, output)).rejects.toThrow('Not every page could be drawn');
    expect(kept().pages).toBeUndefined();
  },
  ONE_BUILD,
);
