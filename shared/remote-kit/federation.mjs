import { provided } from './provided.mjs';

/** The file that the host asks for first. */
export const ENTRY = 'entry.js';

/** The global variable of a remote's container, if its entry is a script; the host looks there. */
export const containerOf = (name) => `phila_${name.replaceAll('-', '_')}`;

/**
 * The options of `ModuleFederationPlugin` of `@module-federation/enhanced`, for webpack and Rspack alike. Leaves out
 * libraries that the host provides, and refuses a host with a version that does not fit.
 * @param {{ name: string, exposes: Record<string, string> }} remote `name` as in `remote.ts`
 */
export const federation = ({ name, exposes }) => ({
  name: containerOf(name),
  filename: ENTRY,
  exposes,
  shared: provided.shared,
  shareStrategy: 'loaded-first',
  // Feeds the release (release.mjs).
  manifest: true,
  dts: false,
  dev: false,
  experiments: {
    // Takes the core of the runtime from the host: each entry would be 11 kB larger.
    externalRuntime: true,
    optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
  },
});
