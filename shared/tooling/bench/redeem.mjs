/** Compares redeeming a voucher with the bare statement that takes a code (specification: vouchers, "Redeeming"). */
import { startPostgres } from '../commands/postgres.mjs';
import { startHost } from './host.mjs';
import { serverEnv } from './server-env.mjs';
import { median, ratio, table } from './table.mjs';

const PEOPLE = 500;
const LEAST = 0.5;

const redeemingOn = async (database, env) => {
  const { message: measured, stop } = await startHost('redeem', { args: [PEOPLE], env });
  try {
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
    await stop();
  }
};

export const benchRedeeming = async () => {
  const rows = await redeemingOn('PGlite', {});
  const { url, stop } = await startPostgres({ isDurable: true });
  try {
    rows.push(...(await redeemingOn('PostgreSQL', serverEnv(url))));
  } finally {
    await stop();
  }
  table(`redeeming, ${PEOPLE} codes of one pool`, ['', 'bare UPDATE', 'redeemed', 'ratio'], rows);
};
