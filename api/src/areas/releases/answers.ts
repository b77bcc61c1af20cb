import { calls, type ReleasedRemote } from '@phila/contract';
import { Readable } from 'node:stream';
import type { WholeService } from '../../core/area.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import type { Machine } from '../../core/access/machine.ts';
import type { Configuration } from '../../core/configuration.ts';
import { isPublicAddress } from '../../core/public-site.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import {
  type Act,
  goBack,
  lockReleases,
  makeLive,
  recordEvent,
  versionInUse,
  wasLive,
  withdrawRemote,
} from '../../core/releases/change-in-use.ts';
import { publishRelease } from '../../core/releases/publish.ts';
import { listReleases, readChannels } from '../../core/releases/stored-release.ts';

const { releases } = calls;

/** True for a site that others than its own machine reach: there a person makes releases live. */
const isPublic = ({ publicUrl }: Configuration): boolean => isPublicAddress(publicUrl);

/** @throws Refusal 403 for a token of another remote */
const assertOf = (remote: string, machine: Machine): void => {
  if (machine.remotes !== null && !machine.remotes.includes(remote))
    throw new Refusal(403, `This token publishes ${machine.remotes.join(' and ')}, and not ${remote}.`);
};

/** A token says itself who publishes; the site's own machine says it for the person at it. */
const nameOf = (machine: Machine, said: string): string => (machine.isOperator ? said : machine.name);

const FOR_A_PERSON =
  'A person puts a release of this site in use, on the page Remotes of administration, with their second factor.';

/** Publishing, and what the site's own machine may do with releases. */
export const releaseAnswers = ({ database, clock }: WholeService): Implementation[] => {
  const actOf = (by: string): Act => ({ by, actorId: null, reason: null, at: clock.now() });
  /** Keeps with the events of a remote why a machine was refused. */
  const noted = async <T>(remote: string, by: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal)
        await recordEvent(database, {
          ...actOf(by),
          remote,
          version: null,
          act: 'refused',
          reason: error.message,
        });
      throw error;
    }
  };
  /** Runs a change by the site's own machine, after all others. */
  const changed = <T>(
    { machine, remote, by }: { machine: Machine; remote: string; by: string },
    work: (within: WholeService['database']) => Promise<T>,
  ): Promise<T> =>
    noted(remote, nameOf(machine, by), async () => {
      if (!machine.isOperator) throw new Refusal(403, 'This token only publishes. ' + FOR_A_PERSON);
      return database.transaction(async (tx) => {
        await lockReleases(tx);
        return work(tx);
      });
    });
  return [
    implement(releases.list, async (_input, { machine }) => {
      const [all, channels] = await Promise.all([
        listReleases(database, machine.remotes ?? undefined),
        readChannels(database),
      ]);
      const names = [...new Set(all.map(({ remote }) => remote))].toSorted();
      return names.map((name): ReleasedRemote => {
        const channel = channels.get(name);
        const version = channel?.live ?? null;
        return {
          name,
          version,
          revision: channel?.revision ?? 0,
          releases: all
            .filter(({ remote }) => remote === name)
            .map(({ remote: _remote, at, ...rest }) => ({
              ...rest,
              at: at.toISOString(),
              isInUse: rest.version === version,
            })),
        };
      });
    }),
    implement(releases.publish, ({ params: { remote }, body }, context) => {
      const by = nameOf(context.machine, body.by);
      return noted(remote, by, async () => {
        assertOf(remote, context.machine);
        const published = await publishRelease(context, { remote, ...body, by });
        if ('missing' in published)
          return { missing: [...published.missing], version: null, wasLive: false, notes: [], calls: [] };
        const { version, notes, calls: made } = published;
        return {
          missing: [],
          version,
          wasLive: await wasLive(database, remote, version),
          notes: [...notes],
          calls: [...made],
        };
      });
    }),
    implement(
      releases.makeLive,
      ({ params: { remote }, body: { by, version } }, { machine, configuration }) =>
        changed({ machine, remote, by }, async (tx) => {
          if (isPublic(configuration) && (await versionInUse(tx, remote)) !== undefined)
            throw new Refusal(403, FOR_A_PERSON);
          await makeLive(tx, remote, version, actOf(by));
          return { version };
        }),
    ),
    implement(releases.back, ({ params: { remote }, body: { by } }, { machine }) =>
      changed({ machine, remote, by }, async (tx) => ({ version: await goBack(tx, remote, actOf(by)) })),
    ),
    implement(releases.withdraw, ({ params: { remote }, body: { by } }, { machine }) =>
      changed({ machine, remote, by }, async (tx) => ({
        version: await withdrawRemote(tx, remote, actOf(by)),
      })),
    ),
    implement(
      releases.sourceMap,
      async ({ params: { remote, version, file } }, { releases: store, machine }) => {
        assertOf(remote, machine);
        const found = (await store.find(remote, version))?.manifest.files ?? {};
        const map = ['maps/', 'assets/', ''].map((folder) => found[`${folder}${file}.map`]).find(Boolean);
        if (map === undefined) throw notFound();
        return {
          bytes: Readable.from([await store.files.read(map.sha256)]),
          contentType: 'application/json',
        };
      },
    ),
  ];
};
