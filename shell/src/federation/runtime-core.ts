import * as core from '@module-federation/runtime-core';

/**
 * Remotes are built without the federation runtime (20 kB each); they take the host's from this global. The name is
 * webpack's: `experiments.externalRuntime` of the remotes' builds looks for it.
 */
declare global {
  interface Window {
    _FEDERATION_RUNTIME_CORE?: typeof core;
  }
}

window._FEDERATION_RUNTIME_CORE = core;
