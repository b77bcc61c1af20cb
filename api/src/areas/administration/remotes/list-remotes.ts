import { type ReleaseAudience, SHELL, type SiteRemote } from '@phila/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import type { Database } from '../../../core/database/open.ts';
import { refusalOfFit, versionBefore } from '../../../core/releases/change-in-use.ts';
import { declarationOf } from '../../../core/releases/declared.ts';
import type { ReleaseStore } from '../../../core/releases/release-store.ts';
import type { Audience } from '../../../core/releases/rollout/acts.ts';
import { releaseEvents } from '../../../core/releases/tables.ts';
import { listReleases, readChannels } from '../../../core/releases/stored-release.ts';
import { hasRemotesPage } from './remotes-page.ts';
import { openRequests, releasedByTwo } from './two-people.ts';

type NamedOrganisation = { osNo: number; osName: string };

/** Names the organisations that have some release before others. */
const namesOfOrganisations = async (
  database: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (numbers.length === 0) return new Map();
  const rows = await database
    .select({ osNo: organisations.osNo, osName: organisations.osName })
    .from(organisations)
    .where(inArray(organisations.osNo, numbers.map(Number)));
  return new Map(rows.map(({ osNo, osName }) => [String(osNo), osName]));
};

/** Reason for which the guard took a version back, or asked a person to; null once a person gives it out again. */
const saidByGuard = async (database: Database, remote: string, version: string): Promise<string | null> => {
  const [event] = await database
    .select({ act: releaseEvents.act, reason: releaseEvents.reason })
    .from(releaseEvents)
    .where(
      and(
        eq(releaseEvents.remote, remote),
        eq(releaseEvents.version, version),
        inArray(releaseEvents.act, ['paused', 'asked', 'testers', 'organisations', 'percent']),
      ),
    )
    .orderBy(desc(releaseEvents.at))
    .limit(1);
  return event?.act === 'paused' || event?.act === 'asked' ? event.reason : null;
};

const audienceOf = (audience: Audience | null): ReleaseAudience | null =>
  audience?.to === 'organisations'
    ? { to: audience.to, organisations: audience.organisations.map(Number) }
    : audience;

/** Lists the shell and the remotes within reach by name, with the release in use and its origin. */
export const listRemotes = async (
  releases: ReleaseStore,
  database: Database,
  reached: (names: readonly string[]) => string[],
  { personId, now }: { personId: string; now: Date },
): Promise<SiteRemote[]> => {
  const [all, channels, requests, twoPeople] = await Promise.all([
    listReleases(database),
    readChannels(database),
    openRequests(database, now),
    releasedByTwo(database),
  ]);
  const accounts = [...channels.values(), ...requests.values()].flatMap(({ actorId }) => actorId ?? []);
  const accountNames = await namesOfAccounts(database, accounts);
  const given = [...channels.values()].flatMap(({ rollout, pins }) =>
    [...(rollout === null ? [] : [rollout]), ...pins].flatMap((one) => one.organisations),
  );
  const organisationNames = await namesOfOrganisations(database, given);
  const named = (numbers: readonly string[]): NamedOrganisation[] =>
    numbers.map((osNo) => ({
      osNo: Number(osNo),
      osName: organisationNames.get(osNo) ?? 'An organisation that is gone',
    }));
  const names = reached([...new Set(all.map(({ remote }) => remote))]).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const channel = channels.get(name);
      const own = all.filter(({ remote }) => remote === name).toReversed();
      const version = channel?.live ?? null;
      const asked = requests.get(name);
      const find = async (wanted: string | null | undefined) =>
        wanted === null || wanted === undefined ? null : releases.find(name, wanted);
      const before = versionBefore(channel);
      const [shown, target] = await Promise.all([find(version ?? own[0]?.version), find(before)]);
      const hasThisPage = version !== null && hasRemotesPage(shown);
      const title = name === SHELL ? 'The shell' : shown === null ? null : declarationOf(shown)?.title;
      return {
        name,
        title: title ?? name,
        version,
        since:
          // Was never in use where only some have had a release.
          channel === undefined || (version === null && channel.previous.length === 0)
            ? null
            : {
                at: channel.since.toISOString(),
                by: channel.by ?? accountNames.get(channel.actorId ?? '') ?? null,
              },
        revision: channel?.revision ?? 0,
        rollout:
          channel?.rollout === undefined || channel.rollout === null
            ? null
            : {
                version: channel.rollout.version,
                stage: channel.rollout.stage,
                organisations: named(channel.rollout.organisations),
                percent: channel.rollout.percent,
                leftOut: await refusalOfFit(database, name, channel.rollout.version),
                guard: await saidByGuard(database, name, channel.rollout.version),
              },
        pins: (channel?.pins ?? []).map((pin) => ({
          version: pin.version,
          organisations: named(pin.organisations),
          browsers: pin.subjects.length,
        })),
        back:
          before === undefined
            ? null
            : { version: before, losesThisPage: hasThisPage && !hasRemotesPage(target) },
        hasThisPage,
        twoPeople: twoPeople.has(name),
        asked:
          asked === undefined
            ? null
            : {
                version: asked.version,
                isPurge: asked.isPurge,
                audience: audienceOf(asked.audience),
                reason: asked.reason,
                at: asked.at.toISOString(),
                by: accountNames.get(asked.actorId) ?? null,
                isOwn: asked.actorId === personId,
              },
        canBeWithdrawn: version !== null && name !== SHELL && !hasThisPage,
        releases: own.map(({ remote: _remote, digest: _digest, at, purgedAt, ...one }) => ({
          ...one,
          at: at.toISOString(),
          isInUse: one.version === version,
          isPurged: purgedAt !== null,
        })),
      };
    }),
  );
};
