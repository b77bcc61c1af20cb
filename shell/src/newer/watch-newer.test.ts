import type { Registry, RegistryEntry } from '@phila/contract/remote';
import { fake } from '@phila/platform/fake';
import { navigate, store } from '@phila/platform';
import { clearFault, loadNextPage, reportFault } from '@phila/platform/host';
import { act } from '@testing-library/react';
import { hiddenAt } from '../left-out/left-out.ts';
import { everything } from '../testing/declarations.ts';
import { watchNewer } from './watch-newer.ts';

const MINUTE = 60_000;
const own: Registry = { ...everything, platform: '1.0.0', shell: 'aaaa' };
const released = (name: string, base: string): Registry => ({
  ...own,
  remotes: own.remotes.map((entry): RegistryEntry => (entry.name === name ? { ...entry, base } : entry)),
});

const baseOf = (name: string): string | undefined => own.remotes.find((entry) => entry.name === name)?.base;

let now: Registry | null = own;
let registry: Registry;
let end: () => void = () => undefined;

/** Returns notices since the last call. */
let seen = 0;
const said = () => {
  const { last } = store.getState().notices;
  const isNew = last > seen;
  seen = last;
  return isNew ? fake.notices().at(-1)?.text : undefined;
};

beforeEach(() => {
  seen = store.getState().notices.last;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  document.body.innerHTML = `<script id="registry" type="application/json">${JSON.stringify(own)}</script>`;
  now = own;
  globalThis.fetch = jest.fn(async () => {
    if (now === null) throw new TypeError('Failed to fetch');
    return { ok: true, text: async () => JSON.stringify(now) } as Response;
  });
  registry = { ...own };
  end = watchNewer(registry);
});
afterEach(() => {
  end();
  loadNextPage(null);
  jest.useRealTimers();
});

const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE));

it('says nothing while the site is what the page was made of, in whatever order, or cannot be asked', async () => {
  now = { ...own, remotes: own.remotes.toReversed() };
  await pass(6);
  now = null;
  await pass(6);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(said()).toBeUndefined();
});

it('says once that a remote or the shell was released, with a button that loads the page again', async () => {
  now = released('details', '/remotes/details/9.0.0/');
  await pass(40);
  expect(fake.notices()).toMatchObject([{ severity: 'info', action: 'Reload' }]);
  expect(said()).toBe('A newer version of the site is ready.');
  await pass(40);
  expect(said()).toBeUndefined();
  now = { ...now, shell: 'bbbb' };
  await pass(40);
  expect(said()).toBe('A newer version of the site is ready.');
});

it('says to reload where a part cannot be shown and the page is of an older version', async () => {
  now = { ...own, shell: 'cccc' };
  await pass(1);
  act(() => reportFault({ remote: 'details', kind: 'load', message: 'Loading chunk 7 failed' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(said()).toBe('This page is from an older version.');
  act(() => clearFault('details'));
});

it('says to reload where a release of the page was purged', async () => {
  now = { ...released('details', '/remotes/details/9.0.0/'), purged: [baseOf('details')] } as Registry;
  await pass(6);
  expect(said()).toBe('This page is from an older version.');
});

it('says nothing of a fault where nothing was released: another try is what helps', async () => {
  await pass(1);
  act(() => reportFault({ remote: 'wealth', kind: 'load', message: 'Loading chunk 7 failed' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(said()).toBeUndefined();
  act(() => clearFault('wealth'));
});

it('asks when the person goes to another page, and hides at once what was withdrawn until it is back', async () => {
  await pass(2);
  now = { ...own, remotes: own.remotes.filter(({ name }) => name !== 'wealth') };
  act(() => {
    navigate('/career');
    // Is sent by single-spa on a page.
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await pass(0);
  expect(hiddenAt(registry, '/wealth')).toEqual({ title: 'My Wealth', reason: 'withdrawn' });
  now = own;
  await pass(6);
  expect(hiddenAt(registry, '/wealth')).toBeNull();
});
