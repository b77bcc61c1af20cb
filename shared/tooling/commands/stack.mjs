/**
 * `npm run stack [-- fault.txt] [--data DIR]`
 *
 * Translates the stack of a fault, from a file or the terminal, by the releases' source maps, and names the commit that
 * each release was built from.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install, root } from './workspace.mjs';

const fail = (/** @type {string} */ sentence) => {
  console.error(sentence);
  process.exit(1);
};

const { values, positionals } = (() => {
  try {
    return parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message.split('\n')[0] : ''} Usage: npm run stack [-- fault.txt] [--data DIR]`,
    );
  }
})();
const dataDir = path.resolve(root, values.data ?? (process.env.DATA_DIR?.trim() || '.data'));
if (!existsSync(dataDir))
  fail(`There is no folder ${dataDir}. Name the one the site was started with: --data DIR, or DATA_DIR.`);
const [file] = positionals;
if (file !== undefined && !existsSync(file)) fail(`There is no file ${file}.`);

await install();
const { compile } = await import('./build.mjs');
if (!existsSync(path.join(root, 'shared/data-folder/dist/index.js'))) await compile();
const { Releases } = await import('@phila/data-folder');
const { readStack } = await import('../release/read-stack.mjs');

if (file === undefined && process.stdin.isTTY)
  console.error('Paste the stack, and end with Ctrl+D on a line of its own.');
const releases = new Releases(dataDir);
const { text, versions } = readStack(readFileSync(file ?? 0, 'utf8'), releases);
console.log(text.trimEnd());
for (const { name, version } of versions) {
  const commit = releases.list(name).find((one) => one.version === version)?.published?.commit;
  console.log(`${name} ${version} ${commit ? `was built from ${commit}` : 'has no commit that was kept'}`);
}
