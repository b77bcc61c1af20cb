/**
 * What knip must be told to find files, exports and packages that nothing uses: where programs begin that no file imports,
 * and what webpack's configuration or a command takes by name. It fails for the rest.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;

/** The types of a script stand beside it in a file that nothing imports by its name. */
const SCRIPTS = ['**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}', '!**/*.d.mts'];

/** What webpack builds of a remote: its lifecycles, its workers, and the modules that its declaration gives to other pages. */
const remoteEntries = (folder) => {
  const declaration = readFileSync(path.join(root, folder, 'remote.ts'), 'utf8');
  const modules = [...declaration.matchAll(/\bmodule: '\.\/([^']+)'/g)];
  const configuration = readFileSync(path.join(root, folder, 'webpack.config.mjs'), 'utf8');
  // Scripts of their own, that a page starts by the names of their files.
  const workers = [...configuration.matchAll(/'\.\/(src\/[^']+-worker\.ts)'/g)];
  return [
    'remote.ts',
    'webpack.config.mjs',
    'src/lifecycles.tsx',
    // Read by the build that draws its public pages (shared/tooling/prerender).
    'src/drawn-with.ts',
    ...workers.map(([, file]) => file),
    ...modules.map(([, name]) => `src/${name}/index.tsx`),
  ];
};

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

export default {
  // A type that its own file uses is the name of what another export of the file takes or gives.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [],
      project: ['*.{js,mjs}'],
    },
    api: {
      entry: [
        'src/main.ts',
        // Programs of their own, which commands start as compiled.
        'src/{check-start,import-employees,import-plans}.ts',
        // Imported by `npm run surface` as compiled.
        'src/core/http/access-page.ts',
        // Run by hand.
        'adverts/draw.mjs',
      ],
      project: SCRIPTS,
    },
    'shared/cv-template': {
      entry: ['fonts/subset.mjs', 'src/testing/bench-page.ts'],
      project: SCRIPTS,
      // Its files are read from the place that `require.resolve` says.
      ignoreDependencies: ['inter-ui'],
    },
    'shared/platform': { entry: ['surface.mjs'], project: SCRIPTS },
    'shared/tooling': {
      entry: [
        'commands/*.mjs',
        'bench/*.mjs',
        'release/gate/gate.mjs',
        // Started by the build as a process of its own.
        'prerender/draw.mjs',
        // Registered with Node by its path.
        'jest/typescript-loader.mjs',
      ],
      project: SCRIPTS,
      ignoreDependencies: [
        // Loaders, which webpack finds by their names.
        'css-loader',
        'swc-loader',
        // Jest answers this name itself.
        '@jest/globals',
        // Resolved from the folder of e2e, which has them.
        '@playwright/test',
        'playwright',
      ],
      ignoreBinaries: ['apt-get'],
    },
    'shared/ui': {
      project: SCRIPTS,
      // webpack's provide-loader.mjs writes the share scope as a module of the folder of provided.json.
      ignoreDependencies: ['@reduxjs/toolkit', 'react-redux', 'single-spa'],
    },
    shell: {
      // The footer as HTML is drawn by the build (shared/tooling/prerender).
      entry: ['src/boot/index.ts', 'src/footer/first-footer.tsx', 'webpack.config.mjs'],
      project: SCRIPTS,
      // Named in a style sheet; and what its build makes the worker of documents of.
      ignoreDependencies: ['@fontsource-variable/figtree', '@phila/pdf'],
    },
    ...Object.fromEntries(
      remotes.map((folder) => [folder, { entry: remoteEntries(folder), project: SCRIPTS }]),
    ),
    templates: {
      entry: ['app/remote.ts', 'app/src/lifecycles.tsx', '{rspack,vite,webpack}/*.config.mjs'],
      // What builds the templates by its name, and what an installation of the contract brings with it.
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
