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
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length === 0 ? [NOW] : given));
    }
    static now() {
      return NOW;
    }
  };
};

const { window } = new JSDOM('<!doctype html><html lang="en-ZA"><body></body></html>', { url: ORIGIN });
const nothing = () => undefined;
window.matchMedia = (media) => ({
  media,
  matches: false,
  addEventListener: nothing,
  removeEventListener: nothing,
});
for (const name of [...BROWSER, 'matchMedia'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
globalThis.window.fetch = globalThis.fetch = () =>
  Promise.reject(new Error('a page is drawn without the service'));
stillClock();

/** Leaves a page's error to its squad, and adds the page's address. */
const draw = async ({ App, prerender, drawnWith }, address) => {
  const given = drawnWith[address];
  const at = given?.at ?? address;
  // An address with parameters is none to draw at.
  if (/[:*]/.test(at)) return null;
  window.history.replaceState(null, '', at);
  try {
    const html = await prerender(App, given);
    return html === null ? null : { html, filledBy: given?.filled?.by };
  } catch (error) {
    console.error(`The page at ${address} cannot be drawn before it is asked for: ${error?.stack ?? error}`);
    process.exitCode = 1;
    return null;
  }
};

process.once('message', async (addresses) => {
  const bundle = createRequire(import.meta.url)(path.resolve(process.argv[2]));
  const pages = {};
  // Draws in turn: pages share the address and the query client.
  for (const address of addresses) pages[address] = await draw(bundle, address);
  process.send(pages, () => process.exit());
});
