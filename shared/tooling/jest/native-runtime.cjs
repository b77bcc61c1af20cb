const { register } = require('node:module');
const path = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { sourceMapPath } = require('./typescript-cache.cjs');

register(pathToFileURL(path.join(__dirname, 'typescript-loader.mjs')));

/** jest-circus keeps its event handlers in this global; each file begins without those of the one before. */
const CIRCUS_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Source maps by module, in the shape of jest's own registry; a module is looked up when a stack is formatted.
 * @extends {Map<string, string>}
 */
class SourceMaps extends Map {
  /** @override */
  get(/** @type {string} */ module) {
    const [file = ''] = (module.startsWith('file:') ? fileURLToPath(module) : module).split('?');
    return /\.tsx?$/.test(file) ? sourceMapPath(file) : undefined;
  }
}

let loads = 0;

/**
 * Implements jest's `runtime` option for jest's runner and jest-circus, with modules loaded by Node itself.
 * The default runtime reads, links and evaluates every module again for each test file: 1.5 s of processor for one that
 * starts the service. Here a worker loads each module once, and again only the test file itself. There is no `jest`
 * object and no mocking of modules, and what a module keeps lives as long as the worker.
 */
class NativeRuntime {
  #sourceMaps = new SourceMaps();

  requireInternalModule(/** @type {string} */ file) {
    Reflect.deleteProperty(globalThis, CIRCUS_HANDLERS);
    delete require.cache[file];
    return require(file);
  }

  requireModule(/** @type {string} */ file) {
    return require(file);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(/** @type {string} */ file) {
    loads += 1;
    await import(`${pathToFileURL(file).href}?load=${loads}`);
  }

  getSourceMaps() {
    return this.#sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
}

module.exports = NativeRuntime;
