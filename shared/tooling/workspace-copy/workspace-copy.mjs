import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.data', 'test-results', 'playwright-report']);

/** The folders of the packages: `api`, `shared/contract`, … */
const packages = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name))
    .flatMap(({ name }) =>
      name === 'shared' ? readdirSync(path.join(root, name)).map((inner) => `${name}/${inner}`) : [name],
    )
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));

const nameOf = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).name;

/**
 * Copies the workspace and its compiled files to a temporary folder, where a test may change, compile, build and run
 * it. Shares the installed packages, except the workspace's own.
 * @param {(place: string) => boolean} [isNeeded] whether a file or folder is copied, by its path in the repository;
 *   default: everything is
 */
export const copyWorkspace = (isNeeded = () => true) => {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'phila-copy-'));
  cpSync(root, copy, {
    recursive: true,
    // Lets the compiler skip unchanged projects.
    preserveTimestamps: true,
    filter: (source) =>
      !LEFT_OUT.has(path.basename(source)) && isNeeded(path.relative(root, source).replaceAll(path.sep, '/')),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const own = new Map(packages().map((folder) => [nameOf(folder), folder]));
  for (const folder of own.values()) {
    const installed = path.join(root, folder, 'node_modules');
    if (!existsSync(installed) || !existsSync(path.join(copy, folder))) continue;
    const links = path.join(copy, folder, 'node_modules');
    mkdirSync(path.join(links, '@phila'), { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name === '@phila')
        for (const inner of readdirSync(path.join(installed, name)))
          symlinkSync(path.join(copy, own.get(`@phila/${inner}`) ?? ''), path.join(links, name, inner));
      else if (!name.startsWith('.cache')) symlinkSync(path.join(installed, name), path.join(links, name));
    }
  }
  return copy;
};
