import {
  CurrentGlobal,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * Remotes are built without the federation runtime (20 kB each); they take the host's from this global. The name is
 * webpack's: `experiments.externalRuntime` of the remotes' builds looks for it. What an entry uses of it is named one by
 * one (shared/tooling/webpack/stand-ins/runtime-in-remotes.mjs), or what nobody uses would be kept as well.
 */
Object.assign(window, {
  _FEDERATION_RUNTIME_CORE: { CurrentGlobal, ModuleFederation, setGlobalFederationInstance },
});
