import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { DAY } from '../../../core/durations.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { shopOrders } from '../orders/tables.ts';
import { addProduct, shopper, type Shopper } from '../../../testing/shop/shopper.ts';

const { shop } = calls;

let service: TestService;
let thandi: Shopper;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
});
beforeEach(async () => {
  thandi = await shopper(service);
});
afterAll(() => service.close());

const buy = async (productId: number, accessNow = true): Promise<number> => {
  await thandi.put(productId);
  const { orderId } = await thandi.checkOut({ accessNow });
  await thandi.settle(orderId, 'pay');
  return orderId;
};
const owned = async () =>
  (await service.call(shop.ownedProducts, { query: {} }, { token: thandi.token })).value.items;
const read = async (id: number) =>
  (await service.call(shop.product, { params: { id } }, { token: thandi.token })).value;
const add = (productId: number) =>
  service.call(shop.addToCart, { body: { productId } }, { token: thandi.token });
const openNow = (id: number, token = thandi.token) =>
  service.call(shop.openOrderNow, { params: { id } }, { token });

test('a service can be bought again, each time with its own order; what is owned once cannot', async () => {
  const coach = await addProduct(service, 65_000, { kind: 'again', beginCode: 'BOOK-1' });
  const course = await addProduct(service, 89_000);
  const first = await buy(coach);
  await buy(course);
  expect([(await read(coach)).owned, (await read(course)).owned]).toEqual([false, true]);
  expect((await add(course)).status).toBe(409);
  const second = await buy(coach);
  const ofCoach = (await owned()).filter(({ productId }) => productId === coach);
  expect(ofCoach.map(({ orderId }) => orderId)).toEqual([second, first]);
  expect((await thandi.order(second)).state).toBe('fulfilled');
  const { value } = await service.call(shop.products, { query: { Owned: 'true' } }, { token: thandi.token });
  expect(value.items.map(({ productId }) => productId)).toEqual([course]);
});

test('cancelling the second purchase of a service leaves the first', async () => {
  const coach = await addProduct(service, 65_000, { kind: 'again' });
  const first = await buy(coach);
  const second = await buy(coach, false);
  await service.call(shop.cancelOrder, { params: { id: second } }, { token: thandi.token });
  expect((await owned()).map(({ orderId }) => orderId)).toEqual([first]);
});

test('who did not ask for access right away may open it before the day, and then no longer cancel', async () => {
  const course = await addProduct(service, 89_000, { beginCode: 'START-1' });
  const orderId = await buy(course, false);
  expect(await read(course)).toMatchObject({ opensWithOrder: orderId });
  expect(await owned()).toMatchObject([{ opensWithOrder: orderId }]);
  expect(await thandi.order(orderId)).toMatchObject({ canOpenNow: true, canCancel: true, accessNow: false });
  const other = await shopper(service);
  expect((await openNow(orderId, other.token)).status).toBe(404);
  for (const _press of ['first', 'second']) expect((await openNow(orderId)).status).toBe(200);
  expect(await thandi.order(orderId)).toMatchObject({
    state: 'fulfilled',
    canOpenNow: false,
    canCancel: false,
    accessNow: true,
    history: expect.arrayContaining([
      expect.objectContaining({ state: 'fulfilled', reason: 'You asked for access right away' }),
    ]) as unknown,
  });
  expect((await read(course)).begin?.code).toBe('START-1');
  expect(await read(course)).not.toHaveProperty('opensWithOrder');
});

test('an order that is not paid, or whose days are over, has nothing left to open', async () => {
  const course = await addProduct(service, 89_000);
  await thandi.put(course);
  const { orderId } = await thandi.checkOut();
  expect((await openNow(orderId)).status).toBe(409);
  await thandi.settle(orderId, 'pay');
  await service.database
    .update(shopOrders)
    .set({ placedAt: new Date(service.clock.now().getTime() - 8 * DAY) })
    .where(eq(shopOrders.id, orderId));
  expect((await thandi.order(orderId)).canOpenNow).toBe(false);
  expect((await openNow(orderId)).status).toBe(409);
});
