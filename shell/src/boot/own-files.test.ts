import { waitFor } from '@testing-library/dom';
import { checkOwnFiles } from './own-files.ts';

const load = jest.fn();
/** Stands for webpack's own functions. */
const runtime = { l: load };
Reflect.set(globalThis, '__webpack_require__', runtime);

const LIST = '/assets/list.json';

beforeEach(() => {
  load.mockClear();
  runtime.l = load;
  Reflect.set(window, 'philaIntegrity', undefined);
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/assets/portal.js" integrity="sha384-portal" crossorigin>
    <script data-later-files="${LIST}" data-later-integrity="sha384-list"></script>`;
  const hashes = { 'assets/portal.js': 'sha384-portal', 'assets/drawer.js': 'sha384-drawer' };
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => hashes });
});

it('loads at once what the page names with its hash, and other files once the list is there', async () => {
  checkOwnFiles();
  runtime.l('/assets/portal.js', jest.fn());
  expect(load).toHaveBeenCalledTimes(1);
  runtime.l('/assets/drawer.js', jest.fn(), 'key', 7);
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(load).toHaveBeenLastCalledWith('/assets/drawer.js', expect.any(Function), 'key', 7),
  );
  expect(globalThis.fetch).toHaveBeenCalledWith(LIST, { integrity: 'sha384-list' });
  expect(window.philaIntegrity?.['http://localhost/assets/drawer.js']).toBe('sha384-drawer');
});

it('fails a file whose hash does not come, and asks for the list again for the next', async () => {
  jest.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  checkOwnFiles();
  const done = jest.fn();
  runtime.l('/assets/drawer.js', done);
  await waitFor(() => expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' })));
  expect(load).not.toHaveBeenCalled();
  runtime.l('/assets/drawer.js', done);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

it('checks nothing of a development server, which names no list', () => {
  document.head.innerHTML = '<script src="http://localhost:9100/assets/shell.js"></script>';
  checkOwnFiles();
  expect(runtime.l).toBe(load);
});
