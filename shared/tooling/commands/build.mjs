/** `npm run build [-- shell details …]`: type-checks and emits the workspace, then bundles the shell and the remotes. */
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { writeContents } from './contents.mjs';
import { writeLightCalls } from '../../contract/write-light-calls.mjs';
import { bin, fingerprint, install, node, remotes, root, run, unlessDone } from './workspace.mjs';

/** What every bundle is made from beside its own folder. */
const FOUNDATION = ['shared/contract/src', 'shared/tooling/webpack', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const PROVIDED = ['shared/ui/src/index.ts', 'shared/ui/provided.json', 'shared/platform/package.json'];

const sources = (name) =>
  name === 'shell'
    ? [...FOUNDATION, 'shell', 'shared/platform', 'shared/ui', 'shared/finance/src']
    : [
        ...FOUNDATION,
        ...PROVIDED,
        `mfe-${name}`,
        'shared/finance/src',
        'shared/cv-template/src',
        'shared/cv-template/fonts',
      ];

const folderOf = (name) => (name === 'shell' ? 'shell' : `mfe-${name}`);

/** Bundles one piece, the shell or a remote; nothing is done when its sources are those of the last time. */
const bundle = (name) =>
  unlessDone(`${folderOf(name)}/dist/.bundled`, fingerprint(sources(name)), () => {
    console.log(`Bundling ${folderOf(name)} …`);
    return node([path.join(import.meta.dirname, 'bundle.mjs'), path.join(root, folderOf(name))]).catch(() => {
      throw new Error(`${folderOf(name)} was not built; the reason stands above.`);
    });
  });

/**
 * Type-checks and emits the workspace. Before that it writes the light calls anew from the compiled contract; while
 * they are out of date the contract may have type errors, which the second run then no longer finds.
 * @throws where the type check fails; the compiler has said what is wrong
 */
export const compile = async () => {
  await run(bin('tsc'), ['-b', 'shared/contract'], { stdio: 'ignore' }).catch(() => undefined);
  const written = await writeLightCalls();
  if (written.length > 0) console.log(`Wrote the light calls anew: ${written.join(', ')}`);
  await run(bin('tsc'), ['-b']).catch(() => {
    throw new Error('The type check failed; the reasons stand above.');
  });
};

/** Two bundles at a time: more only wait for each other on a small machine. */
export const build = async (names = ['shell', ...remotes()]) => {
  await compile();
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await bundle(name);
  };
  await Promise.all([worker(), worker()]);
  await writeContents();
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
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
