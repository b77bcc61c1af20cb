/**
 * Checks that the lockfile has the programs of every system that squads work on. A lockfile written on Linux with --os
 * or --cpu has only that machine's, and `npm run lint` and releases fail elsewhere.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
const SYSTEMS = [
  'darwin-arm64',
  'darwin-x64',
  'linux-x64-gnu',
  'linux-x64-musl',
  'linux-arm64-gnu',
  'win32-x64',
];

test.each(['@oxlint/binding', '@oxfmt/binding', '@swc/core'])('%s is there for each system', (name) => {
  const systems = [...lockfile.matchAll(new RegExp(`^  '${name}-([\\w-]+)@`, 'gm'))].map(([, one]) => one);
  for (const system of SYSTEMS)
    expect([system, systems.some((one) => one.startsWith(system))]).toEqual([system, true]);
});
