import { calls, resourceCalls, shopProduct } from '@phila/contract';
import { DAY } from '../../../core/durations.ts';
import { changeOf } from '../../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { ownProduct } from '../../../testing/shop/own-product.ts';
import { stockedShop, type StockedShop } from '../../../testing/shop/stocked-shop.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { productOwnerships } from '../tables.ts';
import { grantProducts } from '../ownership/ownership.ts';

const { shop } = calls;
const manage = resourceCalls(shopProduct);

let service: TestService;
let stock: StockedShop;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService();
  stock = await stockedShop(service);
});
beforeEach(async () => {
  await service.database.delete(productOwnerships);
  thandi = await signedIn(service);
  sipho = await signedIn(service);
});
afterAll(() => service.close());

const beginning = {
  beginWords: 'Sign up **first**.',
  beginDate: '2027-03-01',
  beginPlace: '12 Loop Street',
  beginLink: 'https://academy.example/course',
  beginFile: null,
  beginCode: 'START-1',
};
const shown = {
  words: 'Sign up **first**.',
  date: '2027-03-01',
  place: '12 Loop Street',
  link: 'https://academy.example/course',
  file: null,
  download: null,
  code: 'START-1',
};

const change = (id: number, body: object) =>
  changeOf(service, shopProduct, { id, by: { token: stock.token } }, body).then((sent) =>
    service.call(manage.update, sent, { token: stock.token }),
  );
const owned = async (who: SignedIn, query: object = {}) =>
  (await service.call(shop.ownedProducts, { query }, { token: who.token })).value;
const read = async (id: number, token?: string) =>
  (await service.call(shop.product, { params: { id } }, token === undefined ? {} : { token })).value;

test('an administrator sets how to begin: it has a history, and an address that opens nothing is refused', async () => {
  const id = await stock.product({});
  expect((await change(id, beginning)).status).toBe(200);
  const { value: changes } = await service.call(manage.history, { params: { id } }, { token: stock.token });
  expect(changes[0]?.fields.map(({ field }) => field).toSorted()).toEqual(
    ['beginCode', 'beginDate', 'beginLink', 'beginPlace', 'beginWords'].toSorted(),
  );
  for (const [path, wrong] of [
    ['beginLink', { beginLink: 'javascript:alert(1)' }],
    ['beginFile', { beginFile: '//elsewhere.example/a.pdf' }],
    ['beginDate', { beginDate: '2027-02-30' }],
    ['beginWords', { beginWords: 'x'.repeat(2_001) }],
  ] as const) {
    const { status, envelope } = await change(id, wrong);
    expect([status, envelope.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  }
});

test('it is shown to those who own the product, and to no one else', async () => {
  const id = await stock.product({});
  await change(id, beginning);
  await ownProduct(service, thandi, id);
  expect((await read(id, thandi.token)).begin).toEqual(shown);
  expect((await owned(thandi)).items).toMatchObject([
    { productId: id, begin: shown, orderId: null, orderNumber: null },
  ]);
  expect((await owned(sipho)).items).toEqual([]);
  for (const token of [undefined, sipho.token, stock.token])
    expect(JSON.stringify(await read(id, token))).not.toContain('START-1');
  const { value: listed } = await service.call(shop.products, { query: {} }, { token: thandi.token });
  expect(JSON.stringify(listed)).not.toContain('START-1');
});

test('a product that begins later shows its date, and no link that opens it', async () => {
  const id = await stock.product({});
  await change(id, beginning);
  const begins = new Date(service.clock.now().getTime() + 3 * DAY);
  await ownProduct(service, thandi, id, begins);
  const [item] = (await owned(thandi)).items;
  expect(item).toMatchObject({ beginsAt: begins.toISOString() });
  expect(item).not.toHaveProperty('begin');
  expect(await read(id, thandi.token)).not.toHaveProperty('begin');
});

test('a product that has begun has neither', async () => {
  const id = await stock.product({});
  await ownProduct(service, thandi, id);
  const [item] = (await owned(thandi)).items;
  expect(item).not.toHaveProperty('begin');
  expect(item).not.toHaveProperty('beginsAt');
});

test('lists the latest first, page by page, and what the shop has no longer as well', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const id = await stock.product({});
    await ownProduct(service, thandi, id);
    ids.unshift(id);
    service.clock.advance(1_000);
  }
  await stock.remove(ids[0] ?? 0);
  expect((await owned(thandi)).items.map(({ productId }) => productId)).toEqual(ids);
  expect(await owned(thandi, { PageNumber: 2, PageSize: 2 })).toMatchObject({
    items: [{ productId: ids[2] }],
    totalCount: 3,
    totalPages: 2,
    hasNext: false,
  });
});

test('lists the products of an order for its own person', async () => {
  const [mine, other] = [await stock.product({}), await stock.product({})];
  const now = service.clock.now();
  await grantProducts(service.database, thandi.id, [mine], 71, now);
  await grantProducts(service.database, thandi.id, [other], 72, now);
  const of = async (who: SignedIn) =>
    (await owned(who, { OrderId: 71 })).items.map(({ productId }) => productId);
  expect(await of(thandi)).toEqual([mine]);
  expect(await of(sipho)).toEqual([]);
  const visitor = await service.call(shop.ownedProducts, { query: {} });
  expect(visitor.status).toBe(401);
});
