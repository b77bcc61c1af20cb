/**
 * `npm run stack [-- fault.txt] [--site http://…] [--data DIR]`
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
    return parseArgs({
      allowPositionals: true,
      options: { data: { type: 'string' }, site: { type: 'string' } },
    });
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message.split('\n')[0] : ''} Usage: npm run stack [-- fault.txt] [--site http://…] [--data DIR]`,
    );
  }
})();
const dataDir = path.resolve(root, values.data ?? (process.env.DATA_DIR?.trim() || '.data'));
const address = values.site ?? (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`);
const [file] = positionals;
if (file !== undefined && !existsSync(file)) fail(`There is no file ${file}.`);

await install();
const { compile } = await import('./build.mjs');
if (!existsSync(path.join(root, 'shared/contract/dist/index.js'))) await compile();
const { siteReleases } = await import('../release/site-releases.mjs');
const { readStack } = await import('../release/read-stack.mjs');

if (file === undefined && process.stdin.isTTY)
  console.error('Paste the stack, and end with Ctrl+D on a line of its own.');
const stack = readFileSync(file ?? 0, 'utf8');
try {
  const site = siteReleases(address, dataDir);
  const remotes = await site.list();
  const shells = remotes.find(({ name }) => name === 'shell')?.releases.toReversed() ?? [];
  const { text, versions } = await readStack(stack, async (name, version, script) => {
    if (name !== undefined) return site.sourceMap(name, version ?? '', script);
    // Files of the shell have no version in their address: the latest that has the file.
    for (const shell of shells) {
      const map = await site.sourceMap('shell', shell.version, script);
      if (map !== null) return map;
    }
    return null;
  });
  console.log(text.trimEnd());
  for (const { name, version } of versions) {
    const commit = remotes
      .find((remote) => remote.name === name)
      ?.releases.find((one) => one.version === version)?.commit;
    console.log(`${name} ${version} ${commit ? `was built from ${commit}` : 'has no commit that was kept'}`);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
