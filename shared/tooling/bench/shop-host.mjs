/** The process that shop.mjs measures: the whole service, with so many products in its shop. */
import { built, measured } from './measured-service.mjs';

const count = Number(process.argv[2]);
const [{ productOwnerships, shopCategories, shopProducts }, { plainText, searchText }] = await Promise.all(
  ['areas/shop/tables.js', 'areas/shop/catalogue/search-words.js'].map(built),
);

const { opened, port, authorizationOf } = await measured();
const { database } = opened;
await database.delete(productOwnerships);
await database.delete(shopProducts);
await database.delete(shopCategories);
const [category] = await database
  .insert(shopCategories)
  .values({ name: 'Courses', order: 1, productCount: count })
  .returning();

/** Ten in all are found by "zulu", of 100 000 five hundred by "sunday", one in twenty by "evening", one in three by
 * "weekday", and every one by "course". */
const nameOf = (n) =>
  `Course ${(n * 7919) % 100_003}${n % Math.floor(count / 10) === 0 ? ' Zulu' : ''}${n % 20 === 0 ? ' evening' : ''}${n % 200 === 7 ? ' sunday' : ''}${n % 3 === 0 ? ' weekday' : ''}`;

for (let from = 0; from < count; from += 1_000) {
  await database.insert(shopProducts).values(
    Array.from({ length: Math.min(1_000, count - from) }, (_, at) => {
      const n = from + at;
      const name = nameOf(n);
      return {
        sku: `course-${n}`,
        name,
        categoryId: category.id,
        price: ((n * 31) % 5_000) * 100 + 100,
        shortDescription: 'What it is about, in a sentence',
        description: 'At length',
        link: '',
        sortName: plainText(name),
        searchText: searchText(name, `course-${n}`),
      };
    }),
  );
}
await opened.database.$client.query('VACUUM (ANALYZE)').catch(() => undefined);

process.send({ port, administrator: await authorizationOf('admin') });
process.on('message', () => process.exit(0));
