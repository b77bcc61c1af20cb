import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

const guide = readFileSync(path.join(root, 'docs/guides/build-a-domain.md'), 'utf8');
const end = guide.indexOf('\n## A call');

/** docs/guides/build-a-domain.md: the record, which is whole by itself, and what follows it. */
export const domainGuide = { record: guide.slice(0, end), rest: guide.slice(end) };

/**
 * Returns the command that writes the migration for a guide's tables in the compiled copy: the program, its arguments and its environment.
 * @param {string} [name] default: the name for the record of this guide
 */
export const migrationOfGuide = (/** @type {string} */ copy, name = 'add-vehicles') => {
  // The folder of drizzle-kit.
  const programs = path.join(copy, 'api/node_modules/.bin');
  return {
    program: process.execPath,
    args: ['api/migration.mjs', '--name', name],
    env: { PATH: `${programs}${path.delimiter}${process.env.PATH}` },
  };
};
