/**
 * `npm run remove-remote -- <name>`: takes a remote out of the workspace, and undoes what `npm run new-remote` added.
 * Its live release stays in use until `npm run release -- <name> --withdraw`.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutOwner } from '../new-remote/owners.mjs';
import { changesBelow, withoutProject } from '../new-remote/remove.mjs';
import { install, remotes, root } from './workspace.mjs';

const fail = (/** @type {string} */ sentence) => {
  console.error(sentence);
  process.exit(1);
};

const [name = '', ...more] = process.argv.slice(2);
const isForced = more.includes('--force');
if (!name || more.some((flag) => flag !== '--force'))
  fail(`Name a remote: npm run remove-remote -- <name> [--force]. There are: ${remotes().join(', ')}.`);
const folder = path.join(root, `mfe-${name}`);
if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(folder))
  fail(`There is no mfe-${name}. There are: ${remotes().join(', ')}.`);

const lost = changesBelow(folder);
if (lost.length > 0 && !isForced)
  fail(
    `mfe-${name} has work that is not committed: ${lost.slice(0, 5).join(', ')}. Commit it, or remove it all the same with --force.`,
  );

rmSync(folder, { recursive: true });
const projects = path.join(root, 'tsconfig.json');
writeFileSync(projects, withoutProject(readFileSync(projects, 'utf8'), `mfe-${name}`));
const owners = path.join(root, '.github/CODEOWNERS');
writeFileSync(owners, withoutOwner(readFileSync(owners, 'utf8'), name));
await install({ frozen: false });
console.log(
  `mfe-${name} is gone from the workspace. Out of a site that runs: npm run release -- ${name} --withdraw`,
);
