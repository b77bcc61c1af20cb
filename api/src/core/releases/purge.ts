/** Ends a release for good: its files are served no more, and no one gets it again. */
import { SHELL } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Job } from '../jobs/job.ts';
import { fetchBounded } from '../outgoing/fetch-bounded.ts';
import { type Act, channelOf, recordEvent } from './change-in-use.ts';
import { readRelease } from './stored-release.ts';
import { releaseChannels, releases } from './tables.ts';

/** @throws Refusal 404 where it was never published, 409 where some have it, or it is purged already */
export const assertPurgeable = async (within: Database, remote: string, version: string): Promise<void> => {
  const release = await readRelease(within, remote, version);
  if (release === null) throw new Refusal(404, `${remote} ${version} was never released here.`);
  if (release.purgedAt !== null) throw new Refusal(409, `${remote} ${version} is purged already.`);
  const channel = await channelOf(within, remote);
  if (channel?.live === version)
    throw new Refusal(409, `${remote} ${version} is in use. Take it back first.`);
  if (channel?.rollout?.version === version)
    throw new Refusal(409, `${remote} ${version} is being rolled out. Take it back first.`);
  if (channel?.pins.some((pin) => pin.version === version))
    throw new Refusal(409, `${remote} ${version} is held for some. Let it go first.`);
};

/** Purges a release. Within a transaction that holds `lockReleases`. @throws Refusal 404, 409 */
export const purge = async (within: Database, remote: string, version: string, act: Act): Promise<void> => {
  await assertPurgeable(within, remote, version);
  await within
    .update(releases)
    .set({ purgedAt: act.at })
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  const channel = await channelOf(within, remote);
  if (channel !== undefined)
    await within
      .update(releaseChannels)
      .set({ previous: channel.previous.filter((one) => one !== version), revision: channel.revision + 1 })
      .where(eq(releaseChannels.remote, remote));
  await recordEvent(within, { remote, version, act: 'purged', ...act });
};

/** Milliseconds for a CDN to take the addresses. */
const CDN_TIME = 20_000;
const CDN_ANSWER = 100_000;

/** Tells a CDN which files to forget, as it may keep them for a year: whole addresses, or paths without a public one. */
export const tellingCdn: Job<
  { remote: string; version: string },
  { database: Database; configuration: Configuration }
> = {
  name: 'cdn-purge',
  title: 'Telling the CDN of a purged release',
  retries: { first: 10, longest: 600, times: 8 },
  run: async ({ remote, version }, { database, configuration }) => {
    const { cdnPurgeUrl, publicUrl } = configuration;
    const release = await readRelease(database, remote, version);
    if (cdnPurgeUrl === null || release === null) return;
    const folder = remote === SHELL ? '/' : `/remotes/${remote}/${version}/`;
    const addresses = [
      ...Object.keys(release.manifest.files),
      ...(remote === SHELL ? [] : ['files.json']),
    ].map((path) => `${publicUrl ?? ''}${folder}${path}`);
    const { status } = await fetchBounded(new URL(cdnPurgeUrl), {
      timeout: CDN_TIME,
      largest: CDN_ANSWER,
      json: { addresses },
    });
    if (status >= 300) throw new Error(`the CDN answered ${status}`);
  },
};
