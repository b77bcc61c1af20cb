/** `npm start`: installs, builds, publishes the remotes that are new, and serves the whole site. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root } from './workspace.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Phila needs Node 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}

await install();
// Minutes of silence would look like a hang.
if (!existsSync(path.join(root, 'api/dist/main.js')))
  console.log('Building the site. The first time takes a minute or two.');
const { build } = await import('./build.mjs');
await build();

const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
const { publishNew } = await import('../release/publish-new.mjs');
publishNew(dataDir);

process.env.NODE_ENV ??= 'production';
process.env.DATA_DIR = dataDir;

// npm stands between the terminal and this process. Killed hard, it would leave the site running, with the port and
// the database held against the next start; so when the parent is gone, the site closes as on SIGTERM.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

// The service itself, in this very process: what is killed is the server and nothing is left behind.
await import(pathToFileURL(path.join(root, 'api/dist/main.js')).href);
