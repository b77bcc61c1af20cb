import { ENTRY, containerOf } from './federation.mjs';
import { provided } from './provided.mjs';

/** A hash that no file has: with it the browser refuses any file. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

/** Allows a library to be missing: a build that does not use it need not install it. */
const quiet = Object.fromEntries(
  Object.entries(provided.shared).map(([key, share]) => [
    key,
    { ...share, suppressMissingImportWarning: true },
  ]),
);

/**
 * The options of `federation` of `@module-federation/vite`.
 * @param {{ name: string, exposes: Record<string, string> }} remote `name` as `remote.ts` has it
 */
export const federationForVite = ({ name, exposes }) => ({
  name: containerOf(name),
  filename: ENTRY,
  exposes,
  shared: quiet,
  shareStrategy: 'loaded-first',
  manifest: true,
  // Lets the container bring the styles of the modules that it exposes.
  bundleAllCSS: true,
  dts: false,
});

/** The assignment in the code of Vite, and of the federation plugin, that sets the address of a link. */
const LINK = /\blink\.href = ([\w.]+);/;

const checked = (address) => `link.href = ${address};
if (self.philaIntegrity)
  link.integrity =
    self.philaIntegrity[${address}] ?? self.philaIntegrity[new URL(/* @vite-ignore */ '.', import.meta.url).href] ?? ${JSON.stringify(REFUSED)};`;

/**
 * Makes the browser check each style that the remote fetches. The page's import map has hashes for scripts only, so the
 * code that makes a link for a style adds its hash. `phila-release` refuses a build without this plugin.
 */
export const checkedStyles = () => ({
  name: 'phila-checked-styles',
  apply: 'build',
  // Runs after the federation plugin, because that writes its code last.
  enforce: 'post',
  transform: {
    filter: { code: LINK },
    handler: (code) => ({ code: code.replace(LINK, (_, address) => checked(address)), map: null }),
  },
});
