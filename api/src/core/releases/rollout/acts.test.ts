import { afterAct, RULES, stateOf } from './acts.ts';
import type { Act, ActName, Outcome, Position, Rollout, State } from './acts.ts';

const rollout = (stage: Rollout['stage'], more: Partial<Rollout> = {}): Rollout => ({
  version: '1.1.0',
  stage,
  organisations: stage === 'organisations' ? ['umoya'] : [],
  percent: stage === 'percent' ? 10 : 0,
  salt: 'salt',
  ...more,
});

const position = (more: Partial<Position> = {}): Position => ({
  revision: 4,
  live: '1.0.0',
  previous: ['0.9.0'],
  rollout: null,
  pins: [],
  ...more,
});

/** One position for each state. */
const IN: Record<State, Position> = {
  away: position({ live: null, previous: ['1.0.0'] }),
  live: position(),
  testers: position({ rollout: rollout('testers') }),
  organisations: position({ rollout: rollout('organisations') }),
  percent: position({ rollout: rollout('percent') }),
  paused: position({ rollout: rollout('paused') }),
};
const states = Object.keys(IN) as State[];

const promotes = { revision: 4, version: '1.1.0', salt: 'fresh' };
const actIn = ({ rollout: one, live }: Position): Record<ActName, Act> => ({
  testers: { act: 'testers', ...promotes },
  organisations: { act: 'organisations', ...promotes, organisations: ['acme'] },
  percent: { act: 'percent', ...promotes, percent: 5 },
  all: { act: 'all', revision: 4, version: '1.1.0' },
  grow: { act: 'grow', revision: 4, percent: 50 },
  pause: { act: 'pause', version: '1.1.0' },
  back: { act: 'back', version: one?.version ?? live },
  withdraw: { act: 'withdraw' },
  pin: { act: 'pin', revision: 4, pin: { version: '0.9.0', subjects: ['device'], organisations: [] } },
  unpin: { act: 'unpin', revision: 4, version: '0.8.0' },
});
const acts = Object.keys(actIn(IN.live)) as ActName[];

/** Every act, by state: where it leads, or nothing for refused. In the order of `acts`. */
const LEADS: Record<State, (State | '')[]> = {
  //              testers    organisations    percent    all    grow       pause     back    withdraw pin      unpin
  away: ['testers', 'organisations', '', 'live', '', '', 'live', '', 'away', 'away'],
  live: ['testers', 'organisations', 'percent', 'live', '', '', 'live', 'away', 'live', 'live'],
  testers: ['', 'organisations', 'percent', 'live', '', 'paused', 'live', 'away', 'testers', 'testers'],
  organisations: [
    '',
    'organisations',
    'percent',
    'live',
    '',
    'paused',
    'live',
    'away',
    'organisations',
    'organisations',
  ],
  percent: ['', '', '', 'live', 'percent', 'paused', 'live', 'away', 'percent', 'percent'],
  paused: ['testers', 'organisations', 'percent', '', '', '', 'live', 'away', 'paused', 'paused'],
};

const held = (at: Position): Position => ({
  ...at,
  pins: [{ version: '0.8.0', subjects: ['other'], organisations: [] }],
});

const positionOf = (outcome: Outcome): Position => {
  if (!outcome.isTaken) throw new Error(outcome.sentence);
  return outcome.position;
};
const sentenceOf = (outcome: Outcome): string => (outcome.isTaken ? '' : outcome.sentence);

it('has each state and each act in its table, and no other', () => {
  expect(Object.keys(RULES)).toEqual(states);
  for (const state of states) {
    expect(Object.keys(RULES[state])).toEqual(acts);
    expect(stateOf(IN[state])).toBe(state);
  }
});

const everyAct = states.flatMap((state) =>
  acts.map((act, at) => ({ state, act, leads: LEADS[state][at] ?? '' })),
);

it.each(everyAct.filter(({ leads }) => leads === ''))(
  'in the state $state, $act is refused',
  ({ state, act }) => {
    const rule = RULES[state][act];
    const sentence = 'refused' in rule ? rule.refused : '';
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(afterAct(held(IN[state]), actIn(IN[state])[act])).toEqual({
      isTaken: false,
      status: 409,
      sentence,
    });
  },
);

it.each(everyAct.filter(({ leads }) => leads !== ''))(
  'in the state $state, $act leads to $leads',
  ({ state, act, leads }) => {
    const rule = RULES[state][act];
    const reached = positionOf(afterAct(held(IN[state]), actIn(IN[state])[act]));
    expect(stateOf(reached)).toBe(leads);
    expect('to' in rule && rule.to).toContain(leads);
    expect(reached.revision).toBe(5);
    expect(JSON.parse(JSON.stringify(reached))).toEqual(reached);
  },
);

const WINS = ['back', 'withdraw', 'pause'];

it.each(everyAct.filter(({ act }) => !WINS.includes(act)))(
  'in the state $state, $act for a stale revision is refused',
  ({ state, act }) => {
    const stale = { ...actIn(IN[state])[act], revision: 3 } as Act;
    expect(afterAct(held(IN[state]), stale)).toEqual({
      isTaken: false,
      status: 409,
      sentence: 'This remote was changed after you opened it. Look at it again first.',
    });
  },
);

/** Does acts one after another, each for the revision that there is. */
const after = (from: Position, ...doing: Act[]): Position =>
  doing.reduce<Position>(
    (at, act) =>
      positionOf(afterAct(at, { ...act, ...('revision' in act && { revision: at.revision }) } as Act)),
    from,
  );

it('goes from testers over organisations and percentages to all under one salt', () => {
  const { testers, organisations, percent, all } = actIn(IN.live);
  const wide = after(IN.live, testers, organisations, percent, { act: 'grow', revision: 0, percent: 50 });
  expect(wide.rollout).toEqual({
    version: '1.1.0',
    stage: 'percent',
    organisations: ['acme'],
    percent: 50,
    salt: 'fresh',
  });
  expect(after(IN.live, testers, { ...organisations, salt: 'other' } as Act).rollout?.salt).toBe('fresh');
  expect(after(wide, all)).toMatchObject({ live: '1.1.0', previous: ['0.9.0', '1.0.0'], rollout: null });
});

it('adds organisations to those that have it', () => {
  expect(after(IN.organisations, actIn(IN.live).organisations).rollout?.organisations).toEqual([
    'umoya',
    'acme',
  ]);
});

it.each<[number, string]>([
  [10, '1.1.0 has 10% already, and a rollout only grows.'],
  [5, '1.1.0 has 10% already, and a rollout only grows.'],
  [0, 'A percentage is above 0 and at most 100, with two decimals at most.'],
  [100.01, 'A percentage is above 0 and at most 100, with two decimals at most.'],
  [10.001, 'A percentage is above 0 and at most 100, with two decimals at most.'],
  [Number.NaN, 'A percentage is above 0 and at most 100, with two decimals at most.'],
])('a rollout of 10 percent does not grow to %d', (percent, sentence) => {
  expect(sentenceOf(afterAct(IN.percent, { act: 'grow', revision: 4, percent }))).toBe(sentence);
});

it('takes every hundredth of a percent', () => {
  for (let part = 1; part <= 10_000; part += 1)
    expect(afterAct(IN.live, { act: 'percent', ...promotes, percent: part / 100 }).isTaken).toBe(true);
});

it.each(['testers', 'organisations', 'percent', 'all'] as const)(
  'refuses to promote what is live, and another beside a rollout: %s',
  (name) => {
    const another = { ...actIn(IN.live)[name], version: '1.2.0' } as Act;
    expect(sentenceOf(afterAct(IN.live, { ...another, version: '1.0.0' } as Act))).toBe(
      '1.0.0 is live for everyone already.',
    );
    const at = position({ rollout: rollout('testers') });
    const found = sentenceOf(afterAct(at, another));
    expect(found).toBe(
      name === 'testers'
        ? 'More people than that have this version already. Take it back first.'
        : '1.1.0 is being rolled out. Take it back, or make it live for all, before 1.2.0.',
    );
  },
);

it('wins by Back over a promotion of the same second, whichever comes first', () => {
  const { all, back } = actIn(IN.percent);
  expect(after(IN.percent, all, back)).toMatchObject({ live: '1.0.0', rollout: null });
  const taken = after(IN.percent, back);
  expect(afterAct(taken, all)).toMatchObject({ isTaken: false, status: 409 });
  expect(afterAct(taken, { act: 'grow', revision: 4, percent: 50 })).toMatchObject({ isTaken: false });
});

it('goes back once where two people press at the same time', () => {
  const once = after(IN.live, { act: 'back', version: '1.0.0' });
  expect(once.live).toBe('0.9.0');
  expect(sentenceOf(afterAct(once, { act: 'back', version: '1.0.0' }))).toBe(
    '1.0.0 is neither live nor being rolled out any more. It has 0.9.0 now.',
  );
});

it('has nothing before the first version', () => {
  const fresh = position({ live: null, previous: [], revision: 0 });
  expect(sentenceOf(afterAct(fresh, { act: 'back', version: null }))).toBe(
    'No version is live or being rolled out.',
  );
  const first = after(fresh, actIn(IN.live).all);
  expect(first).toMatchObject({ live: '1.1.0', previous: [] });
  expect(sentenceOf(afterAct(first, { act: 'back', version: '1.1.0' }))).toBe(
    '1.1.0 is the first version here; there is none before it.',
  );
  const shown = after(fresh, actIn(IN.live).testers);
  expect(after(shown, { act: 'back', version: '1.1.0' })).toMatchObject({ live: null, rollout: null });
  expect(sentenceOf(afterAct({ ...shown, revision: 4 }, actIn(IN.live).percent))).toContain(
    'No version is live to compare',
  );
  expect(after(shown, { act: 'withdraw' })).toMatchObject({ live: null, previous: [], rollout: null });
});

it('comes back after it was withdrawn, and is withdrawn by Back from what came then', () => {
  const away = after(IN.live, { act: 'withdraw' });
  expect(after(away, { act: 'back', version: null }).live).toBe('1.0.0');
  const later = after(away, actIn(IN.live).all);
  const again = after(later, { act: 'back', version: '1.1.0' });
  expect(stateOf(again)).toBe('away');
  expect(after(again, { act: 'back', version: null }).live).toBe('1.0.0');
});

it('gives a paused version to no one, and lets a person start it again', () => {
  const wide = position({ rollout: rollout('percent', { organisations: ['umoya'] }) });
  const paused = after(wide, { act: 'pause', version: '1.1.0' });
  expect(paused.rollout).toEqual(rollout('paused'));
  expect(after(paused, actIn(IN.live).percent).rollout).toMatchObject({ percent: 5, salt: 'salt' });
  expect(sentenceOf(afterAct(wide, { act: 'pause', version: '1.2.0' }))).toBe(
    '1.2.0 is not being rolled out any more.',
  );
});

it('holds a version for some until it is let go, taken back or withdrawn', () => {
  const pin = { version: '1.0.0', subjects: [], organisations: ['umoya'] };
  const pinned = after(IN.live, { act: 'pin', revision: 0, pin });
  expect(pinned.pins).toEqual([pin]);
  expect(after(pinned, { act: 'pin', revision: 0, pin: { ...pin, subjects: ['a'] } }).pins).toHaveLength(1);
  expect(after(pinned, actIn(IN.live).percent).pins).toEqual([pin]);
  for (const act of [
    { act: 'unpin', revision: 0, version: '1.0.0' },
    { act: 'back', version: '1.0.0' },
    { act: 'withdraw' },
  ] as const)
    expect(after(pinned, act).pins).toEqual([]);
  const empty = { ...pin, organisations: [] };
  expect(afterAct(IN.live, { act: 'pin', revision: 4, pin: empty })).toMatchObject({ status: 400 });
  expect(sentenceOf(afterAct(IN.live, { act: 'unpin', revision: 4, version: '0.9.0' }))).toBe(
    '0.9.0 is held for no one.',
  );
  expect(afterAct(IN.live, { act: 'organisations', ...promotes, organisations: [] })).toMatchObject({
    status: 400,
  });
});
