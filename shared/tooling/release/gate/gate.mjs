/**
 * Checks of a build that only its own squad can make, since they run it or read its sources; the site judges the rest
 * (api/src/core/releases/gate). Each refusal is a sentence for the person at the prompt.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refused } from '@phila/remote-kit/publish';
import { describedService } from '../../surface/described-service.mjs';
import { PROVIDED_EXPORTS } from '../../webpack/provided-exports.mjs';
import { excessOf } from '../limits.mjs';
import { failureOfOwnTests } from './own-tests.mjs';
import { refusalOfOtherCalls } from './same-calls.mjs';
import { trialImport } from './trial-import.mjs';

/** @import { RunningSite } from '../running-site.mjs' */

/** @typedef {{ method: string, path: string }} Called */

/**
 * Says why a built remote is heavier than its `limits.json`, or cannot be imported beside a shell; null for neither.
 * @param {string} folder the remote's folder
 * @param {Record<string, string[] | null>} provided what the shell's share scope exports
 * @returns {Promise<string | null>}
 */
export const refusalOfBuild = async (folder, provided) => {
  const excess = excessOf(folder);
  if (excess.length > 0)
    return `${excess.join('\n')}\nTake something out, or promise another weight in limits.json.`;
  const broken = await trialImport(path.join(folder, 'dist/site'), provided);
  return broken && `${path.basename(folder).slice('mfe-'.length)} cannot be imported: ${broken}.`;
};

/**
 * Checks a build against the shell that was built beside it.
 * @param {string} folder the remote's folder
 * @param {string} siteDir the folder of the built shell
 */
export const refusalBeside = (folder, siteDir) =>
  refusalOfBuild(folder, JSON.parse(readFileSync(path.join(siteDir, 'public', PROVIDED_EXPORTS), 'utf8')));

/**
 * Runs the remote's own lint and unit tests.
 * @param {string} name
 * @param {(text: string) => void} say takes what a failing tool said
 * @throws Refused
 */
export const checkOwnTests = async (name, say) => {
  const failure = await failureOfOwnTests(name);
  if (failure === null) return;
  say(failure.said);
  throw new Refused(
    `${failure.sentence} (--without-tests releases it all the same, and is kept with the release.)`,
  );
};

/**
 * Compares the calls that a remote makes, as this workspace has them, with those of the running service.
 * @param {string} name
 * @param {Called[]} calls
 * @param {Pick<RunningSite, 'openApi'>} site
 * @throws Refused
 */
export const checkSameCalls = async (name, calls, site) => {
  const refusal = refusalOfOtherCalls(name, calls, (await describedService()).openApi, await site.openApi());
  if (refusal !== null) throw new Refused(refusal);
};
