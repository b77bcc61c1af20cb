import { calls, resourceCalls, shopDiscount } from '@phila/contract';
import { asItIs } from '../../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { addDiscount, addProduct, shopper } from '../../../testing/shop/shopper.ts';

const { shop } = calls;

let service: TestService;
let lead: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
  lead = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const buy = async (code: string) => {
  const buyer = await shopper(service);
  await buyer.put(await addProduct(service, 50_000));
  return { buyer, ...(await buyer.checkOut({ discountCode: code })) };
};
const uses = async (id: number, query: object = {}, as = lead) =>
  (await service.call(shop.discountUses, { params: { id }, query }, as)).value;

test('a code is shown with the orders that used it, the latest first, and what it took off each', async () => {
  const { id, code } = await addDiscount(service);
  const [first, second] = [await buy(code), await buy(code)];
  await addDiscount(service).then(({ code: other }) => buy(other));
  const { items, totalCount } = await uses(id);
  expect(totalCount).toBe(2);
  expect(items.map((one) => one.id)).toEqual([second.orderId, first.orderId]);
  expect(items[0]).toMatchObject({
    fullName: 'Thandi Mokoena',
    state: 'awaiting payment',
    discount: 50,
    total: 450,
    counts: true,
  });
  const { value } = await service.call(shop.discountUseCount, { params: { id } }, lead);
  expect(value).toEqual({ count: 2, isCapped: false });
});

test('an order that was cancelled is there still, and does not count as a use', async () => {
  const { id, code } = await addDiscount(service);
  const { buyer, orderId } = await buy(code);
  await service.call(shop.cancelOrder, { params: { id: orderId } }, { token: buyer.token });
  expect((await uses(id)).items).toMatchObject([{ id: orderId, state: 'cancelled', counts: false }]);
});

test('it comes page by page', async () => {
  const { id, code } = await addDiscount(service);
  const orders = [await buy(code), await buy(code), await buy(code)].map(({ orderId }) => orderId);
  const first = await uses(id, { PageNumber: 1, PageSize: 2, Counted: 'false' });
  const second = await uses(id, { PageNumber: 2, PageSize: 2, Counted: 'false' });
  expect([first.hasNext, second.hasNext]).toEqual([true, false]);
  expect([...first.items, ...second.items].map((one) => one.id)).toEqual(orders.toReversed());
});

test('whose orders they are is told to those alone who may see orders', async () => {
  const { id, code } = await addDiscount(service);
  await buy(code);
  const manager = await signedIn(service, { role: 'catalogueManager' });
  const { items } = await uses(id, {}, manager);
  expect(items).toMatchObject([{ fullName: null, discount: 50 }]);
  expect(JSON.stringify(items)).not.toContain('Thandi');
  const support = await signedIn(service, { role: 'support' });
  const refused = await service.call(shop.discountUses, { params: { id }, query: {} }, support);
  expect(refused.status).toBe(403);
});

test('a code that was removed keeps its orders, and one that never was is not found', async () => {
  const { id, code } = await addDiscount(service);
  await buy(code);
  await service.call(resourceCalls(shopDiscount).remove, await asItIs(service, shopDiscount, id, lead), lead);
  expect((await uses(id)).items).toHaveLength(1);
  const none = { params: { id: 2_000_000 }, query: {} };
  expect((await service.call(shop.discountUses, none, lead)).status).toBe(404);
});
