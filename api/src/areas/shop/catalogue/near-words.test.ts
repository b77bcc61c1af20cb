import { calls, plainText } from '@phila/contract';
import { eq, sql } from 'drizzle-orm';
import { startService, type TestService } from '../../../testing/service.ts';
import { shopCategories, shopProducts, shopWords } from '../tables.ts';
import { searchText } from './search-words.ts';

const { shop } = calls;

let service: TestService;
let courses = 0;
beforeAll(async () => {
  service = await startService();
  const { database } = service;
  const [category, other] = await database
    .insert(shopCategories)
    .values([
      { name: 'Short courses', order: 1, productCount: 4 },
      { name: 'Wellness', order: 2, productCount: 1 },
    ])
    .returning();
  courses = category?.id ?? 0;
  const product = (name: string, more: object = {}) => ({
    sku: name.toLowerCase().replaceAll(/\W+/g, '-'),
    name,
    price: 100,
    categoryId: courses,
    shortDescription: '',
    description: '',
    link: '',
    sortName: plainText(name),
    searchText: searchText(name),
    ...more,
  });
  await database
    .insert(shopProducts)
    .values([
      product('Spreadsheet basics'),
      product('Budgeting for a family'),
      product('Interview coaching'),
      product('Spreadshoot masters', { isActive: false }),
      product('A walk', { categoryId: other?.id ?? 0 }),
    ]);
});
afterAll(() => service.close());

const find = async (SearchTerm: string) => {
  const { value } = await service.call(shop.products, { query: { SearchTerm } });
  return [value.items.map(({ productName }) => productName), value.correctedTerm];
};

test.each([
  ['spredsheet', 'Spreadsheet basics', 'spreadsheet'],
  ['Spreadsheeet', 'Spreadsheet basics', 'spreadsheet'],
  ['budgetting', 'Budgeting for a family', 'budgeting'],
  ['intervieuw', 'Interview coaching', 'interview'],
  ['coatching interview', 'Interview coaching', 'coaching interview'],
  ['spreadshet basics', 'Spreadsheet basics', 'spreadsheet basics'],
  // Matches the name of the category.
  ['welness', 'A walk', 'wellness'],
])('%j finds %j, and says that it looked for %j', async (typed, name, meant) => {
  expect(await find(typed)).toEqual([[name], meant]);
});

// Corrects unfinished words too.
test.each([
  ['spred', 'Spreadsheet basics', 'spreadsheet'],
  ['spredsh', 'Spreadsheet basics', 'spreadsheet'],
  ['basics spredsh', 'Spreadsheet basics', 'basics spreadsheet'],
  ['intervv', 'Interview coaching', 'interview'],
  ['interview coatchi', 'Interview coaching', 'interview coaching'],
  ['welne', 'A walk', 'wellness'],
])('the unfinished %j finds %j, and says that it looked for %j', async (typed, name, meant) => {
  expect(await find(typed)).toEqual([[name], meant]);
});

test.each(['spri', 'spring', 'intake', 'coat', 'budd', 'spredsh interview'])(
  '%j only begins like a word, or is followed by another: nothing is offered in its place',
  async (typed) => {
    expect(await find(typed)).toEqual([[], undefined]);
  },
);

test('a term that finds something is left as typed', async () => {
  expect(await find('spread')).toEqual([['Spreadsheet basics'], undefined]);
  expect(await find('interview')).toEqual([['Interview coaching'], undefined]);
});

test.each(['zzzzzz', 'abc', '404404', '%%%%', "x'y\\zzzz", 'spredsheet walking'])(
  '%j is near to nothing that would find something',
  async (typed) => {
    expect(await find(typed)).toEqual([[], undefined]);
  },
);

test('in a category it offers what that category has alone', async () => {
  const query = { SearchTerm: 'spredsheet' };
  const inCategory = async (id: number) =>
    (await service.call(shop.productsByCategory, { params: { id }, query })).value;
  expect(await inCategory(courses)).toMatchObject({ totalCount: 1, correctedTerm: 'spreadsheet' });
});

test('words follow the products, and those of what is off are never offered', async () => {
  const { database } = service;
  expect(await find('spreadshoot')).toEqual([[], undefined]);
  expect(await find('spreadshoott')).toEqual([['Spreadsheet basics'], 'spreadsheet']);
  await database
    .update(shopProducts)
    .set({ searchText: searchText('Gardening') })
    .where(eq(shopProducts.name, 'A walk'));
  expect(await find('gardenning')).toEqual([['A walk'], 'gardening']);
  const [kept] = await database.select().from(shopWords).where(eq(shopWords.word, 'walk'));
  expect(kept?.trigrams.toSorted()).toEqual(['  w', ' wa', 'alk', 'lk ', 'wal']);
});

test('trigrams are those of pg_trgm, of letters of every kind', async () => {
  const [row] = await service.database
    .select({ trigrams: sql<string[]>`shop_trigrams('élan')` })
    .from(sql`(values (1)) as one`);
  expect(row?.trigrams.toSorted()).toEqual(['  é', ' él', 'an ', 'lan', 'éla'].toSorted());
});
