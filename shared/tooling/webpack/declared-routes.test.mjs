/**
 * Checks that shell, service and remotes find the same page for an address: for every declared route, and every way of
 * writing an address.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { findRoute, refusalOfTaken, routeAt } from '../../contract/dist/index.js';
import { remotes } from '../commands/workspace.mjs';
import { root } from './base.mjs';
import { readDeclaration } from './declaration.mjs';

const { matchRoutes } = createRequire(path.join(root, 'shared/ui/package.json'))('react-router-dom');

/**
 * Makes an address that matches this path and no more specific one, by putting invented words in place of parameters.
 */
const addressOf = (declared) =>
  declared
    .split('/')
    .map((segment) => (segment.startsWith(':') ? 'of-mine-7' : segment === '*' ? 'of-mine/deeper' : segment))
    .join('/');

const upperCase = (address) => address.toUpperCase();
const mixedCase = (address) =>
  [...address].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter)).join('');
const withSlash = (address) => (address === '/' ? address : `${address}/`);
const encoded = (address) =>
  address.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
const WAYS = { 'as declared': String, upperCase, mixedCase, withSlash, encoded };

let registry;
let table;

beforeAll(async () => {
  const declarations = [];
  for (const name of remotes()) declarations.push(await readDeclaration(path.join(root, `mfe-${name}`)));
  registry = {
    platform: '1.0.0',
    remotes: declarations.map((declaration) => ({ name: declaration.name, declaration })),
  };
  table = declarations.flatMap(({ name, routes }) =>
    routes.map(({ path: declared }) => ({ name, routes, declared })),
  );
});

/** Finds the path that react-router draws, given routes as `RoutedPages` passes them to `Routes`. */
const drawnBy = (routes, pathname) =>
  matchRoutes(
    routes.map(({ path: declared }) => ({ path: declared })),
    { pathname },
  )?.at(-1)?.route.path;

test.each(Object.entries(WAYS))('each declared route is found %s', (_, way) => {
  expect(table.length).toBeGreaterThan(50);
  for (const { name, routes, declared } of table) {
    const pathname = way(addressOf(declared));
    const found = findRoute(registry, pathname);
    expect([pathname, found?.remote.name, found?.route.path]).toEqual([pathname, name, declared]);
    expect([pathname, routeAt(routes, pathname)?.path]).toEqual([pathname, declared]);
    expect([pathname, drawnBy(routes, pathname)]).toEqual([pathname, declared]);
  }
});

/** Makes addresses near a path: a more specific path may match them, or none. */
const furtherOf = (declared) => {
  const address = addressOf(declared);
  return [
    `${address}/of-mine/and/more`,
    `${address}//`,
    address.replaceAll('of-mine', 'a%2Fb%20c%25'),
    declared.replace(/\/\*$/, ''),
    declared.replace(/\/[^/]*$/, ''),
  ].map((pathname) => pathname || '/');
};

test('at any other address the remote that is shown draws the very route that the shell and the service found', () => {
  const pathnames = [...new Set(table.flatMap(({ declared }) => furtherOf(declared)))];
  const found = pathnames.map((pathname) => ({ pathname, at: findRoute(registry, pathname) }));
  const shown = found.filter(({ at }) => at !== null);
  expect([shown.length > 50, shown.length < found.length]).toEqual([true, true]);
  expect(
    shown.filter(({ pathname, at }) => drawnBy(at.remote.declaration.routes, pathname) !== at.route.path),
  ).toEqual([]);
  // Requires a page for every address that a remote would draw.
  const none = found.filter(({ at }) => at === null);
  expect(none.filter(({ pathname }) => table.some(({ routes }) => drawnBy(routes, pathname)))).toEqual([]);
});

test('an address that cannot be read has no page, throws nothing and says nothing on the console', () => {
  const { warn } = console;
  const said = [];
  console.warn = (...words) => said.push(words);
  try {
    for (const { routes, declared } of table)
      for (const bad of ['%E0%A4%A', '%', '%zz']) {
        const pathname = `${addressOf(declared)}/${bad}`;
        expect([findRoute(registry, pathname), routeAt(routes, pathname)]).toEqual([null, null]);
      }
  } finally {
    console.warn = warn;
  }
  expect(said).toEqual([]);
});

test('no two remotes of the workspace have one address', () => {
  const all = registry.remotes.map(({ declaration }) => declaration);
  expect(all.map((declaration) => refusalOfTaken(declaration, all))).toEqual(all.map(() => null));
});
