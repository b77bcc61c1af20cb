import { calls, resourceCalls, shopProduct } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { changeOf } from '../../../testing/resources/as-it-is.ts';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { addDiscount, addProduct, DETAILS, shopper, type Shopper } from '../../../testing/shop/shopper.ts';
import { stockedShop, type StockedShop } from '../../../testing/shop/stocked-shop.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { shopOrders } from '../orders/tables.ts';
import { shopProducts } from '../tables.ts';

const { shop } = calls;
const manage = resourceCalls(shopProduct);

let service: TestService;
let stock: StockedShop;
let thandi: Shopper;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
  stock = await stockedShop(service);
});
beforeEach(async () => {
  thandi = await shopper(service);
});
afterAll(() => service.close());

const aThing = () => addProduct(service, 19_000, { isDelivered: true });
const aCourse = () => addProduct(service, 10_000);
const nameOf = async (id: number): Promise<string> => {
  const [row] = await service.database.select().from(shopProducts).where(eq(shopProducts.id, id));
  return row?.name ?? '';
};
const paidMail = async (): Promise<string> => {
  const mails = (await service.mail()).filter(({ recipient }) => recipient === thandi.email);
  return mails.find(({ subject }) => subject?.endsWith('is paid') === true)?.text ?? '';
};

test('events and downloads need no delivery address, and one sent along is not saved', async () => {
  await thandi.put(await aCourse());
  const cart = await service.call(shop.cartDetails, {}, { token: thandi.token });
  expect(cart.value).toMatchObject([{ isDelivered: false }]);
  const { orderId } = await thandi.checkOut();
  await thandi.settle(orderId, 'pay');
  expect(await thandi.order(orderId)).toMatchObject({ deliveryAddress: '', lines: [{ isDelivered: false }] });
  const [kept] = await service.database.select().from(shopOrders).where(eq(shopOrders.id, orderId));
  expect(kept).toMatchObject({ deliveryAddress: '', billingAddress: DETAILS.billingAddress });
  expect(await paidMail()).toMatch(/opens on/);
  expect(await paidMail()).not.toMatch(/deliver/i);
});

test('an invoice up to R 5 000 needs no billing address, unless it names a VAT number', async () => {
  const { deliveryAddress: _goesNowhere, billingAddress, ...buyer } = DETAILS;
  const placed = (body: object) => service.call(shop.checkout, { query: {}, body }, { token: thandi.token });
  await thandi.put(await addProduct(service, 500_000));
  const vatNumber = '4123456789';
  const refused = await placed({ ...buyer, vatNumber });
  expect([refused.status, refused.envelope.errors?.map(({ path }) => path)]).toEqual([
    422,
    ['billingAddress'],
  ]);
  const { status, value } = await placed(buyer);
  expect(status).toBe(200);
  expect(await thandi.order(value.orderId)).toMatchObject({ billingAddress: '', vatNumber: null });
  await thandi.put(await addProduct(service, 500_000));
  const business = await placed({ ...buyer, vatNumber, billingAddress });
  expect(await thandi.order(business.value.orderId)).toMatchObject({ billingAddress, vatNumber });
});

test('an order that a discount takes everything off needs no address of an invoice, and keeps none that is sent', async () => {
  const { deliveryAddress: _goesNowhere, billingAddress: _ofNoInvoice, ...buyer } = DETAILS;
  const placed = (body: object) => service.call(shop.checkout, { query: {}, body }, { token: thandi.token });
  const everything = await addDiscount(service, { value: 10_000 });
  const half = await addDiscount(service, { value: 5_000 });
  await thandi.put(await addProduct(service, 1_200_000));
  for (const body of [buyer, { ...buyer, discountCode: half.code }]) {
    const refused = await placed(body);
    expect([refused.status, refused.envelope.errors]).toEqual([
      422,
      [{ path: 'billingAddress', message: 'Please enter the address for the invoice' }],
    ]);
  }
  const { status, value } = await placed({ ...buyer, discountCode: everything.code });
  expect([status, value.total]).toEqual([200, 0]);
  expect(await thandi.order(value.orderId)).toMatchObject({ billingAddress: '', vatNumber: null });

  await thandi.put(await aCourse());
  const { orderId } = await thandi.checkOut({ discountCode: everything.code, vatNumber: '4123456789' });
  expect(await thandi.order(orderId)).toMatchObject({ billingAddress: '', vatNumber: null });
});

test('a thing that is sent is not ordered without its delivery address, in either spelling of the call', async () => {
  await thandi.put(await aThing());
  await thandi.put(await aCourse());
  const { deliveryAddress, ...others } = DETAILS;
  const placed = (body: object, query: object = {}) =>
    service.call(shop.checkout, { query, body }, { token: thandi.token });
  for (const body of [others, { ...others, deliveryAddress: '  ' }]) {
    const refused = await placed(body);
    expect([refused.status, refused.envelope.errors]).toEqual([
      422,
      [{ path: 'deliveryAddress', message: 'Please enter the address that your order goes to' }],
    ]);
  }
  const { status, value } = await placed(others, { DeliveryAddress: deliveryAddress });
  expect(status).toBe(200);
  expect(await thandi.order(value.orderId)).toMatchObject({ deliveryAddress });
});

test('the mail says what is sent, apart from what opens', async () => {
  const [thing, course] = [await aThing(), await aCourse()];
  await thandi.put(thing);
  await thandi.put(course);
  const { orderId } = await thandi.checkOut();
  await thandi.settle(orderId, 'pay');
  const mail = await paidMail();
  expect(mail).toMatch(new RegExp(`It opens on [^:]+: ${await nameOf(course)}\\.`));
  expect(mail).toContain(
    `We send to the delivery address of your order, within 30 days at the latest: ${await nameOf(thing)}.`,
  );
  expect(mail).toContain('What we send may go back within seven days of the day it reaches you');
  expect((await thandi.order(orderId)).lines.map(({ isDelivered }) => isDelivered)).toEqual([true, false]);
});

test('an order stays as it was when its product is no longer one that is sent', async () => {
  const thing = await aThing();
  await thandi.put(thing);
  const { orderId } = await thandi.checkOut();
  await service.database.update(shopProducts).set({ isDelivered: false }).where(eq(shopProducts.id, thing));
  const { deliveryAddress } = DETAILS;
  expect(await thandi.order(orderId)).toMatchObject({ deliveryAddress, lines: [{ isDelivered: true }] });
});

test('a line that can no longer be bought asks for no address', async () => {
  const thing = await aThing();
  await thandi.put(thing);
  await thandi.put(await aCourse());
  await service.database.update(shopProducts).set({ isActive: false }).where(eq(shopProducts.id, thing));
  const { deliveryAddress: _left, ...others } = DETAILS;
  const refused = await service.call(shop.checkout, { query: {}, body: others }, { token: thandi.token });
  expect([refused.status, refused.envelope.errorMessage]).toEqual([
    409,
    `Please remove from your cart what can no longer be bought: ${await nameOf(thing)}`,
  ]);
});

test('people who ship see the delivery address once the order is paid', async () => {
  await thandi.put(await aThing());
  const { orderId } = await thandi.checkOut();
  const auditor = await signedIn(service, { role: 'auditor' });
  const sendTo = async (token: string) =>
    (await service.call(shop.adminOrder, { params: { id: orderId } }, { token })).value.sendTo;
  expect(await sendTo(stock.token)).toBeNull();
  await thandi.settle(orderId, 'pay');
  const { deliveryAddress: address } = DETAILS;
  expect(await sendTo(stock.token)).toEqual({ address, phone: '082 123 4567' });
  expect(await sendTo(auditor.token)).toBeNull();
});

test('a thing with nothing to open beside it begins on no day', async () => {
  const thing = await aThing();
  await thandi.put(thing);
  const { orderId } = await thandi.checkOut();
  await thandi.settle(orderId, 'pay');
  const owned = async () =>
    (await service.call(shop.ownedProducts, { query: {} }, { token: thandi.token })).value.items[0];
  expect(await owned()).toMatchObject({ productId: thing, isDelivered: true });
  expect(await owned()).not.toHaveProperty('beginsAt');
  await service.database.update(shopProducts).set({ beginCode: 'FILM-1' }).where(eq(shopProducts.id, thing));
  expect(await owned()).toHaveProperty('beginsAt');
});

describe('a product', () => {
  const fields = {
    categoryId: 0,
    price: 190,
    name: 'First aid kit',
    shortDescription: 'For the first ten minutes',
    isActive: true,
  };
  const create = (body: object) =>
    service.call(
      manage.create,
      { body: { ...fields, categoryId: stock.categoryId, ...body } as never },
      { token: stock.token },
    );
  const one = async (id: number) =>
    (await service.call(manage.read, { params: { id } }, { token: stock.token })).value;

  test('is sent or not as an administrator says, and not where a client does not know the question', async () => {
    const unasked = await create({ sku: 'kit-unasked' });
    expect([unasked.status, unasked.value.row.isDelivered]).toEqual([201, false]);
    const blank = await create({ sku: 'kit-blank', isDelivered: null });
    expect([blank.status, blank.envelope.errors]).toEqual([
      422,
      [{ path: 'isDelivered', message: 'Please say whether it is sent to an address' }],
    ]);
    const sent = await create({ sku: 'kit-sent', isDelivered: true });
    expect(sent.value.row.isDelivered).toBe(true);
  });

  test('keeps it where a change does not name it, and its history says what was changed', async () => {
    const { value } = await create({ sku: 'kit-changed', isDelivered: true });
    const { id } = value.row;
    const change = (body: object) =>
      changeOf(service, shopProduct, { id, by: { token: stock.token } }, body).then((sent) =>
        service.call(manage.update, sent, { token: stock.token }),
      );
    await change({ price: 200 });
    expect(await one(id)).toMatchObject({ price: 200, isDelivered: true });
    await change({ isDelivered: false });
    const { value: changes } = await service.call(manage.history, { params: { id } }, { token: stock.token });
    expect(changes[0]?.fields).toMatchObject([
      { field: 'isDelivered', label: 'Sent to an address', before: 'Yes', after: 'No' },
    ]);
  });

  test('is the same by the calls of the shop, which default to what is not sent', async () => {
    const id = await stock.product({ sku: 'kit-by-the-shop' });
    expect(await one(id)).toMatchObject({ isDelivered: false });
    await stock.change(id, { isDelivered: true });
    expect(await one(id)).toMatchObject({ isDelivered: true });
    const shown = await service.call(shop.product, { params: { id } });
    expect(shown.value.isDelivered).toBe(true);
  });

  test('goes out and in as CSV', async () => {
    const { value } = await create({ sku: 'kit-csv', isDelivered: true });
    const answer = await fetch(`${service.url}/api/v1/Manage/shop-products/csv?SearchTerm=kit-csv`, {
      headers: { authorization: `Bearer ${stock.token}` },
    });
    const text = (await answer.text()).replace('\uFEFF', '');
    const [heading = '', line = ''] = text.split('\r\n');
    const at = heading.split(',').indexOf('Sent to an address');
    expect(line.split(',')[at]).toBe('Yes');
    const imported = (file: string) =>
      service.call(
        manage.importRows,
        { body: { dryRun: 'false' }, file: new File([file], 'rows.csv') },
        { token: stock.token },
      );
    expect((await imported(text)).value.rows).toMatchObject([{ verdict: 'same' }]);
    const cells = line.split(',').map((cell, place) => (place === at ? 'No' : cell));
    const changed = await imported(`${heading}\r\n${cells.join(',')}\r\n`);
    expect(changed.value.rows).toMatchObject([{ verdict: 'changed' }]);
    expect(await one(value.row.id)).toMatchObject({ isDelivered: false });
  });
});
