/**
 * Tells knip the entry points that no file imports, and the packages named only in configuration or commands. Any other
 * unused file, export or package fails.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;

/** A script's types sit beside it in a file that nothing imports. */
const SCRIPTS = ['**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}', '!**/*.d.mts'];

/** Entries that webpack builds of a remote: lifecycles, workers, and modules declared for other pages. */
const remoteEntries = (/** @type {string} */ folder) => {
  const declaration = readFileSync(path.join(root, folder, 'remote.ts'), 'utf8');
  const modules = [...declaration.matchAll(/\bmodule: '\.\/([^']+)'/g)];
  const configuration = readFileSync(path.join(root, folder, 'webpack.config.mjs'), 'utf8');
  // Workers, which a page starts by file name.
  const workers = [...configuration.matchAll(/'\.\/(src\/[^']+-worker\.ts)'/g)];
  // The check of drawn pages reads it (shared/tooling/drawing).
  const drawnWith = ['src/drawn-with.ts'].filter((file) => existsSync(path.join(root, folder, file)));
  return [
    'remote.ts',
    'webpack.config.mjs',
    'src/lifecycles.tsx',
    ...drawnWith,
    ...workers.map(([, file]) => file),
    ...modules.map(([, name]) => `src/${name}/index.tsx`),
  ];
};

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

export default {
  // A type used in its own file names what another export takes or gives.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [],
      project: ['*.{js,mjs}'],
    },
    api: {
      ignoreBinaries: ['clamd'],
      entry: [
        'src/main.ts',
        // Programs that commands start compiled.
        'src/{backup,check-start,describe,doctor,import-employees,import-plans,migrate,restore}.ts',
        // The bucket of the drill.
        'src/testing/s3-process.ts',
        // Run by hand.
        'adverts/draw.mjs',
      ],
      project: SCRIPTS,
    },
    'shared/cv-template': {
      entry: ['fonts/subset.mjs'],
      project: SCRIPTS,
      // Fonts, whose files `require.resolve` finds.
      ignoreDependencies: ['inter-ui'],
    },
    'shared/platform': { entry: ['surface.mjs'], project: SCRIPTS },
    'shared/remote-kit': { project: SCRIPTS },
    'shared/tooling': {
      entry: [
        'commands/*.mjs',
        'release/gate/gate.mjs',
        // Registered with Node by path.
        'jest/typescript-loader.mjs',
      ],
      project: SCRIPTS,
      ignoreDependencies: [
        // Loaders that webpack finds by name.
        'css-loader',
        'swc-loader',
        // Installed in the e2e folder.
        'playwright',
      ],
      ignoreBinaries: ['apt-get', 'mount', 'promtool', 'taskset', 'umount'],
    },
    'shared/ui': {
      project: SCRIPTS,
      // Imported by the share scope that provide-loader.mjs writes beside provided.json.
      ignoreDependencies: ['@reduxjs/toolkit', 'react-redux', 'single-spa'],
    },
    shell: {
      // Bundled for Node to draw pages (shared/tooling/drawing).
      entry: ['src/boot/index.ts', 'src/footer/first-footer.tsx', 'webpack.config.mjs'],
      project: SCRIPTS,
      // Used by a style sheet, and by the build for its document worker.
      ignoreDependencies: ['@fontsource-variable/figtree', '@phila/pdf'],
    },
    ...Object.fromEntries(
      remotes.map((folder) => [folder, { entry: remoteEntries(folder), project: SCRIPTS }]),
    ),
    templates: {
      entry: ['app/remote.ts', 'app/src/lifecycles.tsx', '{rspack,vite,webpack}/*.config.mjs'],
      // Copied by `npm run new-remote`; its tests check, lint and build the copy.
      ignore: ['remote/**'],
      // Build tools found by name, and packages that come with the contract.
      ignoreDependencies: [
        '@rspack/cli',
        '@swc/core',
        'css-loader',
        'react-router',
        'swc-loader',
        'webpack-cli',
      ],
    },
  },
};
