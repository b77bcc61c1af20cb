/**
 * `npm run release -- details [--site http://…] [--data DIR] [--minor|--major|--version 1.2.3] [--without-tests]`
 * `npm run release -- journeys --build ../journeys/dist [--site http://…] [--data DIR] [--minor|--major|--version 1.2.3]`
 * `npm run release -- details --back | --to 1.0.2 | --withdraw [--site http://…] [--data DIR]`
 * `npm run release -- [details] --list [--data DIR]`
 *
 * Builds one remote, gives it a version, holds it to everything that the running site asks of a release (release/gate),
 * publishes it, points the registry at it, and waits until the site serves it. `--back` points at what was in use
 * before, `--to` at a version that was published; `--withdraw` takes the remote out of use. The shell stays as it is.
 * `--build` releases what was built outside the workspace, in a folder with the `release.json` of @phila/remote-kit.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install, released, root } from './workspace.mjs';

const USAGE =
  'npm run release -- <name> [--list | --back | --to 1.0.2 | --withdraw | --build FOLDER] [--minor | --major | --version 1.2.3] ' +
  '[--without-tests] [--site http://…] [--data DIR]';

/** @type {(sentence: string) => never} */
const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/**
 * @import { Registry, RemoteDeclaration } from '../../contract/dist/index.js'
 * @typedef {{ output: string, packageVersion: string, tests: import('../release/provenance.mjs').Tests }} Built
 */

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        data: { type: 'string' },
        list: { type: 'boolean', default: false },
        back: { type: 'boolean', default: false },
        to: { type: 'string' },
        withdraw: { type: 'boolean', default: false },
        build: { type: 'string' },
        minor: { type: 'boolean', default: false },
        major: { type: 'boolean', default: false },
        version: { type: 'string' },
        'without-tests': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // Node's own advice about such arguments follows its first sentence.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    return fail(`${sentence.replace(/\.$/, '')}. Usage: ${USAGE}`);
  }
};

const { values: flags, positionals } = read();
const [name = '', ...more] = positionals;
const address = flags.site ?? (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`);
const dataDir = path.resolve(root, flags.data ?? (process.env.DATA_DIR?.trim() || '.data'));
const toldApart = (/** @type {(boolean | undefined)[]} */ ...options) => options.filter(Boolean).length > 1;
/** These options only change which release is in use. */
const isPointing = flags.back || flags.withdraw || flags.to !== undefined;

if (!name && !flags.list)
  fail(`Name a remote: npm run release -- <name>. There are: ${released().join(', ')}.`);
if (
  more.length > 0 ||
  toldApart(flags.list, flags.back, flags.withdraw, flags.to !== undefined, flags.build !== undefined) ||
  toldApart(flags.minor, flags.major, flags.version !== undefined)
)
  fail(`Usage: ${USAGE}`);
if (!URL.canParse(address) || !/^https?:/.test(address))
  fail(`${address} is no address of a site. Name it as in --site http://localhost:3000`);
if (!isPointing && !flags.list && flags.build === undefined && !released().includes(name))
  fail(`There is no mfe-${name} with a remote.ts. There are: ${released().join(', ')}.`);
if (!existsSync(dataDir))
  fail(`There is no folder ${dataDir}. Name the one the site was started with: --data DIR, or DATA_DIR.`);

await install();
const { build, compile } = await import('./build.mjs');
if (!existsSync(path.join(root, 'shared/data-folder/dist/index.js'))) await compile();
const { Refused, Releases, incompatibility } = await import('@phila/data-folder');
const { RunningSite } = await import('../release/running-site.mjs');
const { checkBuild, checkBuildOutside, checkLinks, checkOwnTests } = await import('../release/gate/gate.mjs');
const { actor, provenance } = await import('../release/provenance.mjs');
const { listOf } = await import('../release/list.mjs');
const releases = new Releases(dataDir);
const site = new RunningSite(address, releases);

const list = () => {
  const names = name ? [name] : Object.keys(releases.read().history).toSorted();
  if (names.length === 0) console.log(`Nothing was released in ${dataDir}.`);
  for (const one of names) console.log(listOf(one, releases.list(one)));
};

/**
 * Changes which release is in use, and is done when the site serves it.
 * @param {(changes: import('@phila/data-folder').Changes) => string | null} work gives the version in use after it
 */
const point = async (work) => {
  const { before, now } = await releases.change((changes) => ({
    before: changes.read(),
    now: work(changes),
  }));
  await site.follows(name, now, before);
  return { was: before.current[name], now };
};

const back = async () => {
  const { platform } = await site.servedRegistry();
  const { was, now } = await point((changes) =>
    changes.back(name, (declaration, others) => incompatibility(declaration, platform, others), actor()),
  );
  console.log(
    now === null
      ? `${name} is withdrawn again at ${address}, as it was before ${was}.`
      : `${name} is back at ${now}, live at ${address}.`,
  );
};

const to = async (/** @type {string} */ version) => {
  const { platform } = await site.servedRegistry();
  const { was } = await point((changes) => {
    changes.to(
      name,
      version,
      (declaration, others) => incompatibility(declaration, platform, others),
      actor(),
    );
    return version;
  });
  console.log(
    `${name} ${version} is live at ${address}${was ? `, in place of ${was}` : ''}. Back in one step: npm run release -- ${name} --back`,
  );
};

const withdraw = async () => {
  await site.servedRegistry();
  const { was } = await point((changes) => {
    changes.withdraw(name, actor());
    return null;
  });
  console.log(
    `${name} ${was} is withdrawn from ${address}. Its files stay. In use again: npm run release -- ${name} --back`,
  );
};

/** @throws Refused where the running site cannot have a remote that declares this */
const checkDeclared = async (
  /** @type {RemoteDeclaration} */ declaration,
  /** @type {Registry} */ registry,
) => {
  const refusal = incompatibility(
    declaration,
    registry.platform,
    registry.remotes.map((remote) => remote.declaration),
  );
  if (refusal) throw new Refused(refusal);
  await checkLinks(declaration, registry, site);
};

/**
 * Builds a remote of the workspace and runs the gate on it.
 * @returns {Promise<Built>}
 */
const builtHere = async (/** @type {Registry} */ registry) => {
  const folder = path.join(root, `mfe-${name}`);
  const { readDeclaration } = await import('../webpack/declaration.mjs');
  await checkDeclared(await readDeclaration(folder), registry);
  await build([name]);
  await checkBuild(name, folder, site);
  if (!flags['without-tests']) await checkOwnTests(name, (said) => console.error(said));
  return {
    output: path.join(folder, 'dist/site'),
    packageVersion: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version,
    tests: flags['without-tests'] ? 'skipped' : 'passed',
  };
};

/**
 * Checks a build from outside without running any of it; its tests are its squad's.
 * @returns {Promise<Built>}
 */
const builtOutside = async (/** @type {Registry} */ registry, /** @type {string} */ place) => {
  const output = path.resolve(place);
  const { readReleaseOf } = await import('../release/gate/outside.mjs');
  const release = readReleaseOf(name, output);
  await checkDeclared(release.declaration, registry);
  await checkBuildOutside(release, output, site);
  return { output, packageVersion: '1.0.0', tests: 'not tried' };
};

const publish = async () => {
  const registry = await site.servedRegistry();
  const { output, packageVersion, tests } =
    flags.build === undefined ? await builtHere(registry) : await builtOutside(registry, flags.build);
  const step = flags.major ? 'major' : flags.minor ? 'minor' : 'patch';
  // Decides the number and the addresses under the lock, because another release may have been made during the build.
  const { now } = await point((changes) => {
    const version = flags.version ?? changes.next(name, packageVersion, step);
    changes.publish(
      name,
      version,
      output,
      (declared, others) => incompatibility(declared, registry.platform, others),
      provenance(tests),
    );
    return version;
  });
  console.log(`${name} ${now} is live at ${address}. Back in one step: npm run release -- ${name} --back`);
};

try {
  if (flags.list) list();
  else if (flags.back) await back();
  else if (flags.to !== undefined) await to(flags.to);
  else if (flags.withdraw) await withdraw();
  else await publish();
  process.exit(0);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
