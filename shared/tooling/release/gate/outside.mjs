import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { selectorsReachingOutside } from '../../webpack/own-styles.mjs';
import { namedFiles, Refused } from '@phila/data-folder';

/**
 * A `release.json`.
 * @typedef {{ name: string, entry: string, type?: string, integrity: Record<string, string>,
 *   imports: Record<string, string[]>, declaration: import('../../../contract/dist/index.js').RemoteDeclaration }} Release
 */

/**
 * The `release.json` of a remote that was built outside the workspace, and whose files are those that it names.
 * @param {string} name of the remote that is to be released
 * @param {string} output the folder of the build
 * @returns {Release}
 * @throws Refused
 */
export const readReleaseOf = (name, output) => {
  const file = path.join(output, 'release.json');
  if (!existsSync(file))
    throw new Refused(`${output} has no release.json. Write it with phila-release of @phila/remote-kit.`);
  const release = JSON.parse(readFileSync(file, 'utf8'));
  if (release.name !== name)
    throw new Refused(`${output} holds the remote ${release.name}, and not ${name}.`);
  if (!Object.hasOwn(release.integrity ?? {}, release.entry))
    throw new Refused(
      `The release.json of ${name} does not name its entry ${release.entry}. Run phila-release again.`,
    );
  namedFiles(name, output, { assets: {}, ...release });
  return release;
};

/**
 * The sentence that refuses a build whose styles match elements of other remotes or of the host, or null. The build of a
 * remote of the workspace refuses them itself (webpack/own-styles.mjs).
 */
export const refusalOfStyles = (
  /** @type {{ name: string, integrity: Record<string, string> }} */ { name, integrity },
  /** @type {string} */ output,
) => {
  for (const file of Object.keys(integrity).filter((one) => one.endsWith('.css'))) {
    const [reaching] = selectorsReachingOutside(readFileSync(path.join(output, file), 'utf8'));
    if (reaching)
      return `In ${file} of ${name} the selector "${reaching.selector}" reaches outside the remote. Begin it with a class of a CSS module.`;
  }
  return null;
};
