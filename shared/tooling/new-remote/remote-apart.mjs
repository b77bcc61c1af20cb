import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bin, remotes, root } from '../commands/workspace.mjs';
import { JEST_TEST } from '../tests/patience.mjs';

const run = promisify(execFile);

/** Links the packages of a folder `node_modules` into another one, which may have some already. */
const linkPackages = (/** @type {string} */ from, /** @type {string} */ into) => {
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    if (name.startsWith('@')) linkPackages(path.join(from, name), path.join(into, name));
    else if (!existsSync(path.join(into, name))) symlinkSync(path.join(from, name), path.join(into, name));
  }
};

/**
 * Makes an empty folder for a test's remote, `mfe-travel`, in a workspace as a remote sees it: in the real one, others
 * would build and test it.
 */
export const placeRemoteApart = () => {
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'phila-new-remote-'));
  for (const place of ['node_modules', 'shared', 'tsconfig.base.json', 'tsconfig.browser.json'])
    symlinkSync(path.join(root, place), path.join(workspace, place));
  const folder = path.join(workspace, 'mfe-travel');
  mkdirSync(folder);
  // A new remote may use the dependencies of the existing ones.
  for (const name of remotes())
    linkPackages(path.join(root, `mfe-${name}/node_modules`), path.join(folder, 'node_modules'));

  /** Runs a program in the remote's folder and returns its complaints. */
  const complaints = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    run(command, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } }).then(
      () => '',
      ({ stdout, stderr }) => stdout + stderr,
    );
  const node = (/** @type {string[]} */ ...args) => complaints(process.execPath, args);
  const lintSettings = ['--deny-warnings', '--config', path.join(root, '.oxlintrc.json')];
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  return {
    workspace,
    folder,
    types: () => complaints(bin('tsc'), ['-p', '.', '--noEmit']),
    lint: () => complaints(bin('oxlint'), [...lintSettings, 'src', 'remote.ts']),
    ownTests: () =>
      node('--experimental-vm-modules', '--no-warnings', jest, '--testTimeout', String(JEST_TEST)),
    bundle: () => node(path.join(root, 'shared/tooling/commands/bundle.mjs'), folder),
    remove: () => rmSync(workspace, { recursive: true, force: true }),
  };
};
