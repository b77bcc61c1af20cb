import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { root } from '../commands/workspace.mjs';

const git = (/** @type {string[]} */ ...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Releases also come from a copy of the sources, without a repository or git.
    return null;
  }
};

/** The account that runs the command; a container may run as a user without a name. */
const account = () => {
  try {
    return os.userInfo().username;
  } catch {
    return 'unknown';
  }
};

/** @typedef {'passed' | 'skipped' | 'not run' | 'not tried'} Tests */

/** The name shown beside what a command does with releases. */
export const actor = () => git('config', 'user.name') || account();

/**
 * Describes a build's origin, kept with its release.
 * @param {Tests} tests what became of the remote's own lint and unit tests; not tried: a build from outside
 * @returns {{ commit: string | null, tests: string }} the commit is followed by "+changes" when the workspace differed
 *   from it
 */
export const provenance = (tests) => {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  const isChanged = commit !== null && git('status', '--porcelain', '--untracked-files=no') !== '';
  return { commit: commit && (isChanged ? `${commit}+changes` : commit), tests };
};
