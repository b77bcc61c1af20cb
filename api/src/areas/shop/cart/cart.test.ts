import { calls, MAX_LINES, MAX_OF_ONE } from '@phila/contract';
import { eq, sql } from 'drizzle-orm';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { bundles } from '../../voucher/tables.ts';
import { grantProducts } from '../ownership/ownership.ts';
import { cartLines } from '../tables.ts';
import { stockedShop, type StockedShop } from '../../../testing/shop/stocked-shop.ts';

const { shop } = calls;

let service: TestService;
let stock: StockedShop;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService();
  stock = await stockedShop(service);
});
beforeEach(async () => {
  [thandi, sipho] = [await signedIn(service), await signedIn(service)];
});
afterAll(() => service.close());

const add = (productId: number, quantity?: number, as = thandi) =>
  service.call(
    shop.addToCart,
    { body: quantity === undefined ? { productId } : { productId, quantity } },
    { token: as.token },
  );
const details = async (as = thandi) => (await service.call(shop.cartDetails, {}, { token: as.token })).value;
const total = async (as = thandi) => (await service.call(shop.cartTotal, {}, { token: as.token })).value;
const change = (id: string, quantity: number, as = thandi) =>
  service.call(shop.changeQuantity, { params: { id }, body: { quantity } }, { token: as.token });

test('adding the same again raises its quantity; lines and total are the shop’s own', async () => {
  const course = await stock.product({ price: 499.99 });
  const { value } = await add(course);
  expect(value).toMatchObject({
    productId: course,
    bundleId: null,
    quantity: 1,
    individualProductPrice: 499.99,
  });
  expect((await add(course, 2)).value).toMatchObject({ cartId: value.cartId, quantity: 3 });
  await add(await stock.product({ price: 0.01 }));
  expect((await details()).map(({ totalProductPrice }) => totalProductPrice)).toEqual([1499.97, 0.01]);
  expect(await total()).toBe(1499.98);
  expect(await details(sipho)).toEqual([]);
});

test('sent again under its key after a lost reply, it is added once', async () => {
  const course = await stock.product({});
  const body = { productId: course };
  const by = (key: string) => ({ token: thandi.token, headers: { 'idempotency-key': key } });
  const [one, again, other] = [
    await service.call(shop.addToCart, { body }, by('the-first-press-1')),
    await service.call(shop.addToCart, { body }, by('the-first-press-1')),
    await service.call(shop.addToCart, { body }, by('the-second-press')),
  ];
  expect([one, again, other].map(({ value }) => value.quantity)).toEqual([1, 1, 2]);
});

test('a quantity is changed, and 0 takes the line out', async () => {
  const { value } = await add(await stock.product({ price: 10 }));
  expect((await change(value.cartId, 5)).value).toMatchObject({ quantity: 5, totalProductPrice: 50 });
  expect(await total()).toBe(50);
  expect((await change(value.cartId, 0)).value).toMatchObject({ quantity: 0, totalProductPrice: 0 });
  expect(await details()).toEqual([]);
  expect((await change(value.cartId, 1)).status).toBe(404);
});

test.each([-1, 1.5, MAX_OF_ONE + 1, '2'])(
  'a quantity of %p is refused and changes nothing',
  async (quantity) => {
    const { value } = await add(await stock.product({}));
    expect((await change(value.cartId, quantity as number)).status).toBe(422);
    expect(await details()).toMatchObject([{ quantity: 1 }]);
  },
);

test('a line is removed, and another person’s is not found', async () => {
  const { value } = await add(await stock.product({}));
  const params = { id: value.cartId };
  const remove = (as: SignedIn) => service.call(shop.removeFromCart, { params }, { token: as.token });
  expect([(await remove(sipho)).status, (await change(value.cartId, 2, sipho)).status]).toEqual([404, 404]);
  expect(await details()).toMatchObject([{ quantity: 1 }]);
  expect([(await remove(thandi)).status, (await remove(thandi)).status]).toEqual([200, 404]);
});

test('products that are owned, free, switched off, deleted or unknown cannot be put into a cart', async () => {
  const owned = await stock.product({});
  await grantProducts(service.database, thandi.id, [owned], null, service.clock.now());
  expect((await add(owned)).envelope).toMatchObject({ errorMessage: 'You own this already' });
  const free = await stock.product({ price: 0, link: '/details' });
  const deleted = await stock.product({});
  await stock.remove(deleted);
  const answers = [owned, free, await stock.product({ isActive: false }), deleted, 999_999].map((id) =>
    add(id),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([409, 409, 404, 404, 404]);
  expect((await add(owned, 1, sipho)).status).toBe(200);
});

test('at most 99 of one thing and 100 things', async () => {
  const many = await stock.product({ price: 1 });
  await add(many, 98);
  expect((await add(many, 2)).status).toBe(409);
  expect((await add(many, 1)).value.quantity).toBe(MAX_OF_ONE);
  const ids = await Promise.all(Array.from({ length: MAX_LINES }, () => stock.product({ price: 1 })));
  const answers = [];
  for (const id of ids) answers.push((await add(id)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(MAX_LINES - 1);
  expect((await details()).length).toBe(MAX_LINES);
});

test('twenty at once add up: nothing is lost and there is one line', async () => {
  const course = await stock.product({ price: 2 });
  await Promise.all(Array.from({ length: 20 }, () => add(course)));
  expect(await details()).toMatchObject([{ quantity: 20, totalProductPrice: 40 }]);
});

test('another price is told until the person has taken note of it, and is the one to be paid', async () => {
  const course = await stock.product({ price: 100 });
  const { value } = await add(course, 2);
  await stock.change(course, { price: 120 });
  expect(await details()).toMatchObject([
    { individualProductPrice: 120, previousPrice: 100, totalProductPrice: 240 },
  ]);
  expect(await total()).toBe(240);
  expect((await change(value.cartId, 2)).value.previousPrice).toBeNull();
  expect(await details()).toMatchObject([{ previousPrice: null }]);
});

test('a line that can no longer be bought stays with its reason, and is left out of the total', async () => {
  const [gone, bought, free, stays] = [
    await stock.product({ price: 10 }),
    await stock.product({ price: 20 }),
    await stock.product({ price: 30, link: '/details' }),
    await stock.product({ price: 40 }),
  ];
  for (const id of [gone, bought, free, stays]) await add(id);
  await stock.change(gone, { isActive: false });
  await grantProducts(service.database, thandi.id, [bought], null, service.clock.now());
  await stock.change(free, { price: 0 });
  const lines = await details();
  expect(lines.map(({ isAvailable, unavailableReason }) => [isAvailable, unavailableReason])).toEqual([
    [false, 'gone'],
    [false, 'owned'],
    [false, 'free'],
    [true, null],
  ]);
  expect(await total()).toBe(40);
  await stock.remove(stays);
  expect((await details()).map(({ productId }) => productId)).toEqual([gone, bought, free]);
});

describe('a visitor’s cart', () => {
  const price = (lines: object[]) => service.call(shop.price, { body: { lines: lines as never } });

  test('is priced for anybody, and nothing that is sent besides is believed', async () => {
    const course = await stock.product({ price: 49.95, productName: 'First aid' });
    const { value } = await price([
      { productId: course, quantity: 3 },
      { productId: 999_999, quantity: 1 },
    ]);
    expect(value).toMatchObject({
      total: 149.85,
      lines: [
        { productName: 'First aid', totalProductPrice: 149.85, isAvailable: true },
        { unavailableReason: 'gone', totalProductPrice: 0 },
      ],
    });
    expect((await price([{ productId: course, quantity: 1, price: 1 }])).status).toBe(422);
    expect((await price([{ productId: course, bundleId: 1, quantity: 1 }])).status).toBe(422);
    expect((await price([{ quantity: 1 }])).status).toBe(422);
  });

  test('is limited by network address', async () => {
    const limited = await startService({ settings: { LIMIT_PRICE: '2/1m' } });
    const ask = async () => (await limited.call(shop.price, { body: { lines: [] } })).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    await limited.close();
  });

  test('is merged by the rules of adding; what they refuse is named and the rest is there', async () => {
    const [mine, owned, fresh] = [
      await stock.product({ price: 5 }),
      await stock.product({ productName: 'Owned course' }),
      await stock.product({ price: 7 }),
    ];
    await add(mine);
    await grantProducts(service.database, thandi.id, [owned], null, service.clock.now());
    const lines = [
      { productId: mine, quantity: 2 },
      { productId: owned, quantity: 1 },
      { productId: 999_999, quantity: 1 },
      { productId: fresh, quantity: 1 },
    ];
    const { value } = await service.call(shop.mergeCart, { body: { lines } }, { token: thandi.token });
    expect(value).toEqual({
      added: 2,
      refused: [
        { productName: 'Owned course', message: 'You own this already' },
        { productName: 'Something that was in your cart', message: 'This is no longer on offer' },
      ],
    });
    expect((await details()).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [mine, 3],
      [fresh, 1],
    ]);
  });

  test('is merged without a line that meets a fault, which is named', async () => {
    const [before, faulty, after] = [
      await stock.product({}),
      await stock.product({ productName: 'Faulty course' }),
      await stock.product({}),
    ];
    const rule = sql`alter table ${cartLines} add constraint of_this_test check (${sql.identifier('product_id')} <> ${sql.raw(String(faulty))})`;
    await service.database.execute(rule);
    try {
      const lines = [before, faulty, after].map((productId) => ({ productId, quantity: 1 }));
      const merged = await service.call(shop.mergeCart, { body: { lines } }, { token: thandi.token });
      expect(merged.value).toEqual({
        added: 2,
        refused: [
          { productName: 'Faulty course', message: 'Its values break a rule that the database holds' },
        ],
      });
    } finally {
      await service.database.execute(sql`alter table ${cartLines} drop constraint of_this_test`);
    }
    expect((await details()).map(({ productId }) => productId)).toEqual([before, after]);
  });
});

const addBundle = async (): Promise<number> => {
  const [bundle] = await service.database
    .insert(bundles)
    .values({
      name: 'Family bundle',
      purchasePrice: 19_900,
      estimateValue: 85_000,
      startDate: '2026-01-01',
      endDate: '2030-08-28',
    })
    .returning();
  return bundle?.id ?? 0;
};

test('a bundle lies in the cart beside products, at its own price', async () => {
  const bundleId = await addBundle();
  const answer = await service.call(shop.addToCart, { body: { bundleId } }, { token: thandi.token });
  expect(answer.value).toMatchObject({ productId: null, bundleId, productName: 'Family bundle' });
  expect(await total()).toBe(199);
});

test.each(['bundle', 'CV template'])(
  'a %s is bought once, whatever way it comes into the cart',
  async (kind) => {
    const thing =
      kind === 'bundle'
        ? { bundleId: await addBundle() }
        : { productId: await stock.product({ sku: 'CV-T90', price: 199 }) };
    const { token } = thandi;
    const put = (more: object = {}) =>
      service.call(shop.addToCart, { body: { ...thing, ...more } }, { token });
    expect((await put({ quantity: 2 })).envelope.errorMessage).toBe('You need this only once');
    const { value } = await put();
    expect((await put()).value).toMatchObject({ cartId: value.cartId, quantity: 1, isBoughtOnce: true });
    expect((await change(value.cartId, 2)).status).toBe(409);
    const lines = [{ ...thing, quantity: 5 }];
    const merged = await service.call(shop.mergeCart, { body: { lines: lines as never } }, { token });
    expect(merged.value).toEqual({ added: 1, refused: [] });
    const priced = await service.call(shop.price, { body: { lines: lines as never } });
    expect(priced.value).toMatchObject({ total: 199, lines: [{ quantity: 1, isBoughtOnce: true }] });
    // Reduces a stored quantity to 1 once the product becomes one that people buy only once.
    await service.database.update(cartLines).set({ quantity: 3 }).where(eq(cartLines.id, value.cartId));
    expect(await details()).toMatchObject([{ quantity: 1, totalProductPrice: 199 }]);
    expect(await total()).toBe(199);
  },
);
