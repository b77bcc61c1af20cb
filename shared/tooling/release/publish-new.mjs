import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { released, root } from '../commands/workspace.mjs';
import { refusalWithoutSite } from './gate/without-site.mjs';
import { provenance } from './provenance.mjs';
import { Refused, Releases, incompatibility } from '@phila/data-folder';

const read = (/** @type {string[]} */ ...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/**
 * @typedef {{ name: string, folder: string, output: string, version: string }} Build
 */

/** Lists releases that are new to this site; a version that an operator took back or withdrew stays so. */
const newOf = (
  /** @type {Releases} */ releases,
  /** @type {string[]} */ folders,
  /** @type {(sentence: string) => void} */ say,
) =>
  folders.flatMap((folder) => {
    const name = path.basename(folder).slice('mfe-'.length);
    const output = path.join(folder, 'dist/site');
    if (releases.versions(name).length > 0 && releases.current(name) === undefined) {
      say(`${name} is withdrawn here and stays so. In use again: npm run release -- ${name} --back`);
      return [];
    }
    if (releases.publishedAs(name, output)) return [];
    return [{ name, folder, output, version: releases.next(name, read(folder, 'package.json').version) }];
  });

/**
 * Publishes each remote whose build is new to this site, and gives a reason for each that does not fit, fails the gate
 * or was not built. The site keeps the earlier versions of those.
 * @param {string} dataDir
 * @param {object} [places]
 * @param {string} [places.siteDir] the folder of the built shell
 * @param {string[]} [places.folders] the folders of the remotes
 * @param {string[]} [places.unbuilt] the remotes that could not be built now; why has been said
 * @param {(folder: string, siteDir: string) => Promise<string | null>} [places.gate] why a build is refused
 * @param {(sentence: string) => void} [places.say]
 */
export const publishNew = async (
  dataDir,
  {
    siteDir = path.join(root, 'shell/dist/site'),
    folders = released().map((name) => path.join(root, `mfe-${name}`)),
    unbuilt = [],
    gate = refusalWithoutSite,
    say = console.error,
  } = {},
) => {
  const before = new Releases(dataDir);
  const goesOn = (/** @type {Releases} */ releases, /** @type {string} */ name) => {
    const inUse = releases.current(name);
    return inUse ? `The site goes on with ${name} ${inUse}.` : `The site is without ${name}.`;
  };
  for (const name of unbuilt) say(`${name} was not built; the reason stands above. ${goesOn(before, name)}`);
  const tried = folders.filter((folder) => !unbuilt.includes(path.basename(folder).slice('mfe-'.length)));
  // A remote that `npm run new-remote` made during the build is not built yet.
  const isBuilt = (/** @type {string} */ folder) => existsSync(path.join(folder, 'dist/site/release.json'));
  for (const folder of tried.filter((one) => !isBuilt(one)))
    say(`${path.basename(folder)} came while the site was built. Stop and start it again to have it.`);
  const built = tried.filter(isBuilt);
  const refusals = await Promise.all(
    newOf(before, built, () => {}).map(async ({ name, folder }) => ({
      name,
      folder,
      refusal: await gate(folder, siteDir),
    })),
  );
  const refused = refusals.filter(({ refusal }) => refusal !== null);
  for (const { name, refusal } of refused) say(`${refusal} ${goesOn(before, name)}`);
  const passed = built.filter((folder) => !refused.some((one) => one.folder === folder));
  return before.change((changes) => {
    const { platform } = read(siteDir, 'shell.json');
    /** @returns {string | null} why it could not be */
    const publish = (/** @type {Build} */ { name, version, output }) => {
      try {
        changes.publish(
          name,
          version,
          output,
          (declaration, others) => incompatibility(declaration, platform, others),
          provenance('not run'),
        );
        return null;
      } catch (error) {
        if (error instanceof Refused) return error.message;
        throw error;
      }
    };
    // Tries again as long as others get published: a remote may take over an address that another, later in the list,
    // gives up at the same time.
    let waiting = newOf(changes, passed, say);
    for (;;) {
      const unfitting = waiting
        .map((build) => ({ ...build, reason: publish(build) }))
        .filter(({ reason }) => reason !== null);
      if (unfitting.length === 0) return;
      if (unfitting.length < waiting.length) {
        waiting = unfitting;
        continue;
      }
      for (const { name, reason } of unfitting) say(`${reason} ${goesOn(changes, name)}`);
      return;
    }
  });
};
