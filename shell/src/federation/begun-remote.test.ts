import { store } from '@phila/platform';
import { waitFor } from '@testing-library/react';
import { everything } from '../testing/declarations.ts';
import { Applications } from './applications.ts';
import type { RemoteLoader } from './federation.ts';

jest.mock('./federation.ts', () => ({ Abandoned: class Abandoned extends Error {} }));
// Mocked: only the host's build can read its list of provided modules.
jest.mock('./preload.ts', () => ({ preloadRoute: () => undefined }));

const watch = { enter: jest.fn(), leave: jest.fn(), loaded: jest.fn(), renew: jest.fn() };

// Needs its own file, as single-spa starts once.
it('is said to have failed where it did before the frame was drawn, and is not asked for again by itself', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValue(new Error('A style was refused'));
  const loader = { entry: () => ({ name: 'public', version: '1.0.0' }), load } as unknown as RemoteLoader;
  window.history.pushState(null, '', '/sign-up');
  const applications = new Applications(everything, loader, () => undefined, watch);
  applications.begin();
  await Promise.resolve();
  applications.start();
  await waitFor(() => expect(store.getState().faults['public']).toBeDefined());
  expect(load).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
