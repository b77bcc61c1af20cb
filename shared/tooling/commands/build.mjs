/** `npm run build [-- shell details …]`: type-checks and emits the workspace, then bundles the shell and the remotes. */
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeContents } from './contents.mjs';
import { writeLightCalls } from '../../contract/write-light-calls.mjs';
import { unknownImports } from './unknown-imports.mjs';
import {
  bin,
  fingerprint,
  install,
  released,
  remotes,
  root,
  run,
  terminal,
  unlessDone,
} from './workspace.mjs';

/** Sources of every bundle, beside its own folder. */
const FOUNDATION = [
  'shared/contract/src',
  'shared/tooling/webpack',
  'shared/tooling/floor',
  'shell/src/functions',
  'pnpm-lock.yaml',
  'package.json',
  'tsconfig.base.json',
];
/** The engine of CVs and its fonts, which documents have as well. */
const FONTS = ['shared/cv-template/src', 'shared/cv-template/fonts'];
const PROVIDED = ['shared/ui/src/index.ts', 'shared/ui/provided.json', 'shared/platform/package.json'];

const sources = (/** @type {string} */ name) =>
  name === 'shell'
    ? [
        ...FOUNDATION,
        'shell',
        'shared/tooling/drawing',
        'shared/platform',
        'shared/ui',
        'shared/finance/src',
        'shared/pdf/src',
        ...FONTS,
      ]
    : [
        ...FOUNDATION,
        ...PROVIDED,
        'shared/tooling/drawing',
        `mfe-${name}`,
        'shared/finance/src',
        'shared/pdf/src',
        ...FONTS,
      ];

const folderOf = (/** @type {string} */ name) => (name === 'shell' ? 'shell' : `mfe-${name}`);

/** Bundles one piece, the shell or a remote; nothing is done when its sources are those of the last time. */
const bundle = (/** @type {string} */ name, /** @type {import('./workspace.mjs').Output} */ output) =>
  unlessDone(`${folderOf(name)}/dist/.bundled`, fingerprint(sources(name)), () => {
    output.say(`Bundling ${folderOf(name)} …`);
    const args = [path.join(import.meta.dirname, 'bundle.mjs'), path.join(root, folderOf(name))];
    return output.run(process.execPath, args).catch(() => {
      throw new Error(`${folderOf(name)} was not built; the reason stands above.`);
    });
  });

/**
 * Checkers beyond half of the processors repeat each other's work: with the usual four, two processors take twice the
 * time that they take with one.
 */
const CHECKERS = ['--checkers', String(Math.min(4, Math.max(1, Math.floor(os.availableParallelism() / 2))))];

/**
 * Type-checks and emits the workspace. Before that it writes the light calls again from the compiled contract; while
 * they are out of date the contract may have type errors, which the second run then no longer finds.
 * @param {import('./workspace.mjs').Output} output
 * @param {string[]} projects whose types are checked, with what they need; default: all
 * @throws where the type check fails; the compiler has said what is wrong
 */
export const compile = async (output = terminal, projects = []) => {
  await run(bin('tsc'), ['-b', 'shared/contract', ...CHECKERS], { stdio: 'ignore' }).catch(() => undefined);
  const written = await writeLightCalls();
  if (written.length > 0) output.say(`Wrote the light calls again: ${written.join(', ')}`);
  await output.run(bin('tsc'), ['-b', ...projects, ...CHECKERS]).catch(() => {
    const unknown = remotes().flatMap((name) => unknownImports(path.join(root, `mfe-${name}`)));
    throw new Error(['The type check failed; the reasons stand above.', ...unknown].join('\n'));
  });
};

/**
 * Bundles the compiled packages, two at a time: more would only wait for each other on a small machine.
 * @param {string[]} names
 * @param {import('./workspace.mjs').Output} output
 * @param {(name: string, error: Error) => void} failed of one that is not built; default: throws for all
 */
export const bundleAll = async (
  names = ['shell', ...released()],
  output = terminal,
  failed = (_name, error) => {
    throw error;
  },
) => {
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      await bundle(name, output).catch((error) => failed(name, error));
  };
  await Promise.all([worker(), worker()]);
  await writeContents();
};

export const build = async (/** @type {string[] | undefined} */ names = undefined) => {
  await compile();
  await bundleAll(names);
};

/**
 * As `build`, but one remote that cannot be built does not keep the others, or the site, from it.
 * @returns {Promise<string[]>} the remotes that were not built; why has been said
 * @throws where the shell or the service cannot be
 */
export const buildWhatCanBe = async () => {
  const unbuilt = new Set();
  const all = released();
  await compile().catch(async () => {
    await compile(terminal, ['api', 'shell']);
    for (const name of all)
      await run(bin('tsc'), ['-b', `mfe-${name}`], { stdio: 'ignore' }).catch(() => unbuilt.add(name));
  });
  const names = ['shell', ...all.filter((name) => !unbuilt.has(name))];
  await bundleAll(names, terminal, (name, error) => {
    if (name === 'shell') throw error;
    unbuilt.add(name);
  });
  return [...unbuilt];
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install();
  const known = ['shell', ...remotes()];
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')} to build. There are: ${known.join(', ')}.`);
    process.exit(1);
  }
  await build(named.length > 0 ? named : undefined).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
