import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from '../commands/workspace.mjs';
import { files } from './files.mjs';

/** Makes a title for a remote that was given none. */
const titleOf = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Writes a further remote, formatted as the rest of the workspace.
 * @param {string} folder
 * @param {{ name: string, title?: string }} remote
 */
export const generate = (folder, { name, title }) => {
  const words = title?.replaceAll(/\s+/g, ' ').trim() || titleOf(name);
  for (const [file, text] of Object.entries(files({ name, title: words }))) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  // The length of a title decides which lines are broken.
  const settings = ['--config', path.join(root, '.oxfmtrc.json')];
  execFileSync(bin('oxfmt'), [...settings, folder], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
};
