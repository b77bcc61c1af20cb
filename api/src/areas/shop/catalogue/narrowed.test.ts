import { calls, MAX_FOUND, plainText } from '@phila/contract';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { grantProducts } from '../ownership/ownership.ts';
import { shopCategories, shopProducts } from '../tables.ts';
import { searchText } from './search-words.ts';

const { shop } = calls;
const COUNT = 2_500;

/** Indexes of the only products above R 1 000; every tenth is free. */
const DEAR = [17, 1_703, 2_401];
const priceOf = (n: number): number => (n % 10 === 0 ? 0 : DEAR.includes(n) ? 1_200.5 : 100 + (n % 400));

let service: TestService;
let category = 0;
let thandi: SignedIn;
let ids: number[] = [];
beforeAll(async () => {
  service = await startService();
  thandi = await signedIn(service);
  const [made] = await service.database
    .insert(shopCategories)
    .values({ name: 'Courses', order: 1, productCount: COUNT })
    .returning();
  category = made?.id ?? 0;
  const rows = await service.database
    .insert(shopProducts)
    .values(
      Array.from({ length: COUNT }, (_, n) => {
        const name = `Course ${String(n).padStart(4, '0')} ${n % 2 === 0 ? 'even' : 'odd'}`;
        return {
          sku: `sku-${n}`,
          name,
          price: Math.round(priceOf(n) * 100),
          categoryId: category,
          shortDescription: '',
          description: '',
          link: '',
          sortName: plainText(name),
          searchText: searchText(name),
        };
      }),
    )
    .returning({ id: shopProducts.id });
  ids = rows.map(({ id }) => id);
  await grantProducts(
    service.database,
    thandi.id,
    DEAR.map((n) => ids[n] ?? 0),
    null,
    service.clock.now(),
  );
});
afterAll(() => service.close());

const list = (query: object, token?: string) =>
  service.call(shop.products, { query }, token === undefined ? {} : { token });
const found = async (query: object, token?: string) => {
  const { value } = await list(query, token);
  return [value.totalCount, value.items.map(({ productId }) => ids.indexOf(productId))];
};

test('by price, both ends included, in every order and in a category', async () => {
  expect(await found({ MinPrice: 1_000 })).toEqual([3, DEAR]);
  expect(await found({ MinPrice: 1_200.5, MaxPrice: 1_200.5, Sort: '-productName' })).toEqual([
    3,
    DEAR.toReversed(),
  ]);
  expect(await found({ MinPrice: 1_000, PageNumber: 2, PageSize: 2 })).toEqual([3, [2_401]]);
  const { value } = await service.call(shop.productsByCategory, {
    params: { id: category },
    query: { MinPrice: 1_000 },
  });
  expect(value.totalCount).toBe(3);
});

test('a free product costs 0, and searches are limited', async () => {
  const { value } = await list({ MinPrice: 0, MaxPrice: 0, PageSize: 2 });
  expect(value).toMatchObject({ totalCount: MAX_FOUND, items: [{ price: 0 }, { price: 0 }] });
  expect((await list({ MinPrice: 1, PageSize: 1 })).value.totalCount).toBe(MAX_FOUND);
  // Without a filter the stored total is exact.
  expect((await list({ PageSize: 1 })).value.totalCount).toBe(COUNT);
});

test('a search and a price go together', async () => {
  expect(await found({ SearchTerm: 'odd', MinPrice: 1_000 })).toEqual([3, DEAR]);
  expect(await found({ SearchTerm: 'even', MinPrice: 1_000 })).toEqual([0, []]);
  expect((await list({ SearchTerm: 'coursse', MinPrice: 1_000 })).value).toMatchObject({
    totalCount: 3,
    correctedTerm: 'course',
  });
});

test('by what the person owns; a visitor owns nothing', async () => {
  expect(await found({ Owned: 'true' }, thandi.token)).toEqual([3, DEAR]);
  expect(await found({ Owned: 'false', MinPrice: 1_000 }, thandi.token)).toEqual([0, []]);
  expect(await found({ Owned: 'true' })).toEqual([0, []]);
  expect(await found({ Owned: 'false', MinPrice: 1_000 })).toEqual([3, DEAR]);
});

test.each([{ MinPrice: -1 }, { MaxPrice: 'x' }, { MaxPrice: 1.005 }, { MinPrice: 1e9 }, { Owned: 'maybe' }])(
  '%j is refused',
  async (query) => {
    expect((await list(query)).status).toBe(422);
  },
);
