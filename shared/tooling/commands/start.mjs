/** `npm start`: installs, builds, publishes the remotes that are new and fit, and serves the whole site. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { install, root } from './workspace.mjs';

/** Another shell than the one built here, to which the remotes must fit. */
const otherShell = process.env.SITE_DIR?.trim();
const isBuiltHere = !otherShell || path.resolve(otherShell) === path.join(root, 'shell/dist/site');
if (!isBuiltHere && !existsSync(path.join(otherShell, 'shell.json'))) {
  console.error(`SITE_DIR is "${otherShell}": give the folder of a built shell`);
  process.exit(1);
}

await install();
process.env.NODE_ENV ??= 'production';
process.env.DATA_DIR = path.resolve(root, process.env.DATA_DIR?.trim() || '.data');

/** Prints no stack of this file: the fault has already been explained. */
const endWith = (/** @type {Error} */ error) => {
  console.error(error.message);
  process.exit(1);
};

const emitted = (/** @type {string} */ name) => path.join(root, 'api/dist', name);
const { buildWhatCanBe, compile } = await import('./build.mjs');
// Minutes of silence would look like a hang.
if (!existsSync(emitted('check-start.js'))) {
  console.log('Building the site. The first time takes a minute or two.');
  await compile(undefined, ['api']).catch(endWith);
}

// The files of a site that runs already must not be rebuilt beneath it. The check runs in a process of its own, because
// the build may emit these modules again.
const check = spawnSync(process.execPath, [emitted('check-start.js')], { stdio: 'inherit' });
if (check.status !== 0) process.exit(1);
const unbuilt = await buildWhatCanBe().catch(endWith);

// npm stands between the terminal and this process. Killed hard, it would leave the site running, with the port and
// the database held against the next start; so when the parent is gone, the site closes as on SIGTERM.
if (process.env.npm_lifecycle_event) await import('./with-parent.mjs');

const { serveAndPublish } = await import('../release/serve-and-publish.mjs');
await serveAndPublish(unbuilt);
