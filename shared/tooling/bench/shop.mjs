/** What a page of the catalogue and a search cost over 100 products and over 100 000 (specification: shop, "Catalogue"). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../commands/postgres.mjs';
import { load } from './load.mjs';
import { against, median, percentile, ratio, table } from './table.mjs';

const FEW = 100;
const MANY = 100_000;
const MOST = 3;
const ROUNDS = 7;

const ASKED = [
  ['a page by name', 'PageSize=12'],
  ['a page by price', 'PageSize=12&Sort=price'],
  ['the fourth page', 'PageNumber=4&PageSize=12'],
  ['a word that ten have', 'PageSize=12&SearchTerm=zulu'],
  ['a word that one in two hundred has', 'PageSize=12&SearchTerm=sunday'],
  ['a word that one in twenty has', 'PageSize=12&SearchTerm=evening'],
  ['a word that one in three has', 'PageSize=12&SearchTerm=weekday'],
  ['a word that all have', 'PageSize=12&SearchTerm=cour'],
  ['two words', 'PageSize=12&SearchTerm=course%20zulu'],
];

const startHost = async (count, env) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-bench-shop-'));
  const host = fork(path.join(import.meta.dirname, 'shop-host.mjs'), [String(count)], {
    env: { ...process.env, NODE_ENV: 'production', DEMO_DATA: 'on', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(host, 'exit');
  const [ready] = await Promise.race([
    once(host, 'message'),
    ended.then(() => Promise.reject(new Error('The service to measure did not start.'))),
  ]);
  const stop = async () => {
    host.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...ready, stop };
};

/** The middle latency, one request after the other, in ms. */
const latency = async ({ port }, query) => {
  const options = { port, path: `/api/v1/Shop/products?${query}`, headers: {}, connections: 1, seconds: 0.3 };
  // On a machine that does other things as well none may be answered in so short a time.
  for (;;) {
    const { latencies } = await load(options);
    if (latencies.length > 0) return percentile(latencies, 0.5);
    options.seconds *= 2;
  }
};

/** By turns, so that what else the machine does falls on both. */
const compare = async (few, many, query) => {
  const rounds = [];
  await latency(few, query);
  await latency(many, query);
  for (let round = 0; round < ROUNDS; round += 1) {
    const small = await latency(few, query);
    const large = await latency(many, query);
    rounds.push({ small, large, share: large / small });
  }
  const middle = (name) => median(rounds.map((round) => round[name]));
  return { small: middle('small'), large: middle('large'), share: middle('share') };
};

const catalogueOn = async (database, fewEnv, manyEnv) => {
  const few = await startHost(FEW, fewEnv);
  const many = await startHost(MANY, manyEnv);
  try {
    const rows = [];
    for (const [name, query] of ASKED) {
      const { small, large, share } = await compare(few, many, query);
      rows.push([name, `${small.toFixed(2)} ms`, `${large.toFixed(2)} ms`, against(share, MOST, ratio)]);
    }
    table(`the catalogue on ${database}`, ['', `of ${FEW}`, `of ${MANY}`, 'ratio'], rows);
  } finally {
    await few.stop();
    await many.stop();
  }
};

export const benchShop = async () => {
  await catalogueOn('PGlite', {}, {});
  const [one, other] = [await startPostgres(), await startPostgres()];
  try {
    await catalogueOn('PostgreSQL', { DATABASE_URL: one.url }, { DATABASE_URL: other.url });
  } finally {
    await one.stop();
    await other.stop();
  }
};
