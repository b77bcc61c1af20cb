import { afterFailure, beginGuard } from './guard.ts';
import type { Failure, GuardState, GuardVerdict } from './guard.ts';

/** Random numbers in [0, 1) from a seed (mulberry32). */
const randomOf = (seed: number): (() => number) => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

const MINUTE = 60_000;
/** A rollout of some hours. Chances are of a view's failing; a clump is a minute in which many more fail, in both arms. */
interface Simulated {
  seed: number;
  hours: number;
  viewsAMinute: number;
  percent: number;
  chance: { canary: number; live: number };
  clumped: boolean;
}

/** Views come from this many devices, so that some fail more than once. */
const DEVICES = 5_000;

/** @returns whether it went back, and after how many different failing devices of the canary */
const simulate = ({ seed, hours, viewsAMinute, percent, chance, clumped }: Simulated) => {
  const random = randomOf(seed);
  const isCanary = Array.from({ length: DEVICES }, () => random() < percent / 100);
  const seen = new Uint8Array(DEVICES);
  const exposed = { canary: 0, live: 0 };
  const failing = new Set<number>();
  let state = beginGuard();
  for (let minute = 0; minute < hours * 60; minute += 1) {
    const worse = clumped && random() < 0.02 ? 20 : 1;
    for (let view = 0; view < viewsAMinute; view += 1) {
      const drawn = random() * DEVICES;
      const device = Math.floor(drawn);
      const arm = isCanary[device] ? 'canary' : 'live';
      if (seen[device] === 0) {
        seen[device] = 1;
        exposed[arm] += 1;
      }
      if (drawn - device >= chance[arm] * worse) continue;
      if (arm === 'canary') failing.add(device);
      const after = afterFailure(state, {
        device: `d${device}`,
        arm,
        exposed,
        at: minute * MINUTE,
      });
      state = after.state;
      if (after.verdict === 'back') return { isBack: true, failing: failing.size };
    }
  }
  return { isBack: false, failing: failing.size };
};

const ROLLOUTS = 1000;
/** A busy site has fewer hours and a lower chance here, so that each of its devices fails a few times at most. */
const SITES = [
  { viewsAMinute: 10, hours: 8, often: 0.02 },
  { viewsAMinute: 60, hours: 2, often: 0.012 },
  { viewsAMinute: 600, hours: 0.5, often: 0.006 },
];

it.each(SITES.flatMap((site) => [false, true].map((clumped) => ({ ...site, clumped }))))(
  'takes back at most 1 of 100 equal versions: %j',
  ({ viewsAMinute, hours, often, clumped }) => {
    const chance = { canary: often, live: often };
    const back = Array.from({ length: ROLLOUTS }, (_, at) =>
      simulate({ seed: at * 7919 + viewsAMinute, hours, viewsAMinute, percent: 10, chance, clumped }),
    ).filter(({ isBack }) => isBack);
    expect(back.length / ROLLOUTS).toBeLessThanOrEqual(0.01);
  },
);

it.each([1, 5, 10].flatMap((percent) => SITES.map(({ viewsAMinute }) => ({ percent, viewsAMinute }))))(
  'takes back a release that always throws within 12 failing devices: %j',
  ({ percent, viewsAMinute }) => {
    const chance = { canary: 1, live: 0.001 };
    const all = Array.from({ length: 50 }, (_, seed) =>
      simulate({ seed, hours: 6, viewsAMinute, percent, chance, clumped: false }),
    );
    expect(all.every(({ isBack }) => isBack)).toBe(true);
    expect(Math.max(...all.map(({ failing }) => failing))).toBeLessThanOrEqual(12);
  },
);

it('takes back a release that fails ten times as often', () => {
  for (let seed = 0; seed < 20; seed += 1)
    expect(
      simulate({
        seed,
        hours: 6,
        viewsAMinute: 60,
        percent: 10,
        chance: { canary: 0.05, live: 0.005 },
        clumped: true,
      }).isBack,
    ).toBe(true);
});

const failure = (more: Partial<Failure> = {}): Failure => ({
  device: 'd1',
  arm: 'canary',
  exposed: { canary: 100, live: 900 },
  at: 0,
  ...more,
});

/** Devices of the canary fail until the guard says something. */
const untilVerdict = (state: GuardState, at: number): { state: GuardState; verdict: GuardVerdict } => {
  let after = { state, verdict: 'go on' as GuardVerdict };
  for (let device = 0; after.verdict === 'go on'; device += 1)
    after = afterFailure(after.state, failure({ device: `d${device}`, at }));
  return after;
};

it('keeps the sums that the formula gives', () => {
  const state = [failure(), failure({ device: 'd2', arm: 'live' })].reduce(
    (before, one) => afterFailure(before, one).state,
    beginGuard(),
  );
  const q = (bet: number): number => 0.1 + (0.9 * (bet + 0.5)) / 40;
  for (const bet of [0, 17, 39])
    expect(state.sums[bet]).toBeCloseTo(Math.log(q(bet) / 0.1) + Math.log((1 - q(bet)) / 0.9), 12);
  expect(state.sums).toHaveLength(40);
});

it.each([
  [0.01, 2],
  [0.1, 3],
  [0.25, 5],
  [0.5, 9],
  [0.75, 23],
])('needs more failing devices the larger the share of the canary: at %d, %d', (share, many) => {
  let state = beginGuard();
  const exposed = { canary: share * 1000, live: (1 - share) * 1000 };
  const said = Array.from({ length: many }, (_, device) => {
    const after = afterFailure(state, failure({ device: `d${device}`, exposed }));
    state = after.state;
    return after.verdict;
  });
  expect(said.lastIndexOf('go on')).toBe(many - 2);
  expect(said.at(-1)).toBe('back');
});

it('goes back at the third device of ten percent, were no other to fail', () => {
  const verdicts = ['a', 'b', 'c'].reduce<{ state: GuardState; said: GuardVerdict[] }>(
    ({ state, said }, device) => {
      const after = afterFailure(state, failure({ device }));
      return { state: after.state, said: [...said, after.verdict] };
    },
    { state: beginGuard(), said: [] },
  ).said;
  expect(verdicts).toEqual(['go on', 'go on', 'back']);
});

it('counts the first failure of a device only', () => {
  const once = afterFailure(beginGuard(), failure()).state;
  const often = [1, 2, 3].reduce((state) => afterFailure(state, failure()).state, once);
  expect(often).toEqual(once);
});

it('learns nothing while one version alone is given out', () => {
  for (const exposed of [
    { canary: 5, live: 0 },
    { canary: 0, live: 5 },
    { canary: 0, live: 0 },
  ]) {
    const { state, verdict } = afterFailure(beginGuard(), failure({ exposed }));
    expect(verdict).toBe('go on');
    expect(state.sums).toEqual(beginGuard().sums);
  }
});

it('goes back twice in a day, then asks a person, and goes back again the day after', () => {
  const hour = 60 * MINUTE;
  const first = untilVerdict(beginGuard(), 0);
  const second = untilVerdict(first.state, hour);
  const third = untilVerdict(beginGuard(second.state.trips), 2 * hour);
  const later = untilVerdict(third.state, 24.5 * hour);
  expect([first, second, third, later].map(({ verdict }) => verdict)).toEqual([
    'back',
    'back',
    'ask',
    'back',
  ]);
  expect(later.state.trips).toEqual([hour, 24.5 * hour]);
});

it('begins again after it went back', () => {
  const { state } = untilVerdict(beginGuard(), 5);
  expect(state).toEqual({ ...beginGuard(), trips: [5] });
});

it('is kept as JSON, stays small, and leaves the state that it was given as it was', () => {
  const before = beginGuard();
  const text = JSON.stringify(before);
  let state = before;
  for (let device = 0; device < 1500; device += 1)
    state = afterFailure(state, failure({ device: `d${device}`, arm: 'live' })).state;
  expect(JSON.stringify(before)).toBe(text);
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  expect(state.failed).toHaveLength(1000);
  expect(state.failed.at(-1)).toBe('d1499');
});
