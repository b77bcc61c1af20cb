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
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../commands/workspace.mjs';

/** Milliseconds for a remote's import. */
const TIME_LIMIT = 60_000;

/**
 * Makes a value whose calls, properties and children are itself, in place of components and hooks that are not run
 * here.
 */
const anything = () => {
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
const moduleOf = (names) => ({
  __esModule: true,
  ...Object.fromEntries(names.map((name) => [name, anything()])),
});

const emulateBrowser = (window) => {
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
    matchMedia: (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }),
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

/** Files of the build that a script or link element asks for; anything else is refused as the site's policy would. */
const serveFrom = (window, output, origin) => {
  const fileOf = (address) => {
    const { origin: asked, pathname } = new URL(address, origin);
    if (asked !== new URL(origin).origin) throw new Error(`it asks for ${address} while it loads`);
    return path.join(output, path.basename(pathname));
  };
  const answer = (element) => {
    setTimeout(() => {
      try {
        if (element.tagName === 'SCRIPT') window.eval(readFileSync(fileOf(element.src), 'utf8'));
        else readFileSync(fileOf(element.href));
        element.onload?.({ type: 'load', target: element });
      } catch (error) {
        window.philaFailure ??= error;
        element.onerror?.({ type: 'error', target: element });
      }
    });
  };
  const { head } = window.document;
  const append = head.appendChild.bind(head);
  head.appendChild = (element) => {
    if (element.tagName === 'SCRIPT' || element.tagName === 'LINK') {
      answer(element);
      return element;
    }
    return append(element);
  };
};

/** `shop-vouchers` → `shopVouchers`, with which the names of its slices begin. */
const prefixOf = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** `createSlice` and `injectSlice` that keep the names of slices; a slice is anything else besides. */
const slicesOf = (remote, misnamed) => ({
  createSlice: ({ name }) =>
    new Proxy(anything(), { get: (stand, key) => (key === 'name' ? name : stand[key]) }),
  injectSlice: ({ name }) => {
    if (!String(name).startsWith(prefixOf(remote))) misnamed.add(String(name));
    return anything();
  },
});

/**
 * @param {string} output the folder of the build
 * @param {Record<string, string[]>} exported the names that each module of the host exports, by key of the share scope;
 *   one that is not named exports whatever is asked of it
 * @throws when something of it cannot be imported; the message says what and why
 */
const importBuild = async (output, exported) => {
  const ofShell = createRequire(path.join(root, 'shell/package.json'));
  const { JSDOM, VirtualConsole } = await import('jsdom');
  const { consumed, RUNTIME_CORE } = await import('../../webpack/shared.mjs');
  const { containerOf } = await import('../../webpack/remote.mjs');
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
  serveFrom(window, output, origin);
  // Remotes are built without it and find the host's in the page (shell/src/federation/host.ts).
  window._FEDERATION_RUNTIME_CORE = ofShell(RUNTIME_CORE);

  const misnamed = new Set();
  const slices = slicesOf(name, misnamed);
  let pages = {};
  /** Keeps what the remote hands to the router, generic pages of sections included, so that each can be imported too. */
  const keepPages = (_, given, sections = []) => {
    const generic = sections.filter(({ load }) => load).map(({ page, load }) => [page, load]);
    pages = { ...Object.fromEntries(generic), ...given };
    return () => null;
  };
  const react = { react: 'react', 'react/jsx-runtime': 'react/jsx-runtime' };
  const provide = (key) => {
    if (react[key]) return ofShell(react[key]);
    const module = exported[key] ? moduleOf(exported[key]) : anything();
    if (key === '@phila/platform' || key === '@reduxjs/toolkit')
      return new Proxy(module, { get: (target, asked) => (target[asked] && slices[asked]) ?? target[asked] });
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

  /** Does the same as the shell (shell/src/federation/federation.ts). */
  const loadContainer = async () => {
    // The container finds its folder by the page's last script.
    const script = window.document.createElement('script');
    script.src = origin + entry;
    window.document.body.append(script);
    window.eval(readFileSync(path.join(output, entry), 'utf8'));
    const container = window[containerOf(name)];
    if (!container) throw new Error(`${entry} holds no remote`);
    await container.init(shareScope);
    return container;
  };

  const attempt = async (what, work) => {
    try {
      await work();
    } catch (error) {
      // webpack reports only that a chunk did not load; the cause is its script's error.
      const { message } = window.philaFailure ?? error;
      throw new Error(`${what}: ${stripVTControlCharacters(String(message)).split('\n')[0]}`, {
        cause: error,
      });
    }
  };
  const modules = [...declaration.sidePanel, ...declaration.widgets]
    .map(({ module }) => module)
    .filter(Boolean);
  let container;
  const load = async (module) => (await container.get(module))();
  await attempt('its entry', async () => {
    container = await loadContainer();
    const { bootstrap, mount, unmount } = await load('./lifecycles');
    if (!bootstrap || !mount || !unmount)
      throw new Error('src/lifecycles.tsx exports no bootstrap, mount and unmount');
  });
  for (const module of new Set(modules))
    await attempt(`its module ${module}`, async () => {
      const loaded = await load(module);
      if (!loaded?.default) throw new Error('it has no default export');
    });
  // A redirect has no page of its own.
  const routes = declaration.routes.filter(({ page }) => page !== undefined);
  for (const { page } of routes)
    await attempt(`its page ${page}`, async () => {
      if (!pages[page]) throw new Error('src/pages.ts does not have it');
      const loaded = await pages[page]();
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
 * @param {Record<string, string[]>} [exported] what the host exports, by key of the share scope
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
  const [, , output, exported] = process.argv;
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
    process.stderr.write(`${error.message}\n`);
    process.exit(REFUSED);
  }
}
