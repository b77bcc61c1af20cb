import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { copiesIn, refusalOfCopies } from './copies.ts';

const { resolve } = createRequire(import.meta.url);
const production = (library: string, file: string): string =>
  readFileSync(path.join(path.dirname(resolve(`${library}/package.json`)), file), 'utf8');

/** Drops the names of exports, as webpack does with those that nothing uses. */
const shaken = (script: string): string =>
  script.replaceAll(/exports\.\w+/g, '__webpack_unused_export__').replaceAll(/__[A-Z_]{20,}/g, 'e');

it.each([
  ['react', 'cjs/react.production.js'],
  ['react-dom', 'cjs/react-dom-client.production.js'],
])('finds %s in a build whose unused exports were shaken off', (library, file) => {
  const script = production(library, file);
  expect(copiesIn(script)).toEqual([library]);
  expect(copiesIn(shaken(script))).toEqual([library]);
});

it('takes what only knows the marks of an element, as react-is and the runtime of JSX do', () => {
  expect(copiesIn(production('react', 'cjs/react-jsx-runtime.production.js'))).toEqual([]);
  expect(copiesIn('Symbol.for("react.transitional.element");Symbol.for("react.fragment")')).toEqual([]);
  expect(copiesIn('p.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H')).toEqual([]);
});

it.each([
  ['react', 'Error("https://reactjs.org/docs/error-decoder.html?invariant="+e)'],
  ['react-router-dom', 'window.__reactRouterVersion="7"'],
  ['@tanstack/react-query', 'Error("No QueryClient set, use QueryClientProvider to set one")'],
  ['react-redux', 'Symbol.for("react-redux-context")'],
  ['antd', '"@layer antd{}"'],
  ['@ant-design/cssinjs', 'e.setAttribute("data-rc-order",t)'],
])('finds %s', (library, script) => {
  expect(copiesIn(script)).toEqual([library]);
  expect(refusalOfCopies('travel', new Map([['deep/a.js', script]]))).toBe(
    `deep/a.js of travel has a copy of ${library}, which the host provides: take \`shared\` from @phila/remote-kit.`,
  );
});
