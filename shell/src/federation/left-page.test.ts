import { waitFor } from '@testing-library/react';
import { everything } from '../testing/declarations.ts';
import { Applications } from './applications.ts';
import type { RemoteLoader } from './federation.ts';

jest.mock('./federation.ts', () => ({ Abandoned: class Abandoned extends Error {} }));
// Mocked: only the host's build can read its list of provided modules.
jest.mock('./preload.ts', () => ({ preloadRoute: () => undefined }));

const watch = { enter: jest.fn(), leave: jest.fn(), loaded: jest.fn(), renew: jest.fn() };

// Needs its own file, as single-spa starts once.
it('does not wait for a remote that the person has left, and asks for it again when they come back', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const mounted = jest.fn();
  const nothing = async () => undefined;
  const load = jest.fn((name: string) =>
    name === 'public'
      ? Promise.resolve({ bootstrap: nothing, mount: async () => mounted(), unmount: nothing })
      : new Promise(() => undefined),
  );
  const asked = () => load.mock.calls.filter(([name]) => name === 'shop-vouchers').length;
  const loader = { entry: () => ({ name: 'any', version: '1.0.0' }), load } as unknown as RemoteLoader;
  window.history.pushState(null, '', '/shop');
  new Applications(everything, loader, () => undefined, watch).start();
  await waitFor(() => expect(asked()).toBe(1));
  window.history.pushState(null, '', '/sign-up');
  await waitFor(() => expect(mounted).toHaveBeenCalledTimes(1));
  window.history.pushState(null, '', '/shop');
  await waitFor(() => expect(asked()).toBe(2));
  // Compares what the page had on entering with what is left.
  expect([watch.enter.mock.calls, watch.leave.mock.calls]).toEqual([[['public']], [['public']]]);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
