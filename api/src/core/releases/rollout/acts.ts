/**
 * Moves what is live of one remote, by acts of people and of the guard. Every act in every state has its result or the
 * sentence that refuses it. Back, withdraw and the guard's pause are for no revision, so that they win over a promotion of
 * the same second; every other act is for the revision that its person saw.
 */

/** A version given to some before others. */
export interface Rollout {
  version: string;
  /** The widest group that it was given to; `paused` while the guard keeps it from everyone. */
  stage: 'testers' | 'organisations' | 'percent' | 'paused';
  /** Numbers of the organisations that have it besides testers, as text. */
  organisations: readonly string[];
  /** 0 to 100, in steps of 0.01; 0 before the stage `percent` and while it is paused. */
  percent: number;
  /** Draws its cohort (`isInRollout`); the same for as long as the rollout lasts. */
  salt: string;
}

/** The people who get a version before everyone has it. */
export type Audience =
  | { to: 'testers' }
  /** Numbers of organisations, as text. */
  | { to: 'organisations'; organisations: readonly string[] }
  | { to: 'percent'; percent: number };

/** A version held for some, whatever is live. */
export interface Pin {
  version: string;
  /** Random ids of devices. */
  subjects: readonly string[];
  organisations: readonly string[];
}

/** State of a remote's rollout, from which each visitor's version follows; plain JSON. */
export interface Position {
  /** Counts the acts that were taken. */
  revision: number;
  /** The version that everyone has; null for none. */
  live: string | null;
  /** Versions that were live before, oldest first; null for a time without one. */
  previous: readonly (string | null)[];
  rollout: Rollout | null;
  pins: readonly Pin[];
}

/** `away`: none is live, and none is rolled out. `live`: one is, and none is rolled out. Else the stage of the rollout. */
export type State = 'away' | 'live' | Rollout['stage'];

/** An act of a person, or `pause`, which is the guard's. */
export type Act =
  | { act: 'testers'; revision: number; version: string; salt: string }
  | {
      act: 'organisations';
      revision: number;
      version: string;
      salt: string;
      organisations: readonly string[];
    }
  | { act: 'percent'; revision: number; version: string; salt: string; percent: number }
  | { act: 'all'; revision: number; version: string }
  | { act: 'grow'; revision: number; percent: number }
  | { act: 'pin'; revision: number; pin: Pin }
  | { act: 'unpin'; revision: number; version: string }
  | { act: 'pause'; version: string }
  /** `version` is that being rolled out or else live, as the person saw it; null where there was none. */
  | { act: 'back'; version: string | null }
  /** For the remote: whichever version it has by then goes. */
  | { act: 'withdraw' };

export type ActName = Act['act'];

/** Outcome of an act: the remote's new position, or the reason why it stays. `status` is that of HTTP. */
export type Outcome =
  | { isTaken: true; position: Position }
  | { isTaken: false; status: 400 | 409; sentence: string };

/** The state of a position. */
export const stateOf = ({ rollout, live }: Position): State =>
  rollout?.stage ?? (live === null ? 'away' : 'live');

const NOTHING_UNDER_WAY =
  'No version is being rolled out. Show one to testers, organisations or a percentage first.';
const NOT_COMPARED =
  'No version is live to compare it with. Show it to testers or organisations, or make it live for all.';
const NARROWER = 'More people than that have this version already. Take it back first.';
const NO_SHARE = 'Only a rollout by percentage grows. Show it to a percentage first.';
const PAUSED =
  'The guard took this version back. Show it to testers, organisations or a percentage again first, or take it back.';
const NONE_LIVE = 'No version is live or being rolled out.';
const NOT_WITHDRAWN = 'No version is live, so there is none to withdraw.';
const PAUSED_ALREADY = 'The guard has taken this version back already.';

/** States that an act may lead to, or the sentence that refuses it. */
export type Rule = { to: readonly State[] } | { refused: string };

const to = (...states: State[]): Rule => ({ to: states });
const refused = (sentence: string): Rule => ({ refused: sentence });

/** Every act in every state. */
export const RULES: Readonly<Record<State, Readonly<Record<ActName, Rule>>>> = {
  away: {
    testers: to('testers'),
    organisations: to('organisations'),
    percent: refused(NOT_COMPARED),
    all: to('live'),
    grow: refused(NOTHING_UNDER_WAY),
    pause: refused(NOTHING_UNDER_WAY),
    // To what was live before it was withdrawn.
    back: to('live'),
    withdraw: refused(NOT_WITHDRAWN),
    pin: to('away'),
    unpin: to('away'),
  },
  live: {
    testers: to('testers'),
    organisations: to('organisations'),
    percent: to('percent'),
    all: to('live'),
    grow: refused(NOTHING_UNDER_WAY),
    pause: refused(NOTHING_UNDER_WAY),
    back: to('live', 'away'),
    withdraw: to('away'),
    pin: to('live'),
    unpin: to('live'),
  },
  testers: {
    testers: refused(NARROWER),
    organisations: to('organisations'),
    percent: to('percent'),
    all: to('live'),
    grow: refused(NO_SHARE),
    pause: to('paused'),
    back: to('live', 'away'),
    withdraw: to('away'),
    pin: to('testers'),
    unpin: to('testers'),
  },
  organisations: {
    testers: refused(NARROWER),
    // Adds some.
    organisations: to('organisations'),
    percent: to('percent'),
    all: to('live'),
    grow: refused(NO_SHARE),
    pause: to('paused'),
    back: to('live', 'away'),
    withdraw: to('away'),
    pin: to('organisations'),
    unpin: to('organisations'),
  },
  percent: {
    testers: refused(NARROWER),
    organisations: refused(NARROWER),
    percent: refused('This version is given to a percentage already. Let it grow, or take it back.'),
    all: to('live'),
    grow: to('percent'),
    pause: to('paused'),
    back: to('live', 'away'),
    withdraw: to('away'),
    pin: to('percent'),
    unpin: to('percent'),
  },
  paused: {
    testers: to('testers'),
    organisations: to('organisations'),
    percent: to('percent'),
    all: refused(PAUSED),
    grow: refused(PAUSED),
    pause: refused(PAUSED_ALREADY),
    back: to('live', 'away'),
    withdraw: to('away'),
    pin: to('paused'),
    unpin: to('paused'),
  },
};

const refusal = (status: 400 | 409, sentence: string): Outcome => ({ isTaken: false, status, sentence });

const isShare = (percent: number): boolean =>
  percent > 0 && percent <= 100 && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;

const SHARE = 'A percentage is above 0 and at most 100, with two decimals at most.';

/** Gives a version to a wider group; the rollout that is under way goes on, with its salt and its organisations. */
const widened = (
  position: Position,
  { version, salt }: { version: string; salt: string },
  stage: Rollout['stage'],
  more: Partial<Rollout> = {},
): Outcome => {
  const { rollout } = position;
  const before: Rollout = rollout ?? { version, stage, organisations: [], percent: 0, salt };
  return { isTaken: true, position: { ...position, rollout: { ...before, ...more, stage } } };
};

const withLive = (position: Position, live: string | null): Position => {
  // Has nothing to go back to before the first, nor a second time without a version.
  const isKept = position.live !== null || (live !== null && position.previous.length > 0);
  return {
    ...position,
    live,
    previous: isKept ? [...position.previous, position.live] : position.previous,
    rollout: null,
  };
};

/** Takes a version back, from pins too: the rollout where there is one, else what is live. */
const takenBack = (position: Position, version: string | null): Outcome => {
  const { live, previous, rollout } = position;
  const pins = position.pins.filter((pin) => pin.version !== version);
  const current = rollout?.version ?? live;
  if (current !== version)
    return refusal(
      409,
      `${version === null ? 'It is no longer without a version' : `${version} is neither live nor being rolled out any more`}. It has ${current ?? 'none'} now.`,
    );
  if (rollout !== null) return { isTaken: true, position: { ...position, rollout: null, pins } };
  const before = previous.at(-1);
  if (before === undefined)
    return refusal(
      409,
      live === null ? NONE_LIVE : `${live} is the first version here; there is none before it.`,
    );
  return { isTaken: true, position: { ...position, live: before, previous: previous.slice(0, -1), pins } };
};

const taken = (position: Position, act: Act): Outcome => {
  const { rollout } = position;
  switch (act.act) {
    case 'testers':
      return widened(position, act, 'testers', { organisations: [] });
    case 'organisations': {
      if (act.organisations.length === 0) return refusal(400, 'Name the organisations.');
      const earlier = rollout?.stage === 'organisations' ? rollout.organisations : [];
      return widened(position, act, 'organisations', {
        organisations: [...new Set([...earlier, ...act.organisations])],
      });
    }
    case 'percent':
      if (!isShare(act.percent)) return refusal(400, SHARE);
      if (position.live === null) return refusal(409, NOT_COMPARED);
      return widened(position, act, 'percent', { percent: act.percent });
    case 'all':
      return { isTaken: true, position: withLive(position, act.version) };
    case 'grow':
      if (rollout === null) return refusal(409, NOTHING_UNDER_WAY);
      if (!isShare(act.percent)) return refusal(400, SHARE);
      return act.percent > rollout.percent
        ? { isTaken: true, position: { ...position, rollout: { ...rollout, percent: act.percent } } }
        : refusal(409, `${rollout.version} has ${rollout.percent}% already, and a rollout only grows.`);
    case 'pause':
      if (rollout?.version !== act.version)
        return refusal(409, `${act.version} is not being rolled out any more.`);
      return {
        isTaken: true,
        position: { ...position, rollout: { ...rollout, stage: 'paused', organisations: [], percent: 0 } },
      };
    case 'back':
      return takenBack(position, act.version);
    case 'withdraw':
      return { isTaken: true, position: { ...withLive(position, null), pins: [] } };
    case 'pin': {
      if (act.pin.subjects.length + act.pin.organisations.length === 0)
        return refusal(400, 'Name the devices or organisations that the version is held for.');
      const others = position.pins.filter(({ version }) => version !== act.pin.version);
      return { isTaken: true, position: { ...position, pins: [...others, act.pin] } };
    }
    case 'unpin': {
      const others = position.pins.filter(({ version }) => version !== act.version);
      return others.length < position.pins.length
        ? { isTaken: true, position: { ...position, pins: others } }
        : refusal(409, `${act.version} is held for no one.`);
    }
  }
};

/** Refuses to promote what is live already, or a second version beside one that is being rolled out. */
const refusalOfPromotion = ({ live, rollout }: Position, act: Act): string | null => {
  if (act.act !== 'testers' && act.act !== 'organisations' && act.act !== 'percent' && act.act !== 'all')
    return null;
  if (live === act.version) return `${act.version} is live for everyone already.`;
  return rollout === null || rollout.version === act.version
    ? null
    : `${rollout.version} is being rolled out. Take it back, or make it live for all, before ${act.version}.`;
};

/**
 * Does an act.
 * @returns the new position, of the next revision, or why the act is refused: 409 for a stale revision and for what the
 *   state does not let happen, 400 for a percentage or a list that is none
 */
export const afterAct = (position: Position, act: Act): Outcome => {
  if ('revision' in act && act.revision !== position.revision)
    return refusal(409, 'This remote was changed after you opened it. Look at it again first.');
  const rule = RULES[stateOf(position)][act.act];
  if ('refused' in rule) return refusal(409, rule.refused);
  const sentence = refusalOfPromotion(position, act);
  if (sentence !== null) return refusal(409, sentence);
  const outcome = taken(position, act);
  return outcome.isTaken
    ? { isTaken: true, position: { ...outcome.position, revision: position.revision + 1 } }
    : outcome;
};
