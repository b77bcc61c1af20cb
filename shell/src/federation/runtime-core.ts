import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * Remotes are built without the federation runtime (20 kB each); they take the host's from this global. The name is
 * webpack's: `experiments.externalRuntime` of the remotes' builds looks for it. What `@module-federation/runtime`
 * uses of the core is named one by one, or its half for Node and for manifests would be kept as well.
 */
const core = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

Object.assign(window, { _FEDERATION_RUNTIME_CORE: core });
