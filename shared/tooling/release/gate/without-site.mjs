/**
 * Checks a built remote without a running site: its weight, its calls, its imports from the shell that will serve it,
 * and that it can be imported.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describedService } from '../../surface/described-service.mjs';
import { PROVIDED_EXPORTS } from '../../webpack/provided-exports.mjs';
import { excessOf } from '../limits.mjs';
import { callsOfBuild, refusalOfAddresses, refusalOfCalls } from './calls.mjs';
import { refusalOfKeptReads } from './kept-reads.mjs';
import { refusalOfWaysPast } from './past-the-host.mjs';
import { refusalOfMissingNames } from './provided-names.mjs';
import { trialImport } from './trial-import.mjs';

const read = (/** @type {string[]} */ ...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/**
 * @param {string} folder the remote's folder, built
 * @param {string} siteDir the folder of the built shell
 * @returns {Promise<string | null>} the sentence that refuses it; null when it may be published
 */
export const refusalWithoutSite = async (folder, siteDir) => {
  const output = path.join(folder, 'dist/site');
  const { name, imports } = read(output, 'release.json');
  const excess = excessOf(folder);
  if (excess.length > 0) return excess.join('\n');
  const { calls, everyCall } = await import('../../../contract/dist/index.js');
  const declared = everyCall(calls).map(({ call }) => call);
  const provided = read(siteDir, 'public', PROVIDED_EXPORTS);
  const { openApi } = await describedService();
  const refusal =
    refusalOfWaysPast(name, output) ??
    refusalOfCalls(name, callsOfBuild(output, declared), openApi) ??
    refusalOfAddresses(name, output, openApi) ??
    refusalOfMissingNames(name, imports, provided) ??
    refusalOfKeptReads(name, imports);
  if (refusal !== null) return refusal;
  const broken = await trialImport(output, provided);
  return broken === null ? null : `${name} cannot be imported: ${broken}.`;
};
