import type { createInstance as create } from '@module-federation/enhanced/runtime';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as platform from '@phila/platform';
import { setDeclared } from '@phila/platform/host';
import { everything } from '../testing/declarations.ts';
import { noteRemote, ownScopePlugin } from './own-scope.ts';

type Host = ReturnType<typeof create>;
type Scope = Host['shareScopeMap'][string];

const load = jest.fn();
const shareConfig = { singleton: true, requiredVersion: false } as const;
const host: Host = createInstance({
  name: 'host',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    '@phila/platform': { version: '1.0.0', lib: () => platform, shareConfig },
    'late-form': { version: '1.0.0', get: async () => load() as () => object, shareConfig },
  },
  plugins: [ownScopePlugin()],
});

/** Loads a remote and gives the share scope that its container got. */
const scopeOf = async (remote: string): Promise<Scope> => {
  let scope: Scope = {};
  const container = `container_${remote}`;
  Reflect.set(window, container, {
    init: (given: Scope) => {
      scope = given;
    },
    get: () => Promise.resolve(() => ({})),
  });
  noteRemote(container, remote);
  host.registerRemotes([{ name: container, entryGlobalName: container, entry: `/${remote}.js` }]);
  await host.loadRemote(`${container}/lifecycles`);
  return scope;
};

const platformIn = (scope: Scope) =>
  scope['@phila/platform']?.['1.0.0']?.lib?.() as unknown as typeof platform;

beforeEach(() => setDeclared(everything.remotes));

it('gives each remote a copy, so that what one puts there reaches neither the host nor another', async () => {
  const other = await scopeOf('public');
  const [entry] = Object.values(other['@phila/platform'] ?? {});
  if (entry) entry.lib = () => ({ stolen: true });
  other['react'] = {};
  const wealth = await scopeOf('wealth');
  expect(platformIn(wealth).store).toBe(platform.store);
  expect(Object.keys(wealth)).not.toContain('react');
  expect(host.shareScopeMap['default']?.['@phila/platform']?.['1.0.0']?.lib?.()).toBe(platform);
});

it('keeps the host’s own entries as they are, which the runtime’s globals lead to', async () => {
  await scopeOf('details');
  const versions = host.shareScopeMap['default']?.['@phila/platform'] ?? {};
  expect(() => Object.assign(versions, { '2.0.0': versions['1.0.0'] })).toThrow(TypeError);
  expect(() => Object.assign(versions['1.0.0'] ?? {}, { lib: () => null })).toThrow(TypeError);
});

it('refuses a remote the slice of another, and leaves it its own', async () => {
  const { injectSlice } = platformIn(await scopeOf('career'));
  const slice = (name: string) => platform.createSlice({ name, initialState: 1, reducers: {} });
  expect(() => injectSlice(slice('wealthPins'))).toThrow(
    'The slice "wealthPins" is of wealth: begin its name with career.',
  );
  expect(injectSlice(slice('careerPins')).select(platform.store.getState())).toBe(1);
});

it('asks again for a module of the host that once did not come', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed')).mockResolvedValue(() => ({ Form: null }));
  const scope = await scopeOf('kit');
  const entry = scope['late-form']?.['1.0.0'];
  await expect(entry?.get()).rejects.toThrow('Loading chunk 7 failed');
  expect(entry?.loading ?? null).toBeNull();
  await expect(entry?.get()).resolves.toBeInstanceOf(Function);
});
