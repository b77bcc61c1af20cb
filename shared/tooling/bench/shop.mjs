/**
 * Compares a page and a search of the catalogue over 100 products and over 100 000 (specification: shop, "Catalogue").
 */
import { startPostgres } from '../commands/postgres.mjs';
import { compare } from './compare.mjs';
import { startHost } from './host.mjs';
import { load } from './load.mjs';
import { serverEnv } from './server-env.mjs';
import { against, percentile, ratio, table } from './table.mjs';

const FEW = 100;
const MANY = 100_000;
const MOST = 3;
const ROUNDS = 7;
/** Lifts the limit, because a single address asks for everything here. */
const UNLIMITED = { LIMIT_BROWSE: '99999999/1m' };

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

/** The same rows as administrators list them: the list of a resource, and its count. */
const MANAGED = [
  ['first page', ''],
  ['by name', '?Sort=name'],
  ['by price, the other way', '?Sort=-price'],
  ['of a category', '?categoryId.eq=1'],
  ['switched off', '?isActive.eq=false'],
  ['a word that one in twenty has', '?SearchTerm=evening'],
  ['how many there are', '/count'],
  ['how many a word finds', '/count?SearchTerm=weekday'],
];

/** The middle latency, one request after the other, in ms. */
const latency = async ({ message: { port, administrator } }, path) => {
  const headers = path.startsWith('/Manage/') ? { authorization: administrator } : {};
  const options = { port, path: `/api/v1${path}`, headers, connections: 1, seconds: 0.3 };
  // On a machine that does other things as well none may be answered in so short a time.
  for (;;) {
    const { latencies } = await load(options);
    if (latencies.length > 0) return percentile(latencies, 0.5);
    options.seconds *= 2;
  }
};

const catalogueOn = async (database, fewEnv, manyEnv) => {
  const few = await startHost('shop', { args: [FEW], env: { ...UNLIMITED, ...fewEnv } });
  const many = await startHost('shop', { args: [MANY], env: { ...UNLIMITED, ...manyEnv } });
  try {
    const measured = async (title, asked) => {
      const rows = [];
      for (const [name, path] of asked) {
        const { small, large, share } = await compare(ROUNDS, {
          small: () => latency(few, path),
          large: () => latency(many, path),
        });
        rows.push([name, `${small.toFixed(2)} ms`, `${large.toFixed(2)} ms`, against(share, MOST, ratio)]);
      }
      table(title, ['', `of ${FEW}`, `of ${MANY}`, 'ratio'], rows);
    };
    await measured(
      `the catalogue on ${database}`,
      ASKED.map(([name, query]) => [name, `/Shop/products?${query}`]),
    );
    await measured(
      `products as administrators list them, on ${database}`,
      MANAGED.map(([name, rest]) => [name, `/Manage/shop-products${rest}`]),
    );
  } finally {
    await few.stop();
    await many.stop();
  }
};

export const benchShop = async () => {
  await catalogueOn('PGlite', {}, {});
  const [one, other] = [await startPostgres(), await startPostgres()];
  try {
    await catalogueOn('PostgreSQL', serverEnv(one.url), serverEnv(other.url));
  } finally {
    await one.stop();
    await other.stop();
  }
};
