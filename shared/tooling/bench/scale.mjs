/**
 * Compares a page of a list for a person with ten rows and with the most rows allowed (decision 1002), and a first page
 * among 100 000 rows and among 100: of a resource, of people's records, and of administration's lists (products, codes,
 * orders, people, audit).
 */
import { performance } from 'node:perf_hooks';
import { startPostgres } from '../commands/postgres.mjs';
import { compare } from './compare.mjs';
import { startHost } from './host.mjs';
import { benchImport } from './import.mjs';
import { load } from './load.mjs';
import { serverEnv } from './server-env.mjs';
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

/** The middle latency of one person's page, one request after the other, in ms. */
const latency = async (port, authorization, place) => {
  const options = { port, path: `/api/v1${place}`, headers: { authorization }, connections: 1, seconds: 0.3 };
  const { latencies } = await load(options);
  return percentile(latencies, 0.5);
};

const benchOn = async (database, env) => {
  const host = await startHost('scale', {
    args: [FEW, MANY],
    env: { LIMIT_WRITE: '99999999/1s', LIMIT_PEOPLE: '99999999/1s', LIMIT_BROWSE: '99999999/1s', ...env },
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

const ROWS = { small: 100, large: 100_000 };
const MOST_OF_ROWS = 3;
const MOST_MS = 300;

const releases = (more = {}) => `/Manage/media-releases?${new URLSearchParams({ PageSize: '25', ...more })}`;
const kin = (more = {}) => `/Account/get-next-of-kin-details?${paged({ PageNumber: '1', ...more })}`;
const FIRST_PAGES = [
  ['media releases, the latest first', 'admin', releases()],
  ['by title', 'admin', releases({ Sort: 'title' })],
  ['by author', 'admin', releases({ Sort: '-author' })],
  ['published', 'admin', releases({ State: 'published' })],
  ['a word that many have', 'admin', releases({ SearchTerm: 'Karoo' })],
  ['a word that few have', 'admin', releases({ SearchTerm: 'course-99' })],
  ['a word that none has', 'admin', releases({ SearchTerm: 'unheard' })],
  ['a letter', 'admin', releases({ SearchTerm: 'c' })],
  ['how many', 'admin', '/Manage/media-releases/count'],
  ['100 next of kin of one person', 'own', kin()],
  ['by surname', 'own', kin({ Sort: 'lastName' })],
  ['found by a word', 'own', kin({ SearchTerm: 'Nomsa' })],
];

const managed = (resource, more = {}) =>
  `/Manage/${resource}?${new URLSearchParams({ PageSize: '25', ...more })}`;
const orders = (more = {}) =>
  `/Shop/admin-orders?${new URLSearchParams({ PageNumber: '1', PageSize: '25', Counted: 'false', ...more })}`;
const people = (body) => ['/Identity/people/search', body];
const FIRST_PAGES_OF_ADMINISTRATION = [
  ['products', 'admin', managed('shop-products')],
  ['by price', 'admin', managed('shop-products', { Sort: '-price' })],
  ['found by a word', 'admin', managed('shop-products', { SearchTerm: 'bench 77' })],
  ['discount codes', 'admin', managed('shop-discounts')],
  ['found by a code', 'admin', managed('shop-discounts', { SearchTerm: 'BENCH77' })],
  ['orders', 'admin', orders()],
  ['of one state', 'admin', orders({ State: 'paid' })],
  ['people, those seen last first', 'admin', people({})],
  ['found by an address', 'admin', people({ text: 'somebody-77@' })],
  ['found by a name', 'admin', people({ text: 'Thandi' })],
  ['found by a rare name', 'admin', people({ text: 'c4ca4238' })],
  ['audit', 'admin', '/Administration/audit'],
  ['of one kind', 'admin', '/Administration/audit?Kind=changed'],
];

const REQUESTS = 5;

/**
 * The middle of a few requests, each whole however long it takes, in ms.
 * @param place a path, or a path and the body that is posted to it
 */
const answerTime = async (port, authorization, place) => {
  const times = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const from = performance.now();
    const [path, body] = [place].flat();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - from);
  }
  return median(times);
};

/** Each count of rows on a PostgreSQL server of its own: both are asked by turns. */
const benchFirstPages = async () => {
  const stops = [];
  try {
    const hosts = {};
    for (const [name, count] of Object.entries(ROWS)) {
      const { url, stop } = await startPostgres();
      stops.push(stop);
      const host = await startHost('rows', {
        args: [count],
        env: {
          LIMIT_WRITE: '99999999/1s',
          LIMIT_PEOPLE: '99999999/1s',
          LIMIT_BROWSE: '99999999/1s',
          ...serverEnv(url),
        },
      });
      stops.push(host.stop);
      hosts[name] = host.message;
    }
    const measure = async (title, pages) => {
      const rows = [];
      for (const [name, who, place] of pages) {
        const of = (host) => () => answerTime(host.port, host[who], place);
        const { small, large, share } = await compare(ROUNDS, {
          small: of(hosts.small),
          large: of(hosts.large),
        });
        rows.push([
          name,
          `${small.toFixed(2)} ms`,
          against(large, MOST_MS, (time) => `${time.toFixed(2)} ms`),
          against(share, MOST_OF_ROWS, ratio),
        ]);
      }
      table(title, ['', '100 rows', '100 000 rows', 'ratio'], rows);
    };
    await measure('the first page on PostgreSQL, among', FIRST_PAGES);
    await measure('the first page of administration on PostgreSQL, among', FIRST_PAGES_OF_ADMINISTRATION);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
};

export const benchScale = async () => {
  await benchFirstPages();
  await benchOn('PGlite', {});
  const { url, stop } = await startPostgres();
  try {
    await benchOn('PostgreSQL', serverEnv(url));
  } finally {
    await stop();
  }
  await benchImport();
};
