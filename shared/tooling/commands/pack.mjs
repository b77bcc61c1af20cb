/**
 * `npm run pack -- [folder]`: packs the built packages that a remote outside the workspace installs (@phila/contract,
 * finance, platform, remote-kit, ui), for a registry or for `npm install ./phila-….tgz`. Default: `dist/packages`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install, root } from './workspace.mjs';

const into = path.resolve(process.argv[2] ?? path.join(root, 'dist/packages'));

await install();
const { build } = await import('./build.mjs');
await build(['shell']);
const { packAll } = await import('../packing/packages.mjs');
mkdirSync(into, { recursive: true });
for (const file of await packAll(into)) console.log(file);
rmSync(path.join(into, 'packages'), { recursive: true });
