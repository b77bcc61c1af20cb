/**
 * Checks a remote before it is published, beside `incompatibility`, which checks its declaration. Each refusal is a sentence for
 * the person at the prompt, and nothing is published.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describedService } from '../../surface/described-service.mjs';
import { readRemote } from '../../webpack/declaration.mjs';
import { excessOf } from '../limits.mjs';
import { Refused } from '@phila/data-folder';
import { callsOfBuild, refusalOfAddresses, refusalOfCalls, refusalOfSections } from './calls.mjs';
import { refusalOfKeptReads } from './kept-reads.mjs';
import { refusalOfLinks } from './links.mjs';
import { refusalOfStyles } from './outside.mjs';
import { failureOfOwnTests } from './own-tests.mjs';
import { refusalOfWaysPast } from './past-the-host.mjs';
import { refusalOfSyntax } from './old-browsers.mjs';
import { refusalOfMissingNames } from './provided-names.mjs';
import { refusalOfOtherCalls } from './same-calls.mjs';
import { trialImport } from './trial-import.mjs';

/**
 * @import { Registry, RemoteDeclaration } from '../../../contract/dist/index.js'
 * @import { RunningSite } from '../running-site.mjs'
 * @import { Release } from './outside.mjs'
 */

const contract = () => import('../../../contract/dist/index.js');

const refuse = (/** @type {string | null} */ sentence) => {
  if (sentence !== null) throw new Refused(sentence);
};

/**
 * Before it is built: where its menu entries lead.
 * @param {RemoteDeclaration} declaration
 * @param {Registry} registry of the running site
 * @param {RunningSite} site
 * @throws Refused
 */
export const checkLinks = async (declaration, registry, site) => {
  const { checkDeclaration } = await contract();
  const others = registry.remotes.filter(({ name }) => name !== declaration.name);
  refuse(
    await refusalOfLinks(
      declaration,
      others.map((other) => other.declaration),
      checkDeclaration,
      (address) => site.hasFile(address),
    ),
  );
};

/**
 * The remote's own lint and unit tests.
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
 * Which calls it makes: those in its files, and those of the records that its sections name.
 * @param {string} name
 * @param {string} folder the remote's folder, built
 * @param {RunningSite} site
 * @throws Refused
 */
export const checkCalls = async (name, folder, site) => {
  const { calls, everyCall } = await contract();
  const { sections } = await readRemote(folder);
  const ofSections = sections.flatMap((section) => section.calls);
  const declared = [...everyCall(calls).map(({ call }) => call), ...ofSections];
  const made = [...callsOfBuild(path.join(folder, 'dist/site'), declared), ...ofSections];
  const running = await site.openApi();
  refuse(refusalOfSections(name, sections, running));
  refuse(refusalOfCalls(name, made, running));
  refuse(refusalOfAddresses(name, path.join(folder, 'dist/site'), running));
  refuse(refusalOfOtherCalls(name, made, (await describedService()).openApi, running));
};

/**
 * Checks a built remote: its size, its calls, its imports from the host, and a trial import.
 * @param {string} name
 * @param {string} folder the remote's folder
 * @param {RunningSite} site
 * @throws Refused
 */
export const checkBuild = async (name, folder, site) => {
  const output = path.join(folder, 'dist/site');
  const excess = excessOf(folder);
  if (excess.length > 0)
    throw new Refused(`${excess.join('\n')}\nTake something out, or promise another weight in limits.json.`);
  refuse(refusalOfWaysPast(name, output));
  await checkCalls(name, folder, site);
  const provided = await site.provided();
  const { imports } = JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8'));
  refuse(refusalOfMissingNames(name, imports, provided));
  refuse(refusalOfKeptReads(name, imports));
  const broken = await trialImport(output, provided);
  refuse(broken && `${name} cannot be imported: ${broken}.`);
};

/**
 * Checks a remote built outside the workspace: its styles, its calls, and its imports from the host. Reads its code and
 * never runs it, because it would have this machine's rights.
 * @param {Release} release
 * @param {string} output the folder of the build
 * @param {RunningSite} site
 * @throws Refused
 */
export const checkBuildOutside = async (release, output, site) => {
  const { name, imports } = release;
  refuse(refusalOfStyles(release, output));
  refuse(refusalOfSyntax(release, output));
  refuse(refusalOfWaysPast(name, output));
  const { calls, everyCall } = await contract();
  const made = callsOfBuild(
    output,
    everyCall(calls).map(({ call }) => call),
  );
  const running = await site.openApi();
  refuse(refusalOfCalls(name, made, running));
  refuse(refusalOfAddresses(name, output, running));
  refuse(refusalOfOtherCalls(name, made, (await describedService()).openApi, running));
  const provided = await site.provided();
  refuse(refusalOfMissingNames(name, imports, provided));
  refuse(refusalOfKeptReads(name, imports));
};
