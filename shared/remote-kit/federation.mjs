import { provided } from './provided.mjs';

/** The file that the host asks for first. */
export const ENTRY = 'entry.js';

/** The global that the host looks for the container under, where the entry is a script. */
export const containerOf = (name) => `phila_${name.replaceAll('-', '_')}`;

/**
 * The options of `ModuleFederationPlugin` of `@module-federation/enhanced`, for webpack and Rspack alike. What the host
 * provides is not brought along, and a host whose version does not fit is refused.
 * @param {{ name: string, exposes: Record<string, string> }} remote `name` as `remote.ts` has it
 */
export const federation = ({ name, exposes }) => ({
  name: containerOf(name),
  filename: ENTRY,
  exposes,
  shared: provided.shared,
  shareStrategy: 'loaded-first',
  // The release is made of it (release.mjs).
  manifest: true,
  dts: false,
  dev: false,
  experiments: {
    // The core of the runtime is the host's: without this each entry is 11 kB larger.
    externalRuntime: true,
    optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
  },
});
