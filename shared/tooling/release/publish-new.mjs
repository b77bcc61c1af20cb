import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, manifestOf, Refused } from '@phila/remote-kit/publish';
import { released, root } from '../commands/workspace.mjs';
import { refusalBeside } from './gate/gate.mjs';
import { provenance } from './provenance.mjs';

const SHELL = 'shell';

/**
 * @import { ReleaseSite } from '@phila/remote-kit/publish'
 * @typedef {{ name: string, version: string }} Release
 */

const versionIn = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;

/**
 * Publishes the shell and each remote whose build is new to this site, and puts it in use; gives a reason for each that
 * does not fit, fails the gate or was not built. The site keeps the earlier versions of those, and whatever an operator
 * took back or withdrew.
 * @param {ReleaseSite} site
 * @param {object} [places]
 * @param {string} [places.siteDir] the folder of the built shell
 * @param {string[]} [places.folders] the folders of the remotes
 * @param {string[]} [places.unbuilt] the remotes that could not be built now; why has been said
 * @param {(folder: string, siteDir: string) => Promise<string | null>} [places.gate] why a build is refused
 * @param {(sentence: string) => void} [places.say]
 */
export const publishNew = async (
  site,
  {
    siteDir = path.join(root, 'shell/dist/site'),
    folders = released().map((name) => path.join(root, `mfe-${name}`)),
    unbuilt = [],
    gate = refusalBeside,
    say = console.error,
  } = {},
) => {
  const before = new Map((await site.list()).map((remote) => [remote.name, remote]));
  const goesOn = (/** @type {string} */ name) => {
    const version = before.get(name)?.version;
    return version ? `The site goes on with ${name} ${version}.` : `The site is without ${name}.`;
  };
  for (const name of unbuilt) say(`${name} was not built; the reason stands above. ${goesOn(name)}`);
  const nameOf = (/** @type {string} */ folder) => path.basename(folder).slice('mfe-'.length);
  const tried = folders.filter((folder) => !unbuilt.includes(nameOf(folder)));
  // A remote that `npm run new-remote` made during the build is not built yet.
  const isBuilt = (/** @type {string} */ folder) => existsSync(path.join(folder, 'dist/site/release.json'));
  for (const folder of tried.filter((one) => !isBuilt(one)))
    say(`${path.basename(folder)} came while the site was built. Stop and start it again to have it.`);

  /** @returns {Promise<string | null>} what the site says against it; null if it did it */
  const attempt = async (/** @type {() => Promise<unknown>} */ work) => {
    try {
      await work();
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.message;
      throw error;
    }
  };
  /** @type {Release[]} */
  const toUse = [];
  const publish = async (
    /** @type {string} */ name,
    /** @type {string} */ output,
    /** @type {string} */ atLeast,
  ) => {
    const refusal = await attempt(async () => {
      const { version, wasLive } = await site.publish(name, output, { atLeast, ...provenance('not run') });
      if (wasLive) return;
      // The remotes may need a newer one.
      if (name === SHELL) await site.makeLive(name, version);
      else toUse.push({ name, version });
    });
    if (refusal !== null) say(`${refusal} ${goesOn(name)}`);
  };
  await publish(SHELL, siteDir, '1.0.0');
  for (const folder of tried.filter(isBuilt)) {
    const name = nameOf(folder);
    const known = before.get(name);
    if (known !== undefined && known.version === null && known.revision > 0) {
      say(`${name} is withdrawn here and stays so. In use again: npm run release -- ${name} --back`);
      continue;
    }
    const output = path.join(folder, 'dist/site');
    const digest = digestOf(manifestOf(output, provenance('not run')));
    // Was held to the gate when it was published.
    const isPublished = known?.releases.some((release) => release.digest === digest) === true;
    const refusal = isPublished ? null : await gate(folder, siteDir);
    if (refusal === null) await publish(name, output, versionIn(folder));
    else say(`${refusal} ${goesOn(name)}`);
  }
  // Tries again as long as others come into use: a remote may take over an address that another, later in the list,
  // gives up at the same time.
  let waiting = toUse;
  for (;;) {
    const unfitting = [];
    for (const { name, version } of waiting) {
      const reason = await attempt(() => site.makeLive(name, version));
      if (reason !== null) unfitting.push({ name, version, reason });
    }
    if (unfitting.length === 0) return;
    if (unfitting.length === waiting.length) {
      for (const { name, reason } of unfitting) say(`${reason} ${goesOn(name)}`);
      return;
    }
    waiting = unfitting;
  }
};
