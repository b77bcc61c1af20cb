/**
 * `npm run release -- details [--site http://…] [--data DIR] [--minor|--major|--version 1.2.3] [--without-tests]`
 * `npm run release -- journeys --build ../journeys/dist [--site http://…] [--data DIR] [--minor|--major|--version 1.2.3]`
 * `npm run release -- details --back | --to 1.0.2 | --withdraw [--site http://…] [--data DIR]`
 * `npm run release -- [details] --list [--site http://…] [--data DIR]`
 *
 * Builds one remote, checks what only its squad can (release/gate), publishes it over HTTP under a version of its own,
 * where the site judges it, and puts it in use; on a site with a public address a person does that, there.
 * `--back` puts what was in use before in use again, `--to` a version that was published; `--withdraw` takes the remote
 * out of use. `shell` is released like a remote. `--build` releases what was built outside the workspace, in a folder
 * with the `release.json` of @phila/remote-kit. The token is `PHILA_TOKEN`, or that of the site's own data folder.
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

const SHELL = 'shell';

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
if (!isPointing && !flags.list && flags.build === undefined && name !== SHELL && !released().includes(name))
  fail(`There is no mfe-${name} with a remote.ts. There are: ${released().join(', ')}.`);

await install();
const { build, compile } = await import('./build.mjs');
if (!existsSync(path.join(root, 'shared/contract/dist/index.js'))) await compile();
const { Refused } = await import('@phila/remote-kit/publish');
const { RunningSite } = await import('../release/running-site.mjs');
const { checkOwnTests, checkSameCalls, refusalOfBuild } = await import('../release/gate/gate.mjs');
const { provenance } = await import('../release/provenance.mjs');
const { siteReleases } = await import('../release/site-releases.mjs');
const { listOf } = await import('../release/list.mjs');
const site = new RunningSite(address);

const releases = () => siteReleases(address, dataDir);

const list = async () => {
  const all = await releases().list();
  const shown = name ? all.filter((remote) => remote.name === name) : all;
  if (shown.length === 0)
    console.log(name ? `${name} was never released here.` : `Nothing was released at ${address}.`);
  for (const remote of shown) console.log(listOf(remote));
};

/** The version in use; null for none. */
const inUse = async () => (await releases().list()).find((remote) => remote.name === name)?.version ?? null;

const back = async () => {
  const was = await inUse();
  const now = await releases().back(name);
  console.log(
    now === null
      ? `${name} is withdrawn again at ${address}, as it was before ${was}.`
      : `${name} is back at ${now}, live at ${address}.`,
  );
};

const to = async (/** @type {string} */ version) => {
  const was = await inUse();
  await releases().makeLive(name, version);
  console.log(
    `${name} ${version} is live at ${address}${was ? `, in place of ${was}` : ''}. Back in one step: npm run release -- ${name} --back`,
  );
};

const withdraw = async () => {
  const was = await releases().withdraw(name);
  console.log(
    `${name} ${was} is withdrawn from ${address}. Its files stay. In use again: npm run release -- ${name} --back`,
  );
};

/**
 * Builds a remote of the workspace and checks what the site cannot.
 * @returns {Promise<Built>}
 */
const builtHere = async () => {
  const folder = path.join(root, `mfe-${name}`);
  const provided = await site.provided();
  await build([name]);
  const refusal = await refusalOfBuild(folder, provided);
  if (refusal !== null) throw new Refused(refusal);
  if (!flags['without-tests']) await checkOwnTests(name, (said) => console.error(said));
  return {
    output: path.join(folder, 'dist/site'),
    packageVersion: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version,
    tests: flags['without-tests'] ? 'skipped' : 'passed',
  };
};

/** @returns {Promise<Built>} */
const builtShell = async () => {
  await build([SHELL]);
  return { output: path.join(root, 'shell/dist/site'), packageVersion: '1.0.0', tests: 'not run' };
};

/** @returns {Promise<Built>} */
const built = async () => {
  if (name === SHELL) return builtShell();
  // The tests of a build from outside are its squad's.
  return flags.build === undefined
    ? builtHere()
    : { output: path.resolve(flags.build), packageVersion: '1.0.0', tests: 'not tried' };
};

/** Says on a terminal how far it is. */
const progress = (/** @type {number} */ sent, /** @type {number} */ of) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${sent} of ${of} files sent${sent === of ? '\n' : ''}`);
};

const publish = async () => {
  // Asks for the token before minutes of building.
  const target = releases();
  const { output, packageVersion, tests } = await built();
  const { version, notes, calls } = await target.publish(name, output, {
    version: flags.version,
    step: flags.major ? 'major' : flags.minor ? 'minor' : 'patch',
    atLeast: packageVersion,
    said: progress,
    ...provenance(tests),
  });
  for (const note of notes) console.error(note);
  console.log(`${name} ${version} is published at ${address}.`);
  if (name !== SHELL && flags.build === undefined) await checkSameCalls(name, calls, site);
  // A machine publishes, and a person puts in use.
  if (process.env.PHILA_TOKEN?.trim()) {
    console.log(`A person puts it in use: ${new URL('/admin/administrative/remotes', address)}`);
    return;
  }
  if ((await inUse()) !== version) await target.makeLive(name, version);
  console.log(
    `${name} ${version} is live at ${address}. Back in one step: npm run release -- ${name} --back`,
  );
};

try {
  if (flags.list) await list();
  else if (flags.back) await back();
  else if (flags.to !== undefined) await to(flags.to);
  else if (flags.withdraw) await withdraw();
  else await publish();
  process.exit(0);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
