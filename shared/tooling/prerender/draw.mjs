/**
 * `node draw.mjs prerender.cjs`, started by build.mjs: draws the pages of the routes that it is sent, as a first-time
 * visitor finds them, and sends back their HTML, with the name of the data that the service fills in.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { JSDOM } from 'jsdom';

/** A page says the same whenever it is built; a day in the middle of the tax year 2026/27. */
const NOW = Date.UTC(2026, 8, 1, 10);

const ORIGIN = 'https://phila.invalid';

/** Globals that code needs while it loads or draws. Pages use their values later, never here. */
const BROWSER = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'CustomEvent',
  'Element',
  'HTMLElement',
  'MutationObserver',
  'Node',
  'PopStateEvent',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'getComputedStyle',
];

const stillClock = () => {
  globalThis.Date = new Proxy(Date, {
    construct: (Real, given) => Reflect.construct(Real, given.length === 0 ? [NOW] : given),
    get: (Real, key) => (key === 'now' ? () => NOW : Reflect.get(Real, key)),
  });
};

const { window } = new JSDOM('<!doctype html><html lang="en-ZA"><body></body></html>', { url: ORIGIN });
const nothing = () => undefined;
Object.assign(window, {
  matchMedia: (/** @type {string} */ media) => ({
    media,
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
});
for (const name of [...BROWSER, 'matchMedia'])
  Object.defineProperty(globalThis, name, {
    value: Reflect.get(window, name),
    configurable: true,
    writable: true,
  });
globalThis.window.fetch = globalThis.fetch = () =>
  Promise.reject(new Error('a page is drawn without the service'));
stillClock();

/**
 * The module that build.mjs makes: what draws a page, and what it is drawn with by its address.
 * @typedef {{ at?: string, filled?: { by: string } }} Given
 * @typedef {{ App: unknown, prerender: (App: unknown, given: Given | undefined) => Promise<string | null>,
 *   drawnWith: Record<string, Given> }} Bundle
 */

/** Leaves a page's error to its squad, and adds the page's address. */
const draw = async (/** @type {Bundle} */ { App, prerender, drawnWith }, /** @type {string} */ address) => {
  const given = drawnWith[address];
  const at = given?.at ?? address;
  // An address with parameters is none to draw at.
  if (/[:*]/.test(at)) return null;
  window.history.replaceState(null, '', at);
  try {
    const html = await prerender(App, given);
    return html === null ? null : { html, filledBy: given?.filled?.by };
  } catch (error) {
    console.error(
      `The page at ${address} cannot be drawn before it is asked for: ${(error instanceof Error && error.stack) || error}`,
    );
    process.exitCode = 1;
    return null;
  }
};

/** Draws in turn: pages share the address and the query client. */
const drawAll = async (/** @type {string[]} */ addresses) => {
  const bundle = createRequire(import.meta.url)(path.resolve(process.argv[2] ?? ''));
  /** @type {Record<string, Awaited<ReturnType<typeof draw>>>} */
  const pages = {};
  for (const address of addresses) pages[address] = await draw(bundle, address);
  process.send?.(pages, () => process.exit());
};

process.once('message', drawAll);
