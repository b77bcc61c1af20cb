import type { ReleaseAudience } from '@phila/contract';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import {
  type Act,
  assertFits,
  goBack,
  hold,
  letGo,
  lockReleases,
  makeLive,
  rollOut,
  versionBefore,
  versionToTakeBack,
  withdrawRemote,
} from '../../../core/releases/change-in-use.ts';
import {
  type Channel,
  listReleases,
  readChannels,
  readRelease,
} from '../../../core/releases/stored-release.ts';
import { assertPurgeable, purge, tellingCdn } from '../../../core/releases/purge.ts';
import type { Audience } from '../../../core/releases/rollout/acts.ts';
import { knownBrowser } from '../../../core/releases/sets/visitor.ts';
import { type AuditLine, recordAct } from './record-act.ts';
import { hasRemotesPage } from './remotes-page.ts';
import { confirmedOrAsked, keepPolicy, releasedByTwo } from './two-people.ts';

type Writing = Context<'may site.remotes.write'>;

const WITHDRAWN = 'withdrawn';

interface ChangeRequest {
  name: string;
  /** The version that the person saw in use; null for withdrawn. */
  inUse: string | null;
  reason: string;
}

/** Refuses to remove the page for rolling back: afterwards only a terminal on the server could undo it. */
const refuseWithoutPage = async (
  { database }: Writing,
  name: string,
  inUse: string | null,
  next: string | null,
): Promise<void> => {
  const hasPage = async (version: string | null) =>
    version !== null && hasRemotesPage(await readRelease(database, name, version));
  if (!(await hasPage(inUse)) || (await hasPage(next))) return;
  throw new Refusal(
    422,
    `${name} has the page on which releases are taken back: without it there would be no way back on the site. It can be done on the server, with npm run release.`,
  );
};

/** Locks releases for a change of this remote. @throws Refusal 404 */
const locked = async (context: Writing, name: string): Promise<Channel | undefined> => {
  // Answers as for an unknown remote: a squad's lead sees only their own.
  if (context.reachedRemotes([name]).length === 0) throw notFound();
  await lockReleases(context.database);
  const channel = (await readChannels(context.database)).get(name);
  if (channel === undefined && (await listReleases(context.database, [name])).length === 0) throw notFound();
  return channel;
};

/** @throws Refusal 409 if another release is in use, or is rolled out, than the person saw */
const assertSeen = (name: string, seen: string | null, current: string | null, words: string): void => {
  if (current === seen) return;
  throw new Refusal(
    409,
    current === null
      ? `${name} was withdrawn in the meantime. Nothing was changed.`
      : `${name} ${current} ${words}. Nothing was changed.`,
  );
};

/** @throws Refusal 404, 409 if another release is in use than the person saw */
const begin = async (context: Writing, { name, inUse }: ChangeRequest): Promise<Channel | undefined> => {
  const channel = await locked(context, name);
  assertSeen(name, inUse, channel?.live ?? null, 'is in use by now');
  return channel;
};

const whyOf = (reason: string): AuditLine => ({ field: 'Why', before: null, after: reason });

const actOf = ({ clock, person }: Writing, reason: string): Act => ({
  by: null,
  actorId: person.id,
  reason,
  at: clock.now(),
});

/** @param names of accounts, by id */
const askedBy = (names: ReadonlyMap<string, string>, id: string): AuditLine => ({
  field: 'Asked by',
  before: null,
  after: names.get(id) ?? 'An account that is gone',
});

const inUseLine = (before: string | null, after: string | null): AuditLine => ({
  field: 'In use',
  before: before ?? WITHDRAWN,
  after: after ?? WITHDRAWN,
});

/**
 * Takes what is rolled out from those who have it, or else what is live.
 * @throws Refusal 404, 409 and 422
 */
export const takeBack = async (
  context: Writing,
  { name, inUse, reason }: ChangeRequest,
): Promise<{ version: string | null }> => {
  const channel = await locked(context, name);
  const current = versionToTakeBack(channel);
  const isRolledOut = (channel?.rollout ?? null) !== null;
  assertSeen(name, inUse, current, isRolledOut ? 'is rolled out by now' : 'is in use by now');
  const before = versionBefore(channel);
  // Going back without an earlier release is refused below.
  if (before !== undefined && !isRolledOut) await refuseWithoutPage(context, name, inUse, before);
  const version = await goBack(context.database, name, actOf(context, reason));
  const line = isRolledOut
    ? { field: 'Rolled out', before: current, after: null }
    : inUseLine(current, version);
  recordAct(context, name, 'back', [line, whyOf(reason)]);
  return { version };
};

/** Audience in words: `testers`, `organisations 3, 7`, `10%`. */
const wordsOf = (audience: Audience): string => {
  switch (audience.to) {
    case 'testers':
      return 'testers';
    case 'organisations':
      return `organisations ${audience.organisations.join(', ')}`;
    case 'percent':
      return `${audience.percent}%`;
  }
};

const audienceOf = (audience: ReleaseAudience): Audience =>
  audience.to === 'organisations'
    ? { to: audience.to, organisations: audience.organisations.map(String) }
    : audience;

/**
 * Gives a release to some before others, or asks for it where two people release; testers need one person.
 * @throws Refusal 404, 409 and 422
 */
export const giveFirst = async (
  context: Writing,
  {
    name,
    version,
    revision,
    reason,
    ...asked
  }: { name: string; version: string; revision: number; audience: ReleaseAudience; reason: string },
): Promise<{ isAsked: boolean }> => {
  const { database } = context;
  const audience = audienceOf(asked.audience);
  const channel = await locked(context, name);
  const lines: AuditLine[] = [
    { field: 'Rolled out', before: channel?.rollout?.version ?? null, after: version },
    { field: 'To', before: null, after: wordsOf(audience) },
    whyOf(reason),
  ];
  if (audience.to !== 'testers' && (await releasedByTwo(database)).has(name)) {
    await assertFits(database, name, version, false);
    const wish = { remote: name, version, audience, inUse: channel?.live ?? null, reason };
    const first = await confirmedOrAsked(context, wish);
    if (first === null) {
      recordAct(context, name, 'rollout asked', lines);
      return { isAsked: true };
    }
    lines.push(askedBy(await namesOfAccounts(database, [first]), first));
  }
  await rollOut(database, name, { version, revision, audience }, actOf(context, reason));
  recordAct(context, name, 'rollout', lines);
  return { isAsked: false };
};

/** @throws Refusal 404, 409 and 422 */
export const holdFor = async (
  context: Writing,
  {
    name,
    version,
    organisations,
    thisBrowser,
    revision,
    reason,
  }: {
    name: string;
    version: string;
    organisations: readonly number[];
    thisBrowser: boolean;
    revision: number;
    reason: string;
  },
): Promise<true> => {
  const channel = await locked(context, name);
  const earlier = channel?.pins.find((pin) => pin.version === version);
  const own = thisBrowser ? [await knownBrowser(context, { osNo: context.person.osNo, mayTest: true })] : [];
  const pin = {
    version,
    subjects: [...new Set([...(earlier?.subjects ?? []), ...own])],
    organisations: [...new Set([...(earlier?.organisations ?? []), ...organisations.map(String)])],
  };
  await hold(context.database, name, { pin, revision }, actOf(context, reason));
  const forWhom = [
    ...(pin.organisations.length > 0 ? [`organisations ${pin.organisations.join(', ')}`] : []),
    ...(pin.subjects.length > 0 ? [`browsers: ${pin.subjects.length}`] : []),
  ].join('; ');
  recordAct(context, name, 'pin', [
    { field: 'Held', before: earlier === undefined ? null : version, after: version },
    { field: 'For', before: null, after: forWhom },
    whyOf(reason),
  ]);
  return true;
};

/** @throws Refusal 404, 409 */
export const letHeldGo = async (
  context: Writing,
  { name, version, revision, reason }: { name: string; version: string; revision: number; reason: string },
): Promise<true> => {
  await locked(context, name);
  await letGo(context.database, name, { version, revision }, actOf(context, reason));
  recordAct(context, name, 'unpin', [{ field: 'Held', before: version, after: null }, whyOf(reason)]);
  return true;
};

/**
 * Puts a release in use, or asks for it where two people do.
 * @throws Refusal 404, 409 and 422
 */
export const putInUse = async (
  context: Writing,
  { version, ...asked }: ChangeRequest & { version: string },
): Promise<{ version: string | null; isAsked: boolean }> => {
  const { database } = context;
  const { name: remote, inUse, reason } = asked;
  await begin(context, asked);
  await refuseWithoutPage(context, remote, inUse, version);
  const lines = [inUseLine(inUse, version), whyOf(reason)];
  if ((await releasedByTwo(database)).has(remote)) {
    await assertFits(database, remote, version, false);
    const first = await confirmedOrAsked(context, { remote, version, audience: null, inUse, reason });
    if (first === null) {
      recordAct(context, remote, 'live asked', [
        { ...inUseLine(inUse, version), field: 'To be in use' },
        whyOf(reason),
      ]);
      return { version: inUse, isAsked: true };
    }
    lines.push(askedBy(await namesOfAccounts(database, [first]), first));
  }
  await makeLive(database, remote, version, actOf(context, reason));
  recordAct(context, remote, 'live', lines);
  return { version, isAsked: false };
};

/**
 * Says if two people put releases of a remote in use; switching it off takes two.
 * @throws Refusal 404, 409
 */
export const setTwoPeople = async (
  context: Writing,
  { name, twoPeople, reason }: { name: string; twoPeople: boolean; reason: string },
): Promise<{ twoPeople: boolean; isAsked: boolean }> => {
  const { database, reachedRemotes } = context;
  if (reachedRemotes([name]).length === 0 || (await listReleases(database, [name])).length === 0)
    throw notFound();
  await lockReleases(database);
  const current = (await releasedByTwo(database)).has(name);
  if (current === twoPeople) return { twoPeople, isAsked: false };
  const line = {
    field: 'Two people put it in use',
    before: current ? 'yes' : 'no',
    after: twoPeople ? 'yes' : 'no',
  };
  if (!twoPeople) {
    const first = await confirmedOrAsked(context, {
      remote: name,
      version: null,
      audience: null,
      inUse: null,
      reason,
    });
    if (first === null) {
      recordAct(context, name, 'one person asked', [line, whyOf(reason)]);
      return { twoPeople: true, isAsked: true };
    }
  }
  await keepPolicy(database, name, twoPeople);
  recordAct(context, name, twoPeople ? 'two people' : 'one person', [line, whyOf(reason)]);
  return { twoPeople, isAsked: false };
};

/**
 * Ends a release for good, or asks for it: two people do it, whatever else takes two.
 * @throws Refusal 404, 409
 */
export const purgeVersion = async (
  context: Writing,
  { name, version, reason }: { name: string; version: string; reason: string },
): Promise<{ isAsked: boolean; isCdnTold: boolean }> => {
  const { database, configuration, jobs } = context;
  const channel = await locked(context, name);
  await assertPurgeable(database, name, version);
  const inUse = channel?.live ?? null;
  const line = { field: 'Purged', before: null, after: version };
  const wish = { remote: name, version, audience: null, inUse, isPurge: true, reason };
  const first = await confirmedOrAsked(context, wish);
  if (first === null) {
    recordAct(context, name, 'purge asked', [line, whyOf(reason)]);
    return { isAsked: true, isCdnTold: false };
  }
  await purge(database, name, version, actOf(context, reason));
  const isCdnTold = configuration.cdnPurgeUrl !== null;
  if (isCdnTold) await jobs.ask(tellingCdn, { remote: name, version }, { within: database });
  const names = await namesOfAccounts(database, [first]);
  recordAct(context, name, 'purge', [line, whyOf(reason), askedBy(names, first)]);
  return { isAsked: false, isCdnTold };
};

/** @throws Refusal 404, 409 and 422 */
export const withdraw = async (context: Writing, asked: ChangeRequest): Promise<true> => {
  const { name, inUse, reason } = asked;
  await begin(context, asked);
  await refuseWithoutPage(context, name, inUse, null);
  await withdrawRemote(context.database, name, actOf(context, reason));
  recordAct(context, name, 'withdraw', [inUseLine(inUse, null), whyOf(reason)]);
  return true;
};
