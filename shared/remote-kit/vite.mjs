import { ENTRY, containerOf } from './federation.mjs';
import { keyOfHost } from './for-node.mjs';
import { provided } from './provided.mjs';
import { RELEASE_FOLDER } from './rule-for-node.mjs';

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

/**
 * A configuration of Vite that builds the remote's pages for Node, with which the site draws them; run after the
 * browser's build, which empties its folder. Pages that only people who are signed in may open need none.
 */
export const pagesForNode = () => ({
  publicDir: false,
  experimental: { renderBuiltUrl: (file) => RELEASE_FOLDER + file },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/lifecycles.tsx',
    outDir: 'dist/node',
    assetsDir: '',
    target: 'es2022',
    minify: false,
    rolldownOptions: {
      external: (request) => keyOfHost(request) !== undefined,
      output: {
        format: 'cjs',
        // Has a type that no site serves.
        entryFileNames: '[hash].cjs',
        hashCharacters: 'hex',
        codeSplitting: false,
      },
    },
  },
});
