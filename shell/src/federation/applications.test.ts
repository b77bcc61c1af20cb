import type { Registry } from '@phila/contract/remote';
import { clearFault, reportFault } from '@phila/platform/host';
import { act } from '@testing-library/react';
import { Applications } from './applications.ts';
import { everything, registryOf } from '../testing/declarations.ts';
import { Abandoned, type RemoteLoader } from './federation.ts';

jest.mock('./federation.ts', () => ({ Abandoned: class Abandoned extends Error {} }));
// Mocked: only the host's build can read its list of provided modules.
jest.mock('./preload.ts', () => ({ preloadRoute: () => undefined }));

const entry = { name: 'details', version: '1.0.3' };

const watch = { enter: jest.fn(), leave: jest.fn(), loaded: jest.fn(), renew: jest.fn() };

const applications = (load: () => Promise<unknown>, registry: Registry = registryOf()) =>
  new Applications(registry, { entry: () => entry, load } as unknown as RemoteLoader, () => undefined, watch);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('says on the console which release could not load a module, and why', async () => {
  const cause = new Error('Loading chunk 12 failed');
  await expect(applications(() => Promise.reject(cause)).loadModule('details', './attach-file')).rejects.toBe(
    cause,
  );
  expect(logged).toHaveBeenCalledWith('Remote details 1.0.3 could not load its module ./attach-file:', cause);
});

it('logs nothing about an attempt that a newer one replaced', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Abandoned())
    .mockResolvedValueOnce({ default: () => null });
  await applications(load).loadModule('details', './attach-file');
  expect(logged).not.toHaveBeenCalled();
});

it('says once which release threw while it was drawn', () => {
  applications(() => Promise.resolve(null)).start();
  act(() => reportFault({ remote: 'details', kind: 'render', message: 'No such field' }));
  act(() => reportFault({ remote: 'wealth', kind: 'load', message: '503' }));
  expect(logged.mock.calls).toEqual([['Remote details 1.0.3 threw while it was drawn:', 'No such field']]);
  act(() => clearFault('details'));
  act(() => clearFault('wealth'));
});

it.each([
  ['/sign-in', [['public', './lifecycles']]],
  ['/details/personal/biographical', []],
  ['/never-heard-of', []],
])('begins the remote of %s for a visitor, where they may see it', (address, asked) => {
  window.history.replaceState(null, '', address);
  const load = jest.fn().mockResolvedValue(null);
  applications(load, everything).begin();
  expect(load.mock.calls).toEqual(asked);
});

it('leaves it to single-spa to say that a remote which was begun did not come', async () => {
  window.history.replaceState(null, '', '/sign-in');
  const load = jest.fn().mockRejectedValue(new Error('503'));
  applications(load, everything).begin();
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  expect(logged).not.toHaveBeenCalled();
});
