/** The service against a bare Fastify in the same process, so that the ratio says what ours adds and nothing else. */
import { once } from 'node:events';
import { startPostgres } from '../commands/postgres.mjs';
import { startHost } from './host.mjs';
import { load } from './load.mjs';
import { serverEnv } from './server-env.mjs';
import { median, percentile, ratio, table } from './table.mjs';

/** Many short turns: on a machine that others use too, a slow second then falls on both sides and not on one. */
const TURNS = 25;
const TURN_SECONDS = 0.6;
/** Latencies are those of a longer load, since the slowest of a hundred must be among them many times. */
const ROUNDS = 5;
const ROUND_SECONDS = 3;
/** quality.md: p99 under 10 times p50 at 80% load, and 0.7 of bare Fastify on the same reply. */
const SHARE_OF_LOAD = 0.8;
const LEAST_SHARE = 0.7;
const MAX_TAIL = 10;

/** The service and the bare one, and what processor time their process has used so far, in µs. */
const startService = async (env) => {
  const { host, message, stop } = await startHost('service', {
    env: { LIMIT_WRITE: '99999999/1s', LIMIT_BROWSE: '99999999/1s', ...env },
  });
  const processorTime = async () => {
    const answer = once(host, 'message');
    host.send('processor');
    const [{ processor }] = await answer;
    return processor.user + processor.system;
  };
  return { ...message, processorTime, stop };
};

const loadOnce = async (host, options) => {
  const before = await host.processorTime();
  const { perSecond, latencies } = await load({ seconds: TURN_SECONDS, ...options });
  const processor = ((await host.processorTime()) - before) / latencies.length;
  return { perSecond, processor, latencies };
};

/** Both by turns, so that what else the machine does falls on both; the medians of the turns. */
const compare = async (host, place, headers) => {
  const ours = { port: host.port, path: place, headers };
  const bare = { port: host.barePort, path: place };
  for (const one of [ours, bare]) await load({ ...one, seconds: 2 });
  const turns = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({ ours: await loadOnce(host, ours), bare: await loadOnce(host, bare) });
  const middle = (of) => median(turns.map(of));
  return {
    ours: middle(({ ours: { perSecond } }) => perSecond),
    bare: middle(({ bare: { perSecond } }) => perSecond),
    share: middle(({ ours: one, bare: other }) => one.perSecond / other.perSecond),
    processor: [
      middle(({ ours: { processor } }) => processor),
      middle(({ bare: { processor } }) => processor),
    ],
  };
};

const whole = (number) => String(Math.round(number));
const held = (share) => `${ratio(share)} ${share >= LEAST_SHARE ? '≥' : '<'} ${ratio(LEAST_SHARE)}`;
const precise = (time) => `${time.toFixed(2)} ms`;

const rowOf = (label, { ours, bare, share, processor: [mine, theirs] }, limited) => [
  label,
  whole(ours),
  whole(bare),
  limited ? held(share) : ratio(share),
  `${whole(mine)} µs`,
  `${whole(theirs)} µs`,
];

const benchOn = async (database, env) => {
  const host = await startService(env);
  try {
    const headers = { authorization: host.authorization };
    const rows = [];
    if (env.DATABASE_URL === undefined)
      for (const place of host.lookups) {
        const label = `lookup ${place.slice(place.lastIndexOf('/') + 1)}, same body`;
        rows.push(rowOf(label, await compare(host, place, {}), true));
      }
    const record = await compare(host, host.record, headers);
    rows.push(rowOf(`biographical read, same query (${host.queries} a request)`, record, false));
    const head = ['', 'ours a second', 'bare Fastify', 'ratio', 'processor, ours', 'bare'];
    table(`service on ${database}`, head, rows);

    const rate = record.ours * SHARE_OF_LOAD;
    const tails = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const options = { port: host.port, path: host.record, headers, seconds: ROUND_SECONDS, rate };
      const { latencies } = await load(options);
      tails.push({ p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) });
    }
    const p50 = median(tails.map((tail) => tail.p50));
    const p99 = median(tails.map((tail) => tail.p99));
    const share = p99 / p50;
    table(
      `biographical read on ${database} at 80% load (${whole(rate)} a second, timed from when each was due)`,
      ['', 'p50', 'p99', 'p99 / p50'],
      [
        [
          'ours',
          precise(p50),
          precise(p99),
          `${share.toFixed(1)} ${share <= MAX_TAIL ? '≤' : '>'} ${MAX_TAIL}`,
        ],
      ],
    );
  } finally {
    await host.stop();
  }
};

export const benchService = async () => {
  await benchOn('PGlite', {});
  const { url, stop } = await startPostgres();
  try {
    await benchOn('PostgreSQL', serverEnv(url));
  } finally {
    await stop();
  }
};
