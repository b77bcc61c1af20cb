import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from '../commands/workspace.mjs';

const TEMPLATE = path.join(root, 'templates/remote');

/**
 * Makes a title for a remote that was given none.
 * @param {string} name
 */
const titleOf = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Copies `templates/remote` under another name, formatted as the rest of the workspace.
 * @param {string} folder
 * @param {{ name: string, title?: string }} remote
 */
export const generate = (folder, { name, title }) => {
  const words = title?.replaceAll(/\s+/g, ' ').trim() || titleOf(name);
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const place = path.join(folder, path.relative(TEMPLATE, file));
    const text = readFileSync(file, 'utf8')
      .replaceAll(/\bstarter\b/g, name)
      .replaceAll("'Starter'", () => JSON.stringify(words));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  // The length of a title decides which lines are broken.
  const settings = ['--config', path.join(root, '.oxfmtrc.json')];
  execFileSync(bin('oxfmt'), [...settings, folder], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
};
