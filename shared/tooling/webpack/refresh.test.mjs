import { runInNewContext } from 'node:vm';
import { base } from './base.mjs';
import { sharedRefreshRuntime } from './refresh.mjs';

/** What a remote's build takes for the runtime, in a page with these globals. */
const runtimeIn = (globals) => {
  const [kind, ...expression] = sharedRefreshRuntime['react-refresh/runtime'].split(' ');
  expect(kind).toBe('var');
  return runInNewContext(expression.join(' '), globals);
};

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

test('a development build asks for no development runtime of JSX, which a site in production has not', () => {
  const { rules } = base({ folder: import.meta.dirname, development: true, refresh: true }).module;
  const script = rules.find(({ loader }) => loader === 'swc-loader');
  expect(script.options.jsc.transform.react).toEqual({
    runtime: 'automatic',
    development: false,
    refresh: true,
  });
});
