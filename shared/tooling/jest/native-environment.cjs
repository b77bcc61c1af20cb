/**
 * Runs tests that load their modules with Node itself (native-runtime.cjs) in the worker's own global scope, instead of a
 * context of the virtual machine for each file.
 */
class NativeEnvironment {
  global = globalThis;
  #exit = process.exit;
  #console = globalThis.console;

  async setup() {}

  async teardown() {
    // The next file runs in the same scope. `for (… in list)` would find what a library left here in every list.
    for (const { name, prototype } of [Object, Array, String, Function])
      for (const added of Object.keys(prototype)) {
        Reflect.deleteProperty(prototype, added);
        throw new Error(
          `This file adds an enumerable \`${name}.prototype.${added}\`, which breaks files after it.`,
        );
      }
    // Jest wraps both again for each file.
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
