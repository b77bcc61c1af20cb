/**
 * Stands in for `@module-federation/runtime` in a remote's entry. All that an entry does with it is joining the page's
 * runtime, the host's (`externalRuntime`), under its own name.
 */
const { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } = globalThis._FEDERATION_RUNTIME_CORE;

/** One instance a name, as there: a second attempt at a remote must find the first one's. */
export const init = (options) => {
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    ({ options: { name } }) => name === options.name,
  );
  if (known) {
    known.initOptions({ ...options, id: '' });
    return known;
  }
  const instance = new ModuleFederation({ ...options, id: '' });
  setGlobalFederationInstance(instance);
  return instance;
};
