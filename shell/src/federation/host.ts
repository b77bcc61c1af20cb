import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCorePlugin from '@module-federation/inject-external-runtime-core-plugin';
import { integrityPlugin } from './integrity.ts';
import { sharedModules } from './share-scope.ts';
import { telemetryPlugin } from './telemetry.ts';

/** Milliseconds for a remote to load before its place says so. */
export const TIME_LIMIT = 8_000;

/** Long enough that a load ends by its own limit, with its own sentence; in ms. */
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
      // Remotes are built without the core of the runtime and take the host's: 1 kB here instead of 11 in each.
      injectExternalRuntimeCorePlugin(),
    ],
  });

let made: ModuleFederation | undefined;

/**
 * The page as the host of module federation. It uses the runtime alone and no plugin of its own build: the host's
 * imports stay ordinary imports, in one first script, and the remotes are those of the registry
 * (docs/decisions/0008-federation-by-the-enhanced-package.md). Made when it is first asked for.
 */
export const host = (): ModuleFederation => (made ??= make());
