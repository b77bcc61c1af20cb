import { type ReleaseManifest, SHELL } from '@phila/contract';
import * as z from 'zod/mini';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { declarationOf, hostOf } from './declared.ts';
import { judge, type JudgingSite } from './gate/gate.ts';
import { releaseFile } from './gate/manifest.ts';
import { runningInstances } from './instances.ts';
import type { ReleaseStore } from './release-store.ts';
import { readLive } from './stored-release.ts';
import type { GateResult } from './tables.ts';

/** File of a shell's build with the names that it provides. */
const PROVIDED = 'public/provided.json';

const provided = z.record(z.string(), z.nullable(z.array(z.string())));

/**
 * The site as builds of a remote are held to it; null for builds of the shell.
 * @throws Refusal 409 for a site without a shell
 */
export const siteFor = async (database: Database, remote: string): Promise<JudgingSite | null> => {
  if (remote === SHELL) return null;
  const [live, instances] = await Promise.all([readLive(database), runningInstances(database)]);
  const shell = live.find((one) => one.remote === SHELL);
  if (shell === undefined)
    throw new Refusal(409, 'The site has no shell at present, so that no remote can be held to it.');
  return {
    host: hostOf(shell),
    instances,
    others: live.filter((one) => one.remote !== remote).flatMap((one) => declarationOf(one) ?? []),
    hasFile: (address) => Promise.resolve(Object.hasOwn(shell.manifest.files, `public${address}`)),
  };
};

/**
 * Holds a build whose files are all stored to the site.
 * @throws Refusal 422 with the sentence of each check that refuses it
 */
export const heldTo = async (
  site: JudgingSite | null,
  store: ReleaseStore,
  { release, files }: ReleaseManifest,
): Promise<GateResult> => {
  const read = (path: string): Promise<Buffer> => store.files.read(files[path]?.sha256 ?? '');
  if (site === null) {
    const names = Object.hasOwn(files, PROVIDED) ? JSON.parse((await read(PROVIDED)).toString('utf8')) : {};
    return { verdicts: [], calls: [], provided: provided.parse(names) };
  }
  const { verdicts, calls } = await judge({ release: releaseFile.parse(release), files }, read, site);
  const refused = verdicts.filter(({ verdict }) => verdict === 'refused').map(({ words }) => words);
  if (refused.length > 0) throw new Refusal(422, refused.join('\n'));
  return { verdicts, calls, provided: {} };
};
