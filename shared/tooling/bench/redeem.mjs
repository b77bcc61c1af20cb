/** What redeeming a voucher costs beside the bare statement that takes a code (specification: vouchers, "Redeeming"). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../commands/postgres.mjs';
import { median, ratio, table } from './table.mjs';

const PEOPLE = 500;
const LEAST = 0.5;

const redeemingOn = async (database, env) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-bench-redeem-'));
  const host = fork(path.join(import.meta.dirname, 'redeem-host.mjs'), [String(PEOPLE)], {
    env: { ...process.env, NODE_ENV: 'production', DEMO_DATA: 'on', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(host, 'exit');
  try {
    const [measured] = await Promise.race([
      once(host, 'message'),
      ended.then(() => Promise.reject(new Error('The redeeming to measure did not start.'))),
    ]);
    return measured.map(([what, rounds]) => {
      const middle = (name) => median(rounds.map((round) => round[name]));
      const share = middle('share');
      return [
        `${what}, ${database}`,
        `${Math.round(middle('bare'))}/s`,
        `${Math.round(middle('redeemed'))}/s`,
        `${ratio(share)} ${share >= LEAST ? '≥' : '<'} ${ratio(LEAST)}`,
      ];
    });
  } finally {
    host.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};

export const benchRedeeming = async () => {
  const rows = await redeemingOn('PGlite', {});
  const { url, stop } = await startPostgres({ isDurable: true });
  try {
    rows.push(...(await redeemingOn('PostgreSQL', { DATABASE_URL: url })));
  } finally {
    await stop();
  }
  table(`redeeming, ${PEOPLE} codes of one pool`, ['', 'bare UPDATE', 'redeemed', 'ratio'], rows);
};
