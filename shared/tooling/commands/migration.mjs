/**
 * `npm run migration -- <name>`: what changed in the areas' tables since the last migration, as a new one.
 * `npm run migration -- <name> --rebase [--onto main]`: after a merge, takes the migrations of the other branch as they
 * are, and generates this branch's own again on top of them as one.
 *
 * A migration is named by the time it was made, so that those of two squads never have one name. Their snapshots still
 * follow from one another, and the database runs them in the order of their times: hence `--rebase`.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rebaseMigrations } from '../migrations/rebase.mjs';
import { install, node, root } from './workspace.mjs';

const USAGE = 'npm run migration -- <name> [--rebase [--onto main]]';

const fail = (/** @type {string} */ sentence) => {
  console.error(sentence);
  process.exit(1);
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { rebase: { type: 'boolean', default: false }, onto: { type: 'string', default: 'main' } },
    });
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    return fail(`${sentence.replace(/\.$/, '')}. Usage: ${USAGE}`);
  }
};

const { values: flags, positionals } = read();
const [name = '', ...more] = positionals;
if (!name || more.length > 0) fail(`Name what changes, as in add-trips. Usage: ${USAGE}`);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
  fail(`"${name}" is no name: lower case letters, digits and dashes.`);

await install();
const { compile } = await import('./build.mjs');
await compile().catch((error) => fail(error.message));

if (flags.rebase) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const dropped = rebaseMigrations(git, path.join(root, 'api/migrations'), flags.onto);
    if (dropped.length === 0) console.log(`No migration of this branch is missing on ${flags.onto}.`);
    for (const file of dropped)
      console.log(
        `Made again: ${file}. What was written in it by hand: git log -p --all -- api/migrations/${file}`,
      );
  } catch (error) {
    fail(
      `${flags.onto} cannot be read: ${
        String(error instanceof Error ? ('stderr' in error && error.stderr) || error.message : error)
          .trim()
          .split('\n')[0]
      }`,
    );
  }
}
// Reads the areas' compiled tables; `api/migration.mjs` adds what the schema cannot say.
await node(['migration.mjs', '--name', name, '--prefix', 'timestamp'], {
  cwd: path.join(root, 'api'),
  env: {
    ...process.env,
    PATH: `${path.join(root, 'api/node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  },
}).catch(() => fail('The migration was not made; the reason stands above.'));
