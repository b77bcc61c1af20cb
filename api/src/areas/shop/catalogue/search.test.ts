import { calls, MAX_FOUND, plainText } from '@phila/contract';
import { startService, type TestService } from '../../../testing/service.ts';
import { shopCategories, shopProducts } from '../tables.ts';
import { searchText } from './search-words.ts';

/*
 * Searches run differently by how many products match; each way must give the pages that filtering and sorting in
 * memory gives.
 */

const { shop } = calls;
const COUNT = 3_000;
const PAGE = 12;

const WORDS: { readonly [word: string]: (n: number) => boolean } = {
  every: () => true,
  second: (n) => n % 2 === 0,
  // Matches many of the oldest and no others.
  oldest: (n) => n < 60,
  // Matches none of the oldest products and nearly all others.
  newer: (n) => n >= 700,
  tenth: (n) => n % 10 === 5,
  few: (n) => n >= 1_500 && n < 1_520,
};

const products = Array.from({ length: COUNT }, (_, n) => {
  const words = Object.keys(WORDS).filter((word) => WORDS[word]?.(n) === true);
  const name = `N${String((n * 7_919) % 30_011).padStart(5, '0')} ${words.join(' ')}`;
  return { sku: `sku-${n}`, name, words, price: ((n * 31) % COUNT) * 100 };
});

let service: TestService;
beforeAll(async () => {
  service = await startService();
  const { database } = service;
  const [category] = await database
    .insert(shopCategories)
    .values({ name: 'Courses', order: 1, productCount: COUNT })
    .returning();
  for (let from = 0; from < COUNT; from += 1_000)
    await database.insert(shopProducts).values(
      products.slice(from, from + 1_000).map(({ sku, name, price }) => ({
        sku,
        name,
        price,
        categoryId: category?.id ?? 0,
        shortDescription: '',
        description: '',
        link: '',
        sortName: plainText(name),
        searchText: searchText(name, sku),
      })),
    );
});
afterAll(() => service.close());

type Product = (typeof products)[number];
const orders: { readonly [sort: string]: (a: Product, b: Product) => number } = {
  productName: (a, b) => (a.name < b.name ? -1 : 1),
  '-price': (a, b) => b.price - a.price,
};

const cases = ['every', 'second', 'oldest', 'newer', 'tenth', 'few', 'tenth newer', 'oldest few'].flatMap(
  (term) => Object.keys(orders).map((sort) => [term, sort] as const),
);

test.each(cases)('a search for %s, sorted by %s', async (SearchTerm, Sort) => {
  const all = products
    .filter(({ words }) => SearchTerm.split(' ').every((word) => words.includes(word)))
    .toSorted(orders[Sort]);
  const totalCount = Math.min(all.length, MAX_FOUND);
  for (const PageNumber of [1, 3, Math.max(1, Math.ceil(totalCount / PAGE))]) {
    const query = { SearchTerm, Sort, PageSize: PAGE, PageNumber };
    const { value } = await service.call(shop.products, { query });
    expect(value.totalCount).toBe(totalCount);
    expect(value.items.map(({ sku }) => sku)).toEqual(
      all.slice((PageNumber - 1) * PAGE, Math.min(PageNumber * PAGE, totalCount)).map(({ sku }) => sku),
    );
  }
});
