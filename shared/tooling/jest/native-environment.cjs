/**
 * Where tests run that load their modules with Node itself (native-runtime.cjs): in the worker's own global scope, in
 * place of a context of the virtual machine for each file.
 */
class NativeEnvironment {
  global = globalThis;
  #exit = process.exit;
  #console = globalThis.console;

  async setup() {}

  async teardown() {
    // Jest wraps both anew for each file.
    process.exit = this.#exit;
    globalThis.console = this.#console;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}

module.exports = NativeEnvironment;
