/**
 * `npm run release -- details [--site http://…] [--data DIR] [--minor|--major|--version 1.2.3] [--back|--withdraw]`
 *
 * Builds one remote, gives it a version, checks its declaration, its needed platform and its addresses against the
 * running site, publishes it and points the registry at it. `--back` points at what was in use before; `--withdraw`
 * takes the remote out of use. The shell stays as it is.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { install, remotes, root } from './workspace.mjs';

const USAGE =
  'npm run release -- <name> [--back | --withdraw] [--minor | --major | --version 1.2.3] [--site http://…] [--data DIR]';

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        data: { type: 'string' },
        back: { type: 'boolean', default: false },
        withdraw: { type: 'boolean', default: false },
        minor: { type: 'boolean', default: false },
        major: { type: 'boolean', default: false },
        version: { type: 'string' },
      },
    });
  } catch (error) {
    // Node's own advice about such arguments follows its first sentence.
    return fail(`${error.message.split(/\.\s/)[0].replace(/\.$/, '')}. Usage: ${USAGE}`);
  }
};

const { values: flags, positionals } = read();
const [name, ...more] = positionals;
const site = flags.site ?? (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`);
const dataDir = path.resolve(root, flags.data ?? (process.env.DATA_DIR?.trim() || '.data'));
/** What changes only which release is in use. */
const isPointing = flags.back || flags.withdraw;

if (!name) fail(`Name a remote: npm run release -- <name>. There are: ${remotes().join(', ')}.`);
if (more.length > 0 || (flags.back && flags.withdraw)) fail(`Usage: ${USAGE}`);
if (!URL.canParse(site)) fail(`${site} is no address of a site. Name it as in --site http://localhost:3000`);
if (!isPointing && !remotes().includes(name))
  fail(`There is no mfe-${name} with a remote.ts. There are: ${remotes().join(', ')}.`);
if (!existsSync(dataDir))
  fail(`There is no folder ${dataDir}. Name the one the site was started with: --data DIR, or DATA_DIR.`);

await install();
const { build, compile } = await import('./build.mjs');
if (!existsSync(path.join(root, 'api/dist/core/database/folder-lock.js'))) await compile();
const { Refused, Releases, unfit } = await import('../release/releases.mjs');
const releases = new Releases(dataDir);

const registryOfSite = async () => {
  const response = await fetch(new URL('/registry.json', site), { signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  );
  if (!response?.ok) fail(`No site answers at ${site}. Start it (npm start), or name it: --site http://…`);
  return response.json();
};

/** The site looks at its registry every 200 ms: one that was changed just now is another for as long. */
const REREAD = 300;

/**
 * What the running site has in use. What is published in one folder while the site reads another would be said to be
 * live, and never be.
 */
const runningRegistry = async () => {
  for (let asked = 1; asked <= 3; asked += 1) {
    const registry = await registryOfSite();
    const { current } = releases.read();
    if (registry.remotes.every((remote) => current[remote.name] === remote.version)) return registry;
    await setTimeout(REREAD);
  }
  throw new Refused(
    `The site at ${site} does not serve ${dataDir}. Name the folder it was started with: --data DIR, or DATA_DIR.`,
  );
};

try {
  if (flags.back) {
    const { before, now } = await releases.change((changes) => ({
      before: changes.current(name),
      now: changes.back(name),
    }));
    console.log(
      now === null ? `${name} is withdrawn again, as it was before ${before}.` : `${name} is back at ${now}.`,
    );
    process.exit(0);
  }
  if (flags.withdraw) {
    const version = await releases.change((changes) => changes.withdraw(name));
    console.log(
      `${name} ${version} is withdrawn. Its files stay. In use again: npm run release -- ${name} --back`,
    );
    process.exit(0);
  }
  const registry = await runningRegistry();
  const folder = path.join(root, `mfe-${name}`);
  const { readDeclaration } = await import('../webpack/declaration.mjs');
  const declared = registry.remotes.map(({ declaration }) => declaration);
  const refusal = unfit(await readDeclaration(folder), registry.platform, declared);
  if (refusal) throw new Refused(refusal);
  await build([name]);
  const output = path.join(folder, 'dist/site');
  const packageVersion = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
  const step = flags.major ? 'major' : flags.minor ? 'minor' : 'patch';
  // Somebody else may have released while this was built.
  const version = await releases.change((changes) => {
    const next = flags.version ?? changes.next(name, packageVersion, step);
    changes.publish(name, next, output, (declaration, others) =>
      unfit(declaration, registry.platform, others),
    );
    return next;
  });
  console.log(`${name} ${version} is live at ${site}. Back in one step: npm run release -- ${name} --back`);
} catch (error) {
  fail(error instanceof Refused ? error.message : String(error.message ?? error));
}
