/**
 * `npm run dev`: the whole site with hot refresh that keeps state, on PORT (3000), with data of its own in `DATA_DIR/dev`.
 * `npm run dev -- details`: one remote, served for a site that runs already; it prints the address that shows it.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { developmentData, writeDevelopmentRegistry } from '../dev/data.mjs';
import { endAll, start } from '../dev/programs.mjs';
import { watchSources } from '../dev/sources.mjs';
import { followTypes } from '../dev/types.mjs';
import { install, remotes, root, terminal } from './workspace.mjs';

// npm killed hard would leave the servers running, with their ports held.
if (process.env.npm_lifecycle_event) await import('./with-parent.mjs');
await install();
const { compile } = await import('./build.mjs');

/** The first port of the bundles; the shell has it, the remotes follow in the order of their names. */
const FIRST_PORT = Number(process.env.DEV_PORT ?? 9100);
const wanted = process.argv[2];
if (wanted && !remotes().includes(wanted)) {
  console.error(`There is no mfe-${wanted}. There are: ${remotes().join(', ')}.`);
  process.exit(1);
}

const portOf = (/** @type {string} */ name) =>
  FIRST_PORT + (name === 'shell' ? 0 : 1 + remotes().indexOf(name));
const originOf = (/** @type {string} */ name) => `http://localhost:${portOf(name)}`;
const folderOf = (/** @type {string} */ name) => path.join(root, name === 'shell' ? 'shell' : `mfe-${name}`);

const base = (/** @type {string} */ name) => ({ folder: folderOf(name), port: portOf(name) });

/** Ends with one sentence, without a stack: the fault is in the sources, not here. */
const endWith = (/** @type {Error} */ error) => {
  console.error(error.message);
  process.exit(1);
};
await compile().catch(endWith);
const { readDeclaration } = await import('../webpack/declaration.mjs');
const { serveBundle, serveRemote } = await import('../dev/serve-bundle.mjs');

if (wanted) {
  await serveRemote(base(wanted), { readDeclaration, served: () => {} }).catch(endWith);
  const site = process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  console.log(`
${wanted} is served at ${originOf(wanted)}. In a site that runs:
  1. sign in as an administrator,
  2. open ${site}/?remote=${wanted}@${originOf(wanted)} and confirm.
The banner there ends it.`);
  const folder = folderOf(wanted);
  followTypes(
    [path.join(folder, 'src')],
    () => compile(terminal, [path.relative(root, folder)]),
    console.log,
  );
} else {
  const names = ['shell', ...remotes()];
  const dataDir = path.resolve(root, process.env.DATA_DIR?.trim() || '.data');
  /** Each remote's `release.json`, by name. */
  const releases = new Map();
  const take = (/** @type {string} */ name, /** @type {string} */ output) => {
    const release = JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8'));
    releases.set(name, { release, base: `${originOf(name)}/` });
    writeDevelopmentRegistry(dataDir, [...releases.values()]);
  };
  await serveBundle({ ...base('shell'), isShell: true }).catch(endWith);
  for (const name of remotes())
    await serveRemote(base(name), { readDeclaration, served: (output) => take(name, output) }).catch(endWith);

  const sayWhenBroken = async (/** @type {{ ended: Promise<unknown> }} */ { ended }) => {
    if (await ended) console.error('The service has ended. It is started again after the next change.');
  };
  const startService = () => {
    const service = start(
      process.execPath,
      [
        '--import',
        pathToFileURL(path.join(import.meta.dirname, 'with-parent.mjs')).href,
        path.join(root, 'api/dist/main.js'),
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'development',
          DATA_DIR: developmentData(dataDir),
          SITE_DIR: path.join(root, 'shell/dist/dev'),
          DEVELOPMENT_ORIGINS: names.map(originOf).join(' '),
        },
      },
    );
    void sayWhenBroken(service);
    return service;
  };

  // Compiles each save once, then restarts the service if it contains the change.
  const shared = readdirSync(path.join(root, 'shared')).map((name) => path.join(root, 'shared', name, 'src'));
  const api = path.join(root, 'api');
  const { references } = JSON.parse(readFileSync(path.join(api, 'tsconfig.json'), 'utf8'));
  const ofService = [
    api,
    ...references.map((/** @type {{ path: string }} */ reference) => path.resolve(api, reference.path)),
  ];
  let service = startService();
  let isOld = false;
  // Only checks the types of the bundles' own sources: these are served as they are.
  const served = names.map((name) => path.join(folderOf(name), 'src'));
  const unwatch = watchSources(
    [path.join(api, 'src'), ...shared.filter(existsSync), ...served],
    async (files) => {
      isOld ||= files.some((file) => ofService.some((folder) => file.startsWith(folder + path.sep)));
      const compiled = await compile().then(
        () => true,
        () => false,
      );
      if (!compiled || !isOld) return;
      isOld = false;
      await service.end();
      service = startService();
    },
  );

  const end = async () => {
    unwatch();
    await endAll();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
}
