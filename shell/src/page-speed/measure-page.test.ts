import type { Registry } from '@phila/contract/remote';
import { keepChoice } from '@phila/platform';
import { everything } from '../testing/declarations.ts';
import { measurePage } from './measure-page.ts';

/** Replaces the library's measurements, because jsdom can't make them. */
type Hear = (metric: { name: string; value: number }) => void;
const heard: Hear[] = [];
jest.mock('web-vitals', () => {
  const listen = (hear: Hear) => void heard.push(hear);
  return { onCLS: listen, onFCP: listen, onINP: listen, onLCP: listen, onTTFB: listen };
});
const measure = (name: string, value: number) => heard.at(-1)?.({ name, value });

const registry: Registry = { ...everything, platform: '1.0.0' };
let sent: unknown[];

const openAt = (address: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ name: `https://phila.example${address}` }] });

const hide = (state: DocumentVisibilityState = 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  sent = [];
  document.body.innerHTML = `<script id="registry" type="application/json">${JSON.stringify(registry)}</script>`;
  globalThis.fetch = jest.fn(async (url: unknown, init?: RequestInit) => {
    sent.push([url, JSON.parse(String(init?.body)), init?.credentials, init?.keepalive]);
    return Response.json({});
  });
  keepChoice({ analytics: true, owner: null });
});
afterEach(() => {
  // Triggers this test's listeners, so that they don't run in the next.
  hide();
  jest.restoreAllMocks();
});

it('reports once, when the page is hidden, by the path of the route and with nothing of the address', () => {
  openAt('/product/4711?Organization=7b0c#reviews');
  measurePage();
  measure('LCP', 1_200);
  measure('CLS', 0.01);
  hide('visible');
  expect(sent).toEqual([]);
  measure('CLS', 0.02);
  hide();
  expect(sent).toEqual([
    [
      '/api/v1/Administration/page-speed',
      { pattern: '/product/:productId', figures: { LCP: 1_200, CLS: 0.02 } },
      'omit',
      true,
    ],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/4711|Organization|7b0c|reviews/);
  hide('visible');
  measure('LCP', 9_000);
  hide();
  expect(sent).toHaveLength(1);
});

it('reports nothing once the choice was taken back', () => {
  openAt('/');
  measurePage();
  measure('LCP', 1_200);
  keepChoice({ analytics: false, owner: null });
  hide();
  expect(sent).toEqual([]);
});

it.each([
  ['of an address that no route has', '/no/such/page', 1],
  ['without a figure', '/', 0],
])('reports nothing %s', (_what, address, figures) => {
  openAt(address);
  measurePage();
  if (figures > 0) measure('TTFB', 90);
  hide();
  expect(sent).toEqual([]);
});

it('reports nothing of a developer’s own build, and goes on without a connection', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script id="override" type="application/json">{"name":"public","address":"http://localhost:9101"}</script>`,
  );
  openAt('/');
  measurePage();
  measure('TTFB', 90);
  hide();
  expect(globalThis.fetch).not.toHaveBeenCalled();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  document.getElementById('override')?.remove();
  measurePage();
  measure('TTFB', 90);
  hide();
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});
