import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * The folder's files that differ from git, without ignored ones.
 * @returns {string[]} as paths below the folder; none where there is no repository
 */
export const changesBelow = (/** @type {string} */ folder) => {
  try {
    const changed = execFileSync('git', ['status', '--porcelain', '-z', '--untracked-files=all', '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return changed
      .split('\0')
      .filter(Boolean)
      .map((line) => path.basename(line.slice(3)));
  } catch {
    return [];
  }
};

/** The root's tsconfig.json without one project, as the formatter leaves it. */
export const withoutProject = (/** @type {string} */ text, /** @type {string} */ project) => {
  const { files, references } = JSON.parse(text);
  const lines = references
    .filter((/** @type {{ path: string }} */ reference) => reference.path !== project)
    .map((/** @type {{ path: string }} */ reference) => `    { "path": "${reference.path}" }`)
    .join(',\n');
  return `{\n  "files": ${JSON.stringify(files)},\n  "references": [\n${lines}\n  ]\n}\n`;
};
