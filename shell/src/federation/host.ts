import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCorePlugin from '@module-federation/inject-external-runtime-core-plugin';
import { integrityPlugin } from './integrity.ts';
import { ownScopePlugin } from './own-scope.ts';
import { sharedModules } from './share-scope.ts';
import { telemetryPlugin } from './telemetry.ts';

/** Milliseconds without a byte of a remote before its place reports a fault. */
export const TIME_LIMIT = 8_000;

/** Milliseconds, as webpack waits for a chunk: a load ends by its own limit and message. */
const SCRIPT_LIMIT = 120_000;

const make = (): ModuleFederation =>
  createInstance({
    name: 'phila_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedModules(),
    plugins: [
      integrityPlugin(SCRIPT_LIMIT),
      telemetryPlugin(),
      ownScopePlugin(),
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
