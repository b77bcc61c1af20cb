import { watchLeftBehind } from './left-behind.ts';

const remote = { name: 'details', version: '1.2.0', entry: '/remotes/details/1.2.0/entry.js' };

const originals = { ...window };
let said: unknown[][];

const unmounted = (): void => {
  window.dispatchEvent(
    new CustomEvent('single-spa:app-change', { detail: { newAppStatuses: { details: 'NOT_MOUNTED' } } }),
  );
};

/** Attributes calls from this file to the remote. */
beforeAll(() => watchLeftBehind([remote], () => 'left-behind.test.ts'));
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void said.push(parts));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => void Object.assign(window, originals));

const nothing = (): void => undefined;

it('logs once which listeners a remote left on window and document', () => {
  window.addEventListener('keydown', nothing);
  document.addEventListener('scroll', nothing, { passive: true });
  const timer = window.setInterval(nothing, 5_000);
  const later = window.setTimeout(nothing, 30_000);
  unmounted();
  expect(said.map((parts) => parts.join(' '))).toEqual([
    'Remote details 1.2.0 left something behind: a listener for keydown on window: take it away when the page goes.',
    'Remote details 1.2.0 left something behind: a listener for scroll on document: take it away when the page goes.',
    'Remote details 1.2.0 left something behind: an interval of 5000 ms: take it away when the page goes.',
    'Remote details 1.2.0 left something behind: a timer of 30000 ms: take it away when the page goes.',
  ]);
  said = [];
  unmounted();
  expect(said).toEqual([]);
  window.clearInterval(timer);
  window.clearTimeout(later);
  window.removeEventListener('keydown', nothing);
  document.removeEventListener('scroll', nothing);
});

it('logs nothing that was removed, ends by itself, or belongs to no remote', async () => {
  const end = new AbortController();
  window.addEventListener('keydown', nothing);
  window.removeEventListener('keydown', nothing);
  document.addEventListener('click', nothing, { once: true });
  document.addEventListener('keyup', nothing, { signal: end.signal });
  end.abort();
  window.clearInterval(window.setInterval(nothing, 1_000));
  window.clearTimeout(window.setTimeout(nothing, 1_000));
  await new Promise((done) => {
    window.setTimeout(done, 0);
  });
  unmounted();
  expect(said).toEqual([]);
});
