/**
 * Chooses which version of the host and of each remote one visitor gets, as a whole set that fits. Each channel is
 * followed in the order pin, testers, organisation, percent, live.
 */
import { isInRollout } from '../rollout/cohort.ts';
import { fits } from './fits.ts';
import type { FittedHost, FittedRemote, RunningInstance } from './fits.ts';

/** The person or device that a page is made for, as its cookie says; without one, everything is absent. */
export interface Visitor {
  /** Random id of the device. */
  subject?: string;
  /** Id of the organisation whose profile the person chose. */
  organisation?: string;
  isTester?: boolean;
}

/** Every release of one name that some visitor may get. */
export interface Channel<Release> {
  /** Releases held for some; the first that names the visitor counts. */
  pins: readonly {
    release: Release;
    subjects: readonly string[];
    organisations: readonly string[];
  }[];
  testers: Release | null;
  organisations: { release: Release; names: readonly string[] } | null;
  percent: { release: Release; percent: number; salt: string } | null;
  live: Release | null;
}

/** The way by which a release is a visitor's, first of all that by which it is held. */
export type Way = 'pin' | 'testers' | 'organisation' | 'percent' | 'live';

/** A release that the visitor would have had, and why it is not in the set. */
export interface LeftOut {
  name: string;
  version: string;
  way: Way;
  /** A single sentence. */
  reason: string;
}

/** A release of the set, and the way by which it is the visitor's. */
export interface Chosen<Release> {
  release: Release;
  way: Way;
}

/** Channels of the host and, by name, of the remotes; and what runs. */
export interface Channels<Host extends FittedHost, Remote extends FittedRemote> {
  host: Channel<Host>;
  remotes: ReadonlyMap<string, Channel<Remote>>;
  instances: readonly RunningInstance[];
}

/** A set that fits. `leftOut` has each release that came before the chosen one, and did not fit. */
export interface ResolvedSet<Host, Remote> {
  host: Chosen<Host>;
  /** By name, in the order of names. */
  remotes: ReadonlyMap<string, Chosen<Remote>>;
  leftOut: readonly LeftOut[];
}

/** The name by which the shell's channel and cohort go. */
const HOST = 'shell';

const isFor = (
  { subjects, organisations }: { subjects: readonly string[]; organisations: readonly string[] },
  { subject, organisation }: Visitor,
): boolean =>
  (subject !== undefined && subjects.includes(subject)) ||
  (organisation !== undefined && organisations.includes(organisation));

/** Releases that are the visitor's, in the order in which they are tried. */
const candidatesOf = <Release>(
  name: string,
  { pins, testers, organisations, percent, live }: Channel<Release>,
  visitor: Visitor,
): Chosen<Release>[] => {
  const { subject, organisation, isTester = false } = visitor;
  const pinned = pins.find((pin) => isFor(pin, visitor));
  const found: [Way, Release | null | undefined][] = [
    ['pin', pinned?.release],
    ['testers', isTester ? testers : null],
    [
      'organisation',
      organisation !== undefined && organisations?.names.includes(organisation) === true
        ? organisations.release
        : null,
    ],
    [
      'percent',
      percent !== null && subject !== undefined && isInRollout(name, percent.salt, subject, percent.percent)
        ? percent.release
        : null,
    ],
    ['live', live],
  ];
  return found.flatMap(([way, release]) =>
    release === null || release === undefined ? [] : [{ release, way }],
  );
};

/** Names the releases that are the visitor's: visitors with the same ones have the same set. */
export const standingOf = <Host extends FittedHost, Remote extends FittedRemote>(
  { host, remotes }: Channels<Host, Remote>,
  visitor: Visitor,
): string =>
  [
    candidatesOf(HOST, host, visitor),
    ...[...remotes].map(([name, channel]) => candidatesOf(name, channel, visitor)),
  ]
    .map((candidates) => candidates.map(({ way, release }) => `${way} ${release.version}`).join(','))
    .join(' ');

interface Candidates<Remote> {
  name: string;
  /** Candidates still to be tried before the chosen one. */
  releases: readonly Chosen<Remote>[];
}

/** Chooses remotes for one host: first what is live, so that no squad's trial takes another's live remote off a page. */
const remotesFor = <Remote extends FittedRemote>(
  all: readonly Candidates<Remote>[],
  site: { host: FittedHost; instances: readonly RunningInstance[] },
): Map<string, Chosen<Remote>> => {
  const chosen = new Map<string, Chosen<Remote>>();
  const refusal = (name: string, { release }: Chosen<Remote>): string | null => {
    const others = [...chosen].flatMap(([other, one]) => (other === name ? [] : [one.release.declaration]));
    return fits(release, others, site);
  };
  for (const { name, releases } of all)
    for (const one of releases) if (one.way === 'live' && refusal(name, one) === null) chosen.set(name, one);
  // Tries again as long as something changes: a release may need an address that another's gives up. Ends, because a
  // remote only ever moves forward in its own order.
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { name, releases } of all) {
      const current = chosen.get(name);
      const before = current === undefined ? releases : releases.slice(0, releases.indexOf(current));
      const better = before.find((one) => refusal(name, one) === null);
      if (better === undefined) continue;
      chosen.set(name, better);
      isChanged = true;
    }
  }
  return chosen;
};

const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Resolves the set of one visitor. A host that is not live is taken only if every live remote fits it; a remote's
 * release only if it fits the host and the rest of the set; the next one in its order is tried in its place.
 * @returns null while no shell is live
 */
export const resolveSet = <Host extends FittedHost, Remote extends FittedRemote>(
  { host, remotes, instances }: Channels<Host, Remote>,
  visitor: Visitor,
): ResolvedSet<Host, Remote> | null => {
  const names = [...remotes].toSorted(([a], [b]) => compared(a, b));
  const leftOut: LeftOut[] = [];
  const live = names.flatMap(([, channel]) => channel.live ?? []);
  const chosenHost = candidatesOf(HOST, host, visitor).find((candidate) => {
    if (candidate.way === 'live') return true;
    const reason = live
      .filter((remote) => host.live === null || fits(remote, [], { host: host.live, instances }) === null)
      .map((remote) => fits(remote, [], { host: candidate.release, instances }))
      .find((one) => one !== null);
    if (reason === undefined) return true;
    leftOut.push({
      name: HOST,
      version: candidate.release.version,
      way: candidate.way,
      reason: `The live version of a remote does not fit it: ${reason}`,
    });
    return false;
  });
  if (chosenHost === undefined) return null;
  const site = { host: chosenHost.release, instances };
  const all = names.map(([name, channel]) => ({ name, releases: candidatesOf(name, channel, visitor) }));
  const chosen = remotesFor(all, site);
  for (const { name, releases } of all) {
    const one = chosen.get(name);
    const others = [...chosen].flatMap(([other, its]) => (other === name ? [] : [its.release.declaration]));
    for (const { release, way } of one === undefined ? releases : releases.slice(0, releases.indexOf(one))) {
      const reason = fits(release, others, site);
      if (reason !== null) leftOut.push({ name, version: release.version, way, reason });
    }
  }
  return {
    host: chosenHost,
    remotes: new Map([...chosen].toSorted(([a], [b]) => compared(a, b))),
    leftOut,
  };
};
