import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '../commands/workspace.mjs';
import { provenance } from './provenance.mjs';
import { Refused, Releases, unfit } from './releases.mjs';

const read = (...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/** What this site never had of the remotes that it uses; what an operator took back or withdrew is left so. */
const newOf = (releases, folders, say) =>
  folders.flatMap((folder) => {
    const name = path.basename(folder).slice('mfe-'.length);
    const output = path.join(folder, 'dist/site');
    if (releases.versions(name).length > 0 && releases.current(name) === undefined) {
      say(`${name} is withdrawn here and stays so. In use again: npm run release -- ${name} --back`);
      return [];
    }
    if (releases.publishedAs(name, output)) return [];
    return [{ name, output, version: releases.next(name, read(folder, 'package.json').version) }];
  });

/**
 * Publishes each remote whose build this site never had, and says of those that do not fit why they are not.
 * The site goes on with what it used of these before, if anything.
 */
export const publishNew = (
  dataDir,
  {
    siteDir = path.join(root, 'shell/dist/site'),
    folders = remotes().map((name) => path.join(root, `mfe-${name}`)),
    say = console.error,
  } = {},
) =>
  new Releases(dataDir).change((changes) => {
    const { platform } = read(siteDir, 'shell.json');
    /** @returns {string | null} why it could not be */
    const publish = ({ name, version, output }) => {
      try {
        changes.publish(
          name,
          version,
          output,
          (declaration, others) => unfit(declaration, platform, others),
          provenance('not run'),
        );
        return null;
      } catch (error) {
        if (error instanceof Refused) return error.message;
        throw error;
      }
    };
    // One remote may take over an address that another gives up at the same time, whichever comes first.
    let waiting = newOf(changes, folders, say);
    for (;;) {
      const refused = waiting
        .map((build) => ({ ...build, reason: publish(build) }))
        .filter(({ reason }) => reason !== null);
      if (refused.length === 0) return;
      if (refused.length < waiting.length) {
        waiting = refused;
        continue;
      }
      for (const { name, reason } of refused) {
        const inUse = changes.current(name);
        say(
          `${reason} ${inUse ? `The site goes on with ${name} ${inUse}.` : `The site is without ${name}.`}`,
        );
      }
      return;
    }
  });
