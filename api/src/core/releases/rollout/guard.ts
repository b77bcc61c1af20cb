/**
 * Watches a rollout: compares the canary with what is live, one failing device at a time, and says when to go back. Is
 * an e-process, so that it may be looked at after every failure: were both versions equal, it would go back in at most
 * one rollout of a hundred, however long that lasts and however its failures clump (Ville's inequality).
 */

/** Values of q, the canary's share of failing devices that is bet on, evenly between its share of all devices and 1. */
const BETS = 40;
/** Mean of the bets' gains at which it goes back: an equal version reaches it once in a hundred rollouts. */
const LIMIT = 100;
/** Times in a day that it goes back by itself. */
const MOST_TRIPS = 2;
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/**
 * Devices that are remembered as failed. A device that fails again after so many others counts again, in both arms
 * alike; a rollout that bad has either gone back long before, or fails as the live version does.
 */
const REMEMBERED = 1000;

/** Places of q between p0 and 1, the same for every p0. */
const PLACES = Array.from({ length: BETS }, (_, at) => (at + 0.5) / BETS);

/** log((1 − q) / (1 − p0)) of each bet: by its place it is the same for every p0. */
const OF_LIVE = PLACES.map((place) => Math.log(1 - place));

/** log(q / p0) of each bet. */
const ofCanary = (share: number): number[] =>
  PLACES.map((place) => Math.log((share + (1 - share) * place) / share));

/** A guard between two failures, plain JSON. */
export interface GuardState {
  /** The sum of logarithms of each bet, 40 of them. */
  sums: number[];
  /** Ids of devices that have failed in this rollout, oldest first. */
  failed: string[];
  /** When it went back by itself in the last day: milliseconds since 1970. */
  trips: number[];
}

/** A failure reported by a device. */
export interface Failure {
  /** The random id of the device. */
  device: string;
  /** The version that it has. */
  arm: 'canary' | 'live';
  /** Devices that have been given each version in this rollout until now, the failing one among them. */
  exposed: { canary: number; live: number };
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * `go on`: nothing to do. `back`: take the canary back, and tell its owner. `ask`: it would go back, but did so twice in
 * a day already, so that a person decides.
 */
export type GuardVerdict = 'go on' | 'back' | 'ask';

/**
 * Begins a guard for a rollout, or for one that a person starts again.
 * @param trips those of the remote's earlier guard, so that the limit of a day holds over several rollouts
 */
export const beginGuard = (trips: readonly number[] = []): GuardState => ({
  sums: Array.from({ length: BETS }, () => 0),
  failed: [],
  trips: [...trips],
});

const isOver = (sums: readonly number[]): boolean =>
  sums.reduce((total, sum) => total + Math.exp(sum), 0) / BETS >= LIMIT;

/**
 * Takes a failure in. Counts the first of each device. Learns nothing while only one version is given out, for example
 * at 100 percent.
 * @returns the guard afterwards, begun again when it goes back or asks, and its verdict
 */
export const afterFailure = (
  state: GuardState,
  { device, arm, exposed, at }: Failure,
): { state: GuardState; verdict: GuardVerdict } => {
  if (state.failed.includes(device)) return { state, verdict: 'go on' };
  const failed = [...state.failed.slice(1 - REMEMBERED), device];
  const share = exposed.canary / (exposed.canary + exposed.live);
  if (!(share > 0 && share < 1)) return { state: { ...state, failed }, verdict: 'go on' };
  const gains = arm === 'canary' ? ofCanary(share) : OF_LIVE;
  const sums = state.sums.map((sum, bet) => sum + (gains[bet] ?? 0));
  // A failure of the live version only lowers every bet.
  if (arm === 'live' || !isOver(sums)) return { state: { ...state, sums, failed }, verdict: 'go on' };
  const trips = state.trips.filter((trip) => trip > at - DAY);
  return trips.length < MOST_TRIPS
    ? { state: beginGuard([...trips, at]), verdict: 'back' }
    : { state: beginGuard(trips), verdict: 'ask' };
};
