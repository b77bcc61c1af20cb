import { createInstance } from '@module-federation/enhanced/runtime';

let load: jest.Mock;
jest.mock(
  '../../../shared/ui/provided.json?scope',
  () => ({
    __esModule: true,
    default: { '@phila/ui/form': { version: '1.0.0', load: () => load() } },
  }),
  { virtual: true },
);

it('asks again for a module of the host that once did not come', async () => {
  Reflect.set(globalThis, 'PLATFORM_VERSION', '1.0.0');
  const { sharedModules } = await import('./share-scope.ts');
  const form = { Form: () => null };
  load = jest.fn().mockRejectedValueOnce(new Error('Loading chunk 7 failed')).mockResolvedValue(form);
  const host: ReturnType<typeof createInstance> = createInstance({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedModules((key, version) => host.shareScopeMap['default']?.[key]?.[version]),
  });
  await expect(host.loadShare('@phila/ui/form')).rejects.toThrow('Loading chunk 7 failed');
  for (const time of ['then', 'and later']) {
    const factory = await host.loadShare('@phila/ui/form');
    expect([time, factory && factory()]).toEqual([time, form]);
  }
  expect(load).toHaveBeenCalledTimes(2);
});
