import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCorePlugin from '@module-federation/inject-external-runtime-core-plugin';
import { integrityPlugin } from './integrity.ts';
import { sharedModules } from './share-scope.ts';
import { telemetryPlugin } from './telemetry.ts';

/** Milliseconds for a remote to load before its place reports a fault. */
export const TIME_LIMIT = 8_000;

/** Milliseconds, longer so that a load ends by its own limit and message. */
const SCRIPT_LIMIT = TIME_LIMIT + 2_000;

const SCOPE = 'default';

const make = (): ModuleFederation =>
  createInstance({
    name: 'phila_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedModules((key, version) => made?.shareScopeMap[SCOPE]?.[key]?.[version]),
    plugins: [
      integrityPlugin(SCRIPT_LIMIT),
      telemetryPlugin(),
      // Gives remotes the host's runtime core: 1 kB here instead of 11 in each.
      injectExternalRuntimeCorePlugin(),
    ],
  });

let made: ModuleFederation | undefined;

/**
 * Module federation host of the page. It uses the runtime without its build plugin: the host's imports stay ordinary
 * ones in a single first script, and remotes come from the registry
 * (docs/decisions/0008-federation-by-the-enhanced-package.md). Created on first use.
 */
export const host = (): ModuleFederation => (made ??= make());
