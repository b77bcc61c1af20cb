/**
 * Imports a remote that was built from this workspace once, away from the site: its entry, each module that it exposes, and each page. A release that
 * throws while it is evaluated would put a fault panel in the place of its pages for every user.
 *
 * It runs in a process of its own (`trialImport`), because code of a remote may loop or end the process.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters, types } from 'node:util';
import { root } from '../../commands/workspace.mjs';

/** Milliseconds for a remote's import. */
const TIME_LIMIT = 60_000;

/**
 * Makes a value whose calls, properties and children are itself, in place of components and hooks that are not run
 * here.
 */
const anything = () => {
  /** @type {() => void} */
  const stand = new Proxy(function anythingAtAll() {}, {
    get: (target, key) => {
      if (key === Symbol.toPrimitive) return () => '';
      if (key === 'then') return undefined;
      return key === 'prototype' ? target.prototype : stand;
    },
    apply: () => stand,
    construct: () => ({}),
  });
  return stand;
};

/** A module of the host with only these exports; others are undefined, as they would be in the page. */
/** @returns {Record<string, unknown>} */
const moduleOf = (/** @type {string[]} */ names) => ({
  __esModule: true,
  ...Object.fromEntries(names.map((name) => [name, anything()])),
});

/** @typedef {Window & typeof globalThis} Page */

const emulateBrowser = (/** @type {Page} */ window) => {
  const stand = anything();
  const nothing = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(window, {
    TextEncoder,
    TextDecoder,
    structuredClone,
    fetch: () => new Promise(() => {}),
    matchMedia: (/** @type {string} */ media) => ({
      matches: false,
      media,
      addEventListener() {},
      removeEventListener() {},
    }),
    ResizeObserver: nothing,
    IntersectionObserver: nothing,
    BroadcastChannel: class extends nothing {
      postMessage() {}
      close() {}
      addEventListener() {}
    },
    Worker: stand,
    requestIdleCallback: () => 0,
  });
};

/** The message of an error; those of the page are no instances of Node's `Error`. */
const messageOf = (/** @type {unknown} */ error) =>
  types.isNativeError(error) ? error.message : String(error);

/**
 * Files of the build that a script or link element asks for; anything else is refused as the site's policy would.
 * @param {Page} window
 * @param {string} output
 * @param {string} origin
 * @param {(error: unknown) => void} failed called with the reason why a file did not load
 */
const serveFrom = (window, output, origin, failed) => {
  const fileOf = (/** @type {string} */ address) => {
    const { origin: asked, pathname } = new URL(address, origin);
    if (asked !== new URL(origin).origin) throw new Error(`it asks for ${address} while it loads`);
    return path.join(output, path.basename(pathname));
  };
  const answer = (/** @type {HTMLScriptElement | HTMLLinkElement} */ element) => {
    setTimeout(() => {
      try {
        if (element instanceof window.HTMLScriptElement)
          window.eval(readFileSync(fileOf(element.src), 'utf8'));
        else readFileSync(fileOf(element.href));
        element.dispatchEvent(new window.Event('load'));
      } catch (error) {
        failed(error);
        element.dispatchEvent(new window.Event('error'));
      }
    });
  };
  const { head } = window.document;
  const append = head.appendChild.bind(head);
  head.appendChild = (element) => {
    if (element instanceof window.HTMLScriptElement || element instanceof window.HTMLLinkElement) {
      answer(element);
      return element;
    }
    return append(element);
  };
};

/** `shop-vouchers` → `shopVouchers`, with which the names of its slices begin. */
const prefixOf = (/** @type {string} */ name) =>
  name.replaceAll(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());

/** `createSlice` and `injectSlice` that keep the names of slices; a slice is anything else besides. */
const slicesOf = (/** @type {string} */ remote, /** @type {Set<string>} */ misnamed) => ({
  createSlice: (/** @type {{ name: unknown }} */ { name }) =>
    new Proxy(anything(), { get: (stand, key) => (key === 'name' ? name : Reflect.get(stand, key)) }),
  injectSlice: (/** @type {{ name: unknown }} */ { name }) => {
    if (!String(name).startsWith(prefixOf(remote))) misnamed.add(String(name));
    return anything();
  },
});

/**
 * @typedef {() => Promise<{ default?: unknown }>} Load
 * @typedef {{ init: (scope: object) => Promise<void>, get: (module: string) => Promise<() => Record<string, unknown>> }} Container
 */

/**
 * @param {string} output the folder of the build
 * @param {Record<string, string[] | null>} exported the names that each module of the host exports, by key of the share scope;
 *   one that is not named exports whatever is asked of it
 * @throws when something of it cannot be imported; the message says what and why
 */
const importBuild = async (output, exported) => {
  const ofShell = createRequire(path.join(root, 'shell/package.json'));
  const { JSDOM, VirtualConsole } = await import('jsdom');
  const { consumed, RUNTIME_CORE } = await import('../../webpack/shared.mjs');
  const { containerOf } = await import('../../webpack/remote.mjs');
  /** @type {{ name: string, entry: string, declaration: import('../../../contract/dist/index.js').RemoteDeclaration }} */
  const { name, entry, declaration } = JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8'));

  const origin = `http://localhost/remotes/${name}/trial/`;
  const { window } = new JSDOM(
    '<!doctype html><html><head></head><body><div id="outlet"></div></body></html>',
    {
      url: origin,
      runScripts: 'outside-only',
      pretendToBeVisual: true,
      virtualConsole: new VirtualConsole(),
    },
  );
  emulateBrowser(window);
  /** @type {unknown} */
  let failure;
  serveFrom(window, output, origin, (error) => {
    failure ??= error;
  });
  // Remotes are built without it and find the host's in the page (shell/src/federation/host.ts).
  Object.assign(window, { _FEDERATION_RUNTIME_CORE: ofShell(RUNTIME_CORE) });

  /** @type {Set<string>} */
  const misnamed = new Set();
  const slices = slicesOf(name, misnamed);
  /** @type {Record<string, Load>} */
  let pages = {};
  /** Keeps what the remote hands to the router, generic pages of sections included, so that each can be imported too. */
  const keepPages = (
    /** @type {unknown} */ _declaration,
    /** @type {Record<string, Load>} */ given,
    /** @type {{ page: string, load?: Load }[]} */ sections = [],
  ) => {
    const generic = sections.flatMap(({ page, load }) => (load ? [{ [page]: load }] : []));
    pages = Object.assign({}, ...generic, given);
    return () => null;
  };
  const provide = (/** @type {string} */ key) => {
    if (key === 'react' || key === 'react/jsx-runtime') return ofShell(key);
    const module = exported[key] ? moduleOf(exported[key]) : anything();
    if (key === '@phila/platform' || key === '@reduxjs/toolkit')
      return new Proxy(module, {
        get: (target, asked) => {
          const own = Reflect.get(target, asked);
          return (own && Reflect.get(slices, asked)) ?? own;
        },
      });
    return key === '@phila/ui/routed-pages'
      ? {
          ...moduleOf(['routedApp', ...(exported[key] ?? [])]),
          routedApp: keepPages,
        }
      : module;
  };
  const shareScope = Object.fromEntries(
    Object.entries(consumed()).map(([key, { requiredVersion }]) => [
      key,
      {
        [requiredVersion.slice(1)]: {
          // webpack's own containers call `get`, those of the enhanced plugin `lib`.
          get: () => () => provide(key),
          lib: () => provide(key),
          loaded: true,
          from: 'phila_shell',
          shareConfig: { singleton: true, eager: true },
        },
      },
    ]),
  );

  /**
   * Does the same as the shell (shell/src/federation/federation.ts).
   * @returns {Promise<Container>}
   */
  const loadContainer = async () => {
    // The container finds its folder by the page's last script.
    const script = window.document.createElement('script');
    script.src = origin + entry;
    window.document.body.append(script);
    window.eval(readFileSync(path.join(output, entry), 'utf8'));
    const container = Reflect.get(window, containerOf(name));
    if (!container) throw new Error(`${entry} holds no remote`);
    await container.init(shareScope);
    return container;
  };

  const attempt = async (/** @type {string} */ what, /** @type {() => Promise<void>} */ work) => {
    try {
      await work();
    } catch (error) {
      // webpack reports only that a chunk did not load; the cause is its script's error.
      const message = stripVTControlCharacters(messageOf(failure ?? error));
      throw new Error(`${what}: ${message.split('\n')[0]}`, { cause: error });
    }
  };
  const modules = [...declaration.sidePanel, ...declaration.widgets].flatMap(({ module }) => module ?? []);
  /** @type {Container | undefined} */
  let container;
  const load = async (/** @type {string} */ module) => (await container?.get(module))?.() ?? {};
  await attempt('its entry', async () => {
    container = await loadContainer();
    const { bootstrap, mount, unmount } = await load('./lifecycles');
    if (!bootstrap || !mount || !unmount)
      throw new Error('src/lifecycles.tsx exports no bootstrap, mount and unmount');
  });
  for (const module of new Set(modules))
    await attempt(`its module ${module}`, async () => {
      const loaded = await load(module);
      if (!loaded.default) throw new Error('it has no default export');
    });
  // A redirect has no page of its own.
  for (const page of declaration.routes.flatMap((route) => route.page ?? []))
    await attempt(`its page ${page}`, async () => {
      const loadPage = pages[page];
      if (!loadPage) throw new Error('src/pages.ts does not have it');
      const loaded = await loadPage();
      if (!loaded?.default) throw new Error('it has no default export');
    });
  window.close();
  const [slice] = misnamed;
  if (slice !== undefined)
    throw new Error(
      `its slice "${slice}" may be another remote's as well: begin its name with ${prefixOf(name)}`,
    );
};

/**
 * @param {string} output the folder of a build
 * @param {Record<string, string[] | null>} [exported] what the host exports, by key of the share scope
 * @returns {Promise<string | null>} why it cannot be imported, as the rest of a sentence; null when it can
 */
export const trialImport = (output, exported = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--no-warnings', import.meta.filename, output, JSON.stringify(exported)],
      { stdio: ['ignore', 'ignore', 'pipe'], timeout: TIME_LIMIT },
    );
    let said = '';
    child.stderr.on('data', (bytes) => {
      said += bytes;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(null);
      else if (signal) resolve(`it was not there after ${TIME_LIMIT / 1000} seconds`);
      else resolve(said.trim().split('\n').at(-1) || 'it ended the process');
    });
  });

/** Told apart from the exit code of a remote that ends the process. */
const REFUSED = 7;

if (process.argv[1] === import.meta.filename) {
  const [, , output = '', exported = '{}'] = process.argv;
  let isDone = false;
  process.on('exit', (code) => {
    if (!isDone && code === 0) process.exitCode = REFUSED;
  });
  try {
    await importBuild(output, JSON.parse(exported));
    isDone = true;
    process.exit(0);
  } catch (error) {
    isDone = true;
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(REFUSED);
  }
}
