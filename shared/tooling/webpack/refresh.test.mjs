import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { jsx, jsxs } from 'react/jsx-runtime';
import { base } from './base.mjs';
import { jsxDEV } from './jsx-dev-runtime.mjs';
import { sharedRefreshRuntime } from './refresh.mjs';

/** Finds the module that a remote's build uses instead of another; undefined if that is built in. */
const external = (request) => {
  let taken;
  sharedRefreshRuntime({ request }, (_, found) => {
    taken = found;
  });
  return taken;
};

/** Finds the runtime that a remote's build uses in a page with these globals. */
const runtimeIn = (globals) => {
  const [kind, ...expression] = external('react-refresh/runtime').split(' ');
  expect(kind).toBe('var');
  return runInNewContext(expression.join(' '), globals);
};

test('the runtime is the page’s however it is asked for: the loader does so by its path', () => {
  const own = external('react-refresh/runtime');
  expect(
    external('/phila/node_modules/.pnpm/react-refresh@0.18.0/node_modules/react-refresh/runtime.js'),
  ).toBe(own);
  expect(external(String.raw`C:\phila\node_modules\react-refresh\runtime.js`)).toBe(own);
  expect(external('react-refresh/babel')).toBeUndefined();
  expect(external('react/jsx-runtime')).toBeUndefined();
});

test('a remote takes the page’s runtime where there is one', () => {
  const philaRefresh = { performReactRefresh: () => null };
  expect(runtimeIn({ philaRefresh })).toBe(philaRefresh);
});

test('a developer’s own build runs in a site without one, and leaves updates to the development server', () => {
  const runtime = runtimeIn({});
  const type = () => null;
  expect(() => runtime.injectIntoGlobalHook({})).not.toThrow();
  expect(() => runtime.register(type, 'id')).not.toThrow();
  expect(runtime.createSignatureFunctionForTransform()(type, 'key')).toBe(type);
  expect(runtime.isLikelyComponentType(type)).toBe(false);
});

const transformed = (source, options) => {
  const { rules } = base({ folder: import.meta.dirname, development: true, ...options }).module;
  const { swcrc, jsc } = rules.find(({ loader }) => loader === 'swc-loader').options;
  return transformSync(source, { filename: 'counter.tsx', swcrc, jsc, module: { type: 'es6' } }).code;
};

const COUNTER = `
  import { useState } from 'react';
  export const Counter = () => { const [count] = useState(0); return <p>{count}</p>; };`;

test('with hot refresh, each component carries the signature of its hooks', () => {
  const code = transformed(COUNTER, { refresh: true });
  expect(code).toContain('$RefreshSig$()');
  const [, signature] = /_s\(Counter, "([^"]+)"/.exec(code);
  const other = transformed(COUNTER.replace('return', 'useState(1); return'), { refresh: true });
  expect(other).not.toContain(signature);
  expect(transformed(COUNTER, { refresh: false })).not.toContain('Refresh');
});

test('its JSX is made by the runtime that the host provides, in development and in production', () => {
  const { alias } = base({ folder: import.meta.dirname, development: true, refresh: true }).resolve;
  expect(alias['react/jsx-dev-runtime$']).toMatch(/jsx-dev-runtime\.mjs$/);
  expect(transformed(COUNTER, { refresh: true })).toContain('react/jsx-dev-runtime');
  expect(transformed(COUNTER, { refresh: false })).toContain('"react/jsx-runtime"');
  expect(jsxDEV('p', { id: 'a' }, 'k', false, {}, undefined)).toEqual(jsx('p', { id: 'a' }, 'k'));
  expect(jsxDEV('p', { children: ['a', 'b'] }, undefined, true)).toEqual(jsxs('p', { children: ['a', 'b'] }));
});
