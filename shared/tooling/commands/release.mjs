/**
 * `npm run release -- details [--site http://…] [--data DIR] [--minor|--major|--version 1.2.3] [--back]`
 *
 * Builds one remote, gives it a version, checks its declaration and its needed platform against the running site,
 * publishes it and points the registry at it. `--back` points at the release before. The shell stays as it is.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install, remotes, root } from './workspace.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    data: { type: 'string' },
    back: { type: 'boolean', default: false },
    minor: { type: 'boolean', default: false },
    major: { type: 'boolean', default: false },
    version: { type: 'string' },
  },
});

const [name] = positionals;
const site = flags.site ?? process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const dataDir = path.resolve(root, flags.data ?? process.env.DATA_DIR ?? '.data');

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!name) fail(`Name a remote: npm run release -- <name>. There are: ${remotes().join(', ')}.`);
if (!flags.back && !remotes().includes(name))
  fail(`There is no mfe-${name} with a remote.ts. There are: ${remotes().join(', ')}.`);

await install();
const { Refused, Releases, unfit } = await import('../release/releases.mjs');
const releases = new Releases(dataDir);

const runningRegistry = async () => {
  const response = await fetch(new URL('/registry.json', site), { signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  );
  if (!response?.ok) fail(`No site answers at ${site}. Start it (npm start), or name it: --site http://…`);
  return response.json();
};

/** What is published in one folder while the site reads another would be said to be live, and never be. */
const isSameSite = ({ remotes: inUse }) => {
  const { current } = releases.read();
  return inUse.every((remote) => current[remote.name] === remote.version);
};

try {
  if (flags.back) {
    const version = releases.back(name);
    console.log(`${name} is back at ${version}.`);
    process.exit(0);
  }
  const registry = await runningRegistry();
  if (!isSameSite(registry))
    throw new Refused(
      `The site at ${site} does not serve ${dataDir}. Name the folder it was started with: --data DIR, or DATA_DIR.`,
    );
  const folder = path.join(root, `mfe-${name}`);
  const { readDeclaration } = await import('../webpack/declaration.mjs');
  const { build, compile } = await import('./build.mjs');
  if (!existsSync(path.join(root, 'shared/contract/dist/index.js'))) await compile();
  const refusal = unfit(await readDeclaration(folder), registry.platform);
  if (refusal) throw new Refused(refusal);
  await build([name]);
  const output = path.join(folder, 'dist/site');
  const packageVersion = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
  const step = flags.major ? 'major' : flags.minor ? 'minor' : 'patch';
  const version = flags.version ?? releases.next(name, packageVersion, step);
  releases.publish(name, version, output);
  console.log(`${name} ${version} is live at ${site}. Back in one step: npm run release -- ${name} --back`);
} catch (error) {
  fail(error instanceof Refused ? error.message : String(error.message ?? error));
}
