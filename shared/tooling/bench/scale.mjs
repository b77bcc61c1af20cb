/** What a page of a list costs a person who has ten rows, and one who has as many as may be kept (decision 1002). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../commands/postgres.mjs';
import { load } from './load.mjs';
import { against, median, percentile, ratio, table } from './table.mjs';

const FEW = 10;
const MANY = 500;
const SIZE = 5;
const MOST = 2;
const ROUNDS = 7;

const last = Math.ceil(MANY / SIZE);
const paged = (more) => new URLSearchParams({ PageSize: String(SIZE), ...more }).toString();

/** Each is asked in the same words for both people, but for the number of the page. */
const LISTS = [
  ['reminders', '/Dashboard/reminders', { Completed: 'false', Sort: 'completeByDate' }],
  ['documents', '/Document/documents-per-folder/1', { Sort: 'originalDocumentName' }],
  ['next of kin', '/Account/get-next-of-kin-details', { Sort: 'lastName' }],
];
const PAGES = [
  ['first page', 1, 1],
  ['in the middle', 2, Math.ceil(last / 2)],
  ['last page', FEW / SIZE, last],
];

const startHost = async (env) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-bench-scale-'));
  const host = fork(path.join(import.meta.dirname, 'scale-host.mjs'), [String(FEW), String(MANY)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO_DATA: 'on',
      DATA_DIR: dataDir,
      LIMIT_WRITE: '99999999/1m',
      ...env,
    },
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

/** The middle latency of one person's page, one request after the other, in ms. */
const latency = async (port, authorization, place) => {
  const options = { port, path: `/api/v1${place}`, headers: { authorization }, connections: 1, seconds: 0.3 };
  const { latencies } = await load(options);
  return percentile(latencies, 0.5);
};

/** By turns, so that what else the machine does falls on both. */
const compare = async (host, few, many) => {
  const rounds = [];
  await latency(host.port, host.few, few);
  await latency(host.port, host.many, many);
  for (let round = 0; round < ROUNDS; round += 1) {
    const small = await latency(host.port, host.few, few);
    const large = await latency(host.port, host.many, many);
    rounds.push({ small, large, share: large / small });
  }
  const middle = (name) => median(rounds.map((round) => round[name]));
  return { small: middle('small'), large: middle('large'), share: middle('share') };
};

const benchOn = async (database, env) => {
  const host = await startHost(env);
  try {
    const rows = [];
    for (const [name, place, query] of LISTS) {
      for (const [where, few, many] of PAGES) {
        const at = (PageNumber) => `${place}?${paged({ ...query, PageNumber: String(PageNumber) })}`;
        const { small, large, share } = await compare(host, at(few), at(many));
        rows.push([
          `${name}, ${where}`,
          `${small.toFixed(2)} ms`,
          `${large.toFixed(2)} ms`,
          against(share, MOST, ratio),
        ]);
      }
    }
    table(`a page of ${SIZE} on ${database}`, ['', `of ${FEW}`, `of ${MANY}`, 'ratio'], rows);
  } finally {
    await host.stop();
  }
};

export const benchScale = async () => {
  await benchOn('PGlite', {});
  const { url, stop } = await startPostgres();
  try {
    await benchOn('PostgreSQL', { DATABASE_URL: url });
  } finally {
    await stop();
  }
};
