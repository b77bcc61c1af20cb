import { ENTRY, containerOf } from './federation.mjs';
import { provided } from './provided.mjs';

/** The hash of no file: with it the browser refuses whatever comes. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

/** A build that takes nothing from a library need not have it installed. */
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
  // The container brings the styles of what it exposes.
  bundleAllCSS: true,
  dts: false,
});

/** Where the code of Vite, and that of the federation plugin, say which file a link asks for. */
const LINK = /\blink\.href = ([\w.]+);/;

const checked = (address) => `link.href = ${address};
if (self.philaIntegrity)
  link.integrity =
    self.philaIntegrity[${address}] ?? self.philaIntegrity[new URL(/* @vite-ignore */ '.', import.meta.url).href] ?? ${JSON.stringify(REFUSED)};`;

/**
 * Has each style that the remote fetches checked by the browser. Of scripts the page's import map has the hashes; for
 * styles there is no such map, so the code that makes the link states it. Without this plugin `phila-release` refuses the
 * build.
 */
export const checkedStyles = () => ({
  name: 'phila-checked-styles',
  apply: 'build',
  // After the federation plugin, which writes its code last.
  enforce: 'post',
  transform: {
    filter: { code: LINK },
    handler: (code) => ({ code: code.replace(LINK, (_, address) => checked(address)), map: null }),
  },
});
