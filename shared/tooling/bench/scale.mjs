/** What a page of a list costs a person who has ten rows, and one who has as many as may be kept (decision 1002). */
import { startPostgres } from '../commands/postgres.mjs';
import { compare } from './compare.mjs';
import { startHost } from './host.mjs';
import { load } from './load.mjs';
import { serverEnv } from './server-env.mjs';
import { against, percentile, ratio, table } from './table.mjs';

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

/** The middle latency of one person's page, one request after the other, in ms. */
const latency = async (port, authorization, place) => {
  const options = { port, path: `/api/v1${place}`, headers: { authorization }, connections: 1, seconds: 0.3 };
  const { latencies } = await load(options);
  return percentile(latencies, 0.5);
};

const benchOn = async (database, env) => {
  const host = await startHost('scale', {
    args: [FEW, MANY],
    env: { LIMIT_WRITE: '99999999/1m', LIMIT_BROWSE: '99999999/1m', ...env },
  });
  const { port, few: hasFew, many: hasMany } = host.message;
  try {
    const rows = [];
    for (const [name, place, query] of LISTS) {
      for (const [where, few, many] of PAGES) {
        const at = (PageNumber) => `${place}?${paged({ ...query, PageNumber: String(PageNumber) })}`;
        const { small, large, share } = await compare(ROUNDS, {
          small: () => latency(port, hasFew, at(few)),
          large: () => latency(port, hasMany, at(many)),
        });
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
    await benchOn('PostgreSQL', serverEnv(url));
  } finally {
    await stop();
  }
};
