/**
 * Draws the pages of a remote that everyone may open, without a window, and hydrates each in a document with the
 * development build of React, which says where the two differ. Looks as well at what the remote leaves on the page, as
 * the shell does.
 */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { isDrawnFirst } from '@phila/contract/remote';
import { JSDOM, VirtualConsole } from 'jsdom';

/** @typedef {{ key: readonly unknown[], value: unknown }} Answer */
/** @typedef {Record<string, { at?: string, answers?: Answer[] }>} DrawnWith */
/** @typedef {(name: string) => unknown} Require */
/**
 * @typedef {object} Begun what the host and a remote export to the check
 * @property {Record<string, unknown>} modules
 * @property {DrawnWith} [drawnWith]
 * @property {(options: { name: string, pathname: string, search: string, origin: string, answers: Answer[] }) =>
 *   Promise<{ html: string }>} draw
 * @property {() => void} takeAnswers
 * @property {(remoteAt: (line: string) => string | undefined) => Watch} watchRemotes
 * @property {(props: object) => Promise<unknown>} mount
 * @property {(props: object) => Promise<unknown>} unmount
 */
/**
 * @typedef {{ enter: (remote: string) => void, leave: (remote: string) => string[], restore: () => string[] }} Watch the
 *   platform's (left-behind/left-behind.ts)
 */
/** @typedef {{ host: vm.Script, remote: vm.Script }} Scripts */
/**
 * @typedef {object} Fiber React's
 * @property {number} tag
 * @property {Fiber | null} child
 * @property {Fiber | null} sibling
 * @property {{ dehydrated?: unknown } | null} memoizedState
 */

/** Milliseconds that React may take for a page, on a busy machine. */
const PATIENCE = 60_000;

/** A page says the same on both sides: a day in the middle of the tax year 2026/27. */
const NOW = Date.UTC(2026, 8, 1, 10);

const ORIGIN = 'https://phila.invalid';

/** The globals that a page has while it is drawn. */
const GLOBALS = {
  setTimeout,
  clearTimeout,
  URL,
  URLSearchParams,
  btoa,
  atob,
  TextEncoder,
  TextDecoder,
  ReadableStream,
};

const STILL_CLOCK = `Date = class extends Date {
  constructor(...given) { super(...(given.length === 0 ? [${NOW}] : given)); }
  static now() { return ${NOW}; }
};`;

/** A built file, compiled once for all the contexts that it runs in. */
const compiled = (/** @type {string} */ file) =>
  new vm.Script(`((module, exports, require) => {${readFileSync(file, 'utf8')}\n})`, { filename: file });

/** @type {Require} */
const refused = (name) => {
  throw new Error(`${name} is nothing that a page is given while it is drawn`);
};

const evaluated = (/** @type {vm.Script} */ script, /** @type {vm.Context} */ context, require = refused) => {
  const module = { exports: /** @type {Begun} */ ({}) };
  script.runInContext(context)(module, module.exports, require);
  return module.exports;
};

/** A remote's lifecycles in a context, with the modules of a host of its own. */
const begun = (
  /** @type {Scripts} */ { host, remote },
  /** @type {vm.Context} */ context,
  /** @type {(host: Begun) => void} */ beforeRemote = () => undefined,
) => {
  const given = evaluated(host, context);
  beforeRemote(given);
  return { ...given, ...evaluated(remote, context, (name) => given.modules[name] ?? refused(name)) };
};

const contextForDrawing = (/** @type {string[]} */ said, /** @type {MessagePort[]} */ opened) => {
  const log = (/** @type {unknown[]} */ ...parts) => void said.push(parts.map(String).join(' '));
  const context = vm.createContext({
    ...GLOBALS,
    // An open channel would keep the process running.
    MessageChannel: class extends MessageChannel {
      constructor() {
        super();
        opened.push(this.port1);
      }
    },
    console: { log, info: log, warn: log, error: log, debug: log },
  });
  vm.runInContext(STILL_CLOCK, context);
  return context;
};

/** Gives what jsdom leaves out, and libraries ask for while they load or draw. */
const prepared = (/** @type {Window} */ window) => {
  const nothing = () => undefined;
  Object.assign(window, {
    TextEncoder,
    TextDecoder,
    matchMedia: (/** @type {string} */ media) => ({
      media,
      matches: false,
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
    fetch: () => new Promise(nothing),
    scrollTo: nothing,
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
};

/** React's tag of a `Suspense`. */
const SUSPENSE = 13;

/** Tells if React has still to take over a part of the page: it does so boundary by boundary. */
/** @returns {boolean} */
const isPending = (/** @type {Fiber | null} */ fiber) => {
  for (let one = fiber; one !== null; one = one.sibling)
    if ((one.tag === SUSPENSE && one.memoizedState?.dehydrated) || isPending(one.child)) return true;
  return false;
};

const untilHydrated = async (/** @type {HTMLElement} */ place) => {
  const [, container] = Object.entries(place).find(([name]) => name.startsWith('__reactContainer$')) ?? [];
  const root = container.stateNode;
  const until = performance.now() + PATIENCE;
  // The mark goes once the page is awake.
  while (isPending(root.current) || place.dataset.drawn !== undefined) {
    if (performance.now() > until) throw new Error('React does not take the page over');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** React's sentence with its values, and the tree that it prints, without the advice in between. */
const format = (/** @type {unknown[]} */ parts) => {
  const [first, ...values] = parts.map((part) => (part instanceof Error ? part.message : String(part)));
  let at = 0;
  return (first ?? '').replaceAll(/%[sodicO]/g, () => values[at++] ?? '');
};

/** An address of the route, with 1 for each of its parameters unless a sample says another. */
const addressOf = (/** @type {string} */ pattern, at = '') => at || pattern.replaceAll(/:\w+/g, '1');

/**
 * @param {Pick<import('@phila/contract/remote').RemoteDeclaration, 'name' | 'routes'>} declaration the remote's
 * @param {{ host: string, remote: string }} files the development build of the host for Node, and a build of the remote
 * @param {DrawnWith | undefined} samples by path; default: those that the remote's build exports
 * @returns {Promise<{ pages: string[], faults: Record<string, string[]>, seconds: number, atImport: string[] }>} the
 *   addresses that were drawn, what is wrong with each that has a fault, the seconds that the remote's import takes, and
 *   the functions of the browser that it replaces by that
 */
export const checkPages = async ({ name, routes }, files, samples = undefined) => {
  const scripts = { host: compiled(files.host), remote: compiled(files.remote) };
  /** @type {string[]} */
  const said = [];
  /** @type {MessagePort[]} */
  const opened = [];
  const drawing = begun(scripts, contextForDrawing(said, opened));
  const pages = [];
  /** @type {Record<string, string[]>} */
  const faults = {};
  const browser = browserOf(name, scripts, files.remote, said);
  for (const route of routes) {
    if (!isDrawnFirst(route) || route.path.includes('*')) continue;
    const given = (samples ?? drawing.drawnWith)?.[route.path];
    const address = addressOf(route.path, given?.at);
    pages.push(address);
    said.length = 0;
    try {
      const answers = given?.answers ?? [];
      const { html } = await drawing.draw({
        name,
        pathname: address,
        search: '',
        origin: ORIGIN,
        answers,
      });
      await browser.hydrate(address, html, answers);
    } catch (error) {
      // Is of the page's own realm, so no instance of this one's errors.
      said.push(String(/** @type {Error} */ (error)?.stack ?? error));
    }
    if (said.length > 0) faults[address] = [...said];
  }
  browser.close();
  for (const port of opened) port.close();
  const { seconds, atImport } = browser;
  return { pages, faults, seconds, atImport };
};

/** Makes a document for all pages of a remote, as a browser visits them in turn. */
const browserOf = (
  /** @type {string} */ name,
  /** @type {Scripts} */ scripts,
  /** @type {string} */ file,
  /** @type {string[]} */ said,
) => {
  const virtualConsole = new VirtualConsole();
  for (const level of ['error', 'warn', 'jsdomError'])
    virtualConsole.on(level, (/** @type {unknown[]} */ ...parts) => void said.push(format(parts)));
  const dom = new JSDOM('<!doctype html><html lang="en-ZA"><body><div id="outlet"></div></body></html>', {
    url: ORIGIN,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  const { window } = dom;
  prepared(window);
  window.eval(STILL_CLOCK);
  /** @type {Watch | undefined} */
  let watch;
  let start = 0;
  const { mount, unmount, takeAnswers } = begun(scripts, dom.getInternalVMContext(), ({ watchRemotes }) => {
    watch = watchRemotes((line) => (line.includes(file) ? name : undefined));
    start = performance.now();
  });
  const seconds = (performance.now() - start) / 1_000;
  const atImport = watch?.restore() ?? [];
  const props = { name, singleSpa: {}, mountParcel: () => undefined };
  const { document } = window;
  return {
    seconds,
    atImport,
    hydrate: async (
      /** @type {string} */ address,
      /** @type {string} */ html,
      /** @type {Answer[]} */ answers,
    ) => {
      window.history.replaceState(null, '', address);
      document.getElementById('answers')?.remove();
      const json = document.createElement('script');
      Object.assign(json, { type: 'application/json', id: 'answers', textContent: JSON.stringify(answers) });
      json.dataset.now = String(NOW);
      document.body.append(json);
      takeAnswers();
      const place = document.createElement('div');
      place.id = `single-spa-application:${name}`;
      place.dataset.drawn = '';
      place.innerHTML = html;
      document.getElementById('outlet')?.replaceChildren(place);
      watch?.enter(name);
      await mount(props);
      await untilHydrated(place);
      await unmount(props);
      for (const what of watch?.leave(name) ?? [])
        said.push(`It leaves ${what} behind: take it away when the page goes.`);
    },
    close: () => window.close(),
  };
};
