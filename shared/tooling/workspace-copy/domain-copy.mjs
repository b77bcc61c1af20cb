import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from './workspace-copy.mjs';

const run = promisify(execFile);

/**
 * A copy of the workspace in which tests follow docs/guides/build-a-domain.md.
 * @param {(place: string) => boolean} isNeeded what is copied, as `copyWorkspace` takes it
 */
export const makeDomainCopy = (isNeeded) => {
  const copy = copyWorkspace(isNeeded);
  /** Runs a program in the copy, and returns its complaints. */
  const complaints = (/** @type {string} */ command, /** @type {string[]} */ args, more = {}) =>
    run(command, args, { cwd: copy, env: { ...process.env, NO_COLOR: '1', ...more } }).then(
      () => '',
      ({ stdout, stderr }) => stdout + stderr,
    );
  return {
    copy,
    inCopy: (/** @type {string[]} */ ...parts) => path.join(copy, ...parts),
    complaints,
    node: (/** @type {string[]} */ ...args) => complaints(process.execPath, args),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
};
