import { createHash } from 'node:crypto';
import {
  type AwayRoute,
  type RegistryEntry,
  registryEntry,
  SHELL,
  type SiteEntry,
  type SiteRegistry,
} from '@phila/contract';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { PageCode } from '../core/drawing/draw-process.ts';
import { isServed } from '../core/releases/named-files.ts';
import type { InUse } from '../core/releases/release-store.ts';
import { declarationOf, hostOf, remoteOf } from '../core/releases/declared.ts';
import { countExposures } from '../core/releases/rollout/watched.ts';
import type { FittedHost, FittedRemote } from '../core/releases/sets/fits.ts';
import {
  type Channel as SetChannel,
  type Channels,
  resolveSet,
  standingOf,
} from '../core/releases/sets/resolve-set.ts';
import type { Channel, StoredRelease } from '../core/releases/stored-release.ts';
import type { Services } from '../core/services.ts';
import { FIXED_FOLDER, type Shell, shellManifest } from './shell.ts';
import type { SiteSet, SiteSource } from './site-source.ts';
import { hasRollouts, type KnownVisitor, visitorOf } from '../core/releases/sets/visitor.ts';

const drawn = z.object({ draw: z.optional(z.object({ file: z.string() })) });

/** Identifies the shell's build by its first scripts: their hashed names change with any other file. */
const buildOf = ({ scripts }: Shell): string =>
  createHash('sha256').update(scripts.join('\n')).digest('hex').slice(0, 8);

const shellOf = ({ manifest }: StoredRelease): Shell => ({
  ...shellManifest.parse(manifest.release),
  fixed: new Set(
    Object.keys(manifest.files)
      .filter((path) => path.startsWith(FIXED_FOLDER))
      .map((path) => path.slice(FIXED_FOLDER.length)),
  ),
});

const entryOf = ({ remote, version, manifest }: StoredRelease): RegistryEntry => ({
  ...registryEntry.parse({ base: '', ...manifest.release, name: remote, version }),
  base: `/remotes/${remote}/${version}/`,
});

/** The most sets of releases kept at once: each has the pages made of it. */
const MAX_SETS = 16;

/** The most ways in which visitors stand to the releases, each with the set that it leads to. */
const MAX_STANDINGS = 200;

type Stored<Fitted> = Fitted & { readonly stored: StoredRelease };
/** The set of a standing; null while no shell is live. */
interface Resolved {
  resolved: ReturnType<typeof resolveSet<Stored<FittedHost>, Stored<FittedRemote>>>;
}
type SiteChannels = Channels<Stored<FittedHost>, Stored<FittedRemote>>;

/** Reads the releases that each visitor may get. @param read null for one that cannot be read */
const channelOf = <Fitted>(
  { live, trials }: InUse,
  { remote, rollout, pins }: Channel,
  read: (release: StoredRelease) => Fitted | null,
): SetChannel<Fitted> => {
  const trial = (version: string | undefined): Fitted | null => {
    const found = trials.find((one) => one.remote === remote && one.version === version);
    return found === undefined ? null : read(found);
  };
  const released = live.get(remote);
  const rolledOut = trial(rollout?.version);
  const isGiven = rollout !== null && rolledOut !== null && rollout.stage !== 'paused';
  return {
    pins: pins.flatMap(({ version, ...pin }) => {
      const release = version === released?.version ? read(released) : trial(version);
      return release === null ? [] : [{ release, ...pin }];
    }),
    // Wider groups contain the narrower ones.
    testers: isGiven ? rolledOut : null,
    organisations:
      isGiven && rollout.organisations.length > 0
        ? { release: rolledOut, names: rollout.organisations }
        : null,
    percent:
      isGiven && rollout.percent > 0
        ? { release: rolledOut, percent: rollout.percent, salt: rollout.salt }
        : null,
    live: released === undefined ? null : read(released),
  };
};

/** The visitors who may get a release before others; undefined while none is rolled out or held. */
const openTo = ({ channels }: InUse): SiteRegistry['rollout'] => {
  if (!hasRollouts({ channels })) return undefined;
  return [...channels.values()].some(({ rollout }) => rollout?.stage === 'percent')
    ? 'everyone'
    : 'signed-in';
};

/** The site made of the releases in use. A release that cannot be read is left out and logged, and the rest works. */
export const releasedSite = (
  services: Pick<Services, 'releases' | 'drawing' | 'log' | 'configuration' | 'clock' | 'database'>,
): SiteSource => {
  const { releases, drawing, log, database } = services;
  const countExposed = countExposures({ database, log });
  const readable = <T>(release: StoredRelease, read: (release: StoredRelease) => T): T | null => {
    try {
      return read(release);
    } catch (error) {
      log.error('release not readable', error, { remote: release.remote, version: release.version });
      return null;
    }
  };
  const isPurged = async (name: string, version: string): Promise<boolean> =>
    (await releases.purgedOf(name)).some((release) => release.version === version);
  /** The release in use before this one; null for none that can be read. */
  const before = async (channel: Channel): Promise<StoredRelease | null> => {
    const version = channel.previous.findLast((one) => one !== null && one !== channel.live);
    return version === undefined || version === null ? null : releases.find(channel.remote, version);
  };
  /** Adds what pages fall back to where a release does not load: what others have, or else had before. */
  const withLastGood = async (entry: RegistryEntry, { live, channels }: InUse): Promise<SiteEntry> => {
    const channel = channels.get(entry.name);
    const released = live.get(entry.name);
    const isTrial = released !== undefined && released.version !== entry.version;
    const former = isTrial ? released : channel === undefined ? null : await before(channel);
    const found = former === null ? null : readable(former, entryOf);
    if (found === null) return entry;
    const { version, base, entry: file, type, integrity, preload, shares } = found;
    return {
      ...entry,
      lastGood: {
        version,
        base,
        entry: file,
        ...(type !== undefined && { type }),
        integrity,
        preload,
        shares,
      },
    };
  };
  /** The routes that withdrawn remotes declared last. */
  const awayRoutes = async (channels: InUse['channels']): Promise<AwayRoute[]> => {
    const withdrawn = [...channels.values()].filter(({ live }) => live === null);
    const found = await Promise.all(
      withdrawn.map(async (channel) => {
        const former = await before(channel);
        return former === null ? null : declarationOf(former);
      }),
    );
    return found.flatMap((declared) =>
      declared === null ? [] : declared.routes.map(({ path }) => ({ path, title: declared.title })),
    );
  };
  /** Names a purged release as open pages know it. */
  const leftBy = (release: StoredRelease): string[] => {
    const known =
      release.remote === SHELL
        ? readable(release, (one) => buildOf(shellOf(one)))
        : readable(release, (one) => entryOf(one).base);
    return known === null ? [] : [known];
  };
  const channelsOf = (from: InUse): SiteChannels => {
    const host = (stored: StoredRelease): Stored<FittedHost> => ({ ...hostOf(stored), stored });
    const remote = (stored: StoredRelease): Stored<FittedRemote> | null => {
      const fitted = readable(stored, entryOf) === null ? null : remoteOf(stored);
      return fitted === null ? null : { ...fitted, stored };
    };
    const all = [...from.channels.values()];
    const shell = all.find((channel) => channel.remote === SHELL);
    return {
      host:
        shell === undefined
          ? { pins: [], testers: null, organisations: null, percent: null, live: null }
          : channelOf(from, shell, host),
      remotes: new Map(
        all
          .filter((channel) => channel.remote !== SHELL)
          .map((channel) => [channel.remote, channelOf(from, channel, remote)]),
      ),
      instances: from.instances,
    };
  };
  const setOf = async (
    from: InUse,
    chosen: readonly StoredRelease[],
    rollout: SiteRegistry['rollout'],
  ): Promise<SiteSet> => {
    const host = chosen.find(({ remote }) => remote === SHELL);
    const shell = host === undefined ? null : readable(host, shellOf);
    const [remotes, away] = await Promise.all([
      Promise.all(
        chosen
          .filter(({ remote }) => remote !== SHELL)
          .map((release) => withLastGood(entryOf(release), from)),
      ),
      awayRoutes(from.channels),
    ]);
    const registry: SiteRegistry = {
      platform: shell?.platform ?? '',
      ...(shell === null ? {} : { shell: buildOf(shell) }),
      ...(rollout !== undefined && { rollout }),
      remotes,
      ...(away.length > 0 && { away }),
      ...(from.purged.length > 0 && { purged: from.purged.flatMap(leftBy) }),
    };
    return {
      shell,
      registry,
      changedAt: new Map(chosen.map(({ remote, at }) => [remote, at])),
      isPersonal: rollout === 'joined',
    };
  };
  const setsOf = (from: InUse) => {
    const channels = channelsOf(from);
    const sets = new LRUCache<string, Promise<SiteSet>>({ max: MAX_SETS });
    const byStanding = new LRUCache<string, Resolved>({ max: MAX_STANDINGS });
    const isOpen = hasRollouts(from);
    return {
      isOpen,
      for: (visitor: KnownVisitor | null): Promise<SiteSet> => {
        const standing = standingOf(channels, visitor ?? {});
        const { resolved } = byStanding.get(standing) ?? { resolved: resolveSet(channels, visitor ?? {}) };
        byStanding.set(standing, { resolved });
        if (visitor !== null && resolved !== null)
          countExposed(from, { ...visitor, remotes: resolved.remotes });
        const chosen =
          resolved === null
            ? []
            : [resolved.host, ...resolved.remotes.values()].map(({ release }) => release.stored);
        const key = [visitor === null, ...chosen.map(({ digest }) => digest)].join(' ');
        const known = sets.get(key);
        if (known !== undefined) return known;
        for (const { name, version, reason } of resolved?.leftOut ?? [])
          log.info('release left out of pages', { remote: name, version, reason });
        const set = setOf(from, chosen, visitor === null ? openTo(from) : 'joined');
        sets.set(key, set);
        return set;
      },
    };
  };
  let made: { from: InUse; sets: ReturnType<typeof setsOf>; forAll: Promise<SiteSet> } | null = null;
  return {
    now: async (cookies) => {
      const from = await releases.inUse();
      if (made?.from !== from) {
        const sets = setsOf(from);
        made = { from, sets, forAll: sets.for(null) };
      }
      const { sets, forAll } = made;
      const visitor = sets.isOpen ? await visitorOf(cookies, services) : null;
      return visitor === null ? forAll : sets.for(visitor);
    },
    entry: async (name, version) => {
      const release =
        name === SHELL || (await isPurged(name, version)) ? null : await releases.find(name, version);
      return release === null ? null : readable(release, entryOf);
    },
    shellFile: async (path) => {
      const file = isServed(path, SHELL) ? await releases.fileOfShell(SHELL, path) : undefined;
      if (file !== undefined) return releases.files.open(file.sha256);
      const purged = await releases.purgedOf(SHELL);
      return purged.some(({ manifest }) => path in manifest.files) ? 'gone' : null;
    },
    remoteFile: async (name, version, path) => {
      if (name === SHELL || !isServed(path, name)) return null;
      if (await isPurged(name, version)) return 'gone';
      const file = (await releases.find(name, version))?.manifest.files[path];
      return file === undefined ? null : releases.files.open(file.sha256);
    },
    code: async ({ host }, { name, version }): Promise<PageCode | null> => {
      try {
        const release = await releases.find(name, version);
        const { draw } = drawn.parse(release?.manifest.release ?? {});
        const page = release?.manifest.files[draw?.file ?? ''];
        const hostFile = host === undefined ? undefined : await releases.fileOfShell(SHELL, host.file);
        if (host === undefined || page === undefined || hostFile === undefined) return null;
        // Draws a build from outside only where its code can reach neither network nor service.
        if (release?.manifest.tests === 'not tried' && !(await drawing.isClosedOff())) return null;
        const [hostCode, code] = await Promise.all([
          releases.files.read(hostFile.sha256),
          releases.files.read(page.sha256),
        ]);
        return {
          key: `${name} ${version} ${host.file}`,
          host: hostCode.toString(),
          remote: code.toString(),
        };
      } catch (error) {
        log.error('what draws a release is not readable', error, { remote: name, version });
        return null;
      }
    },
  };
};
