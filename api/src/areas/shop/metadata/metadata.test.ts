import { calls } from '@phila/contract';
import type { MetadataElement } from '@phila/contract';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { shopOrderLines } from '../orders/tables.ts';
import { parts } from '../orders/personal.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';
import { metadataAnswers } from './tables.ts';

const { shop } = calls;
const SECRET = 'Jacaranda tree 77';

const asked = (id: string, type: MetadataElement['type'], options: string[] = []): MetadataElement => ({
  id,
  label: `Your ${id}`,
  type,
  required: false,
  placeholder: '',
  options,
});

let service: TestService;
let thandi: Shopper;
let productId: number;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
});
afterAll(() => service.close());

beforeEach(async () => {
  thandi = await shopper(service);
  productId = await addProduct(service, 10_000);
  const { token } = await signedIn(service, { role: 'administrator' });
  const elements = [asked('town', 'text'), asked('login', 'password'), asked('lunch', 'checkbox', ['Fish'])];
  await service.call(
    shop.defineProductMetadata,
    { params: { productId }, body: { metaData: { elements } } },
    { token },
  );
  await thandi.put(productId);
});

const save = async (login: string, lunch: string[] = ['Fish', 'Gold']) => {
  const fields = [
    { key: 'login', label: 'x', value: login },
    { key: 'town', label: 'x', value: 'Durban' },
    { key: 'lunch', label: 'x', value: lunch },
    { key: 'other', label: 'x', value: 'not asked' },
  ];
  const { status } = await service.call(
    shop.saveProductMeta,
    { params: { productId }, body: { productId, payload: { fields } } },
    { token: thandi.token },
  );
  expect(status).toBe(200);
};

const read = async () => {
  const params = { cartId: crypto.randomUUID() };
  const { value } = await service.call(shop.productMeta, { params }, { token: thandi.token });
  return value.find((one) => one.productId === productId)?.fields;
};

const copied = async (name: string): Promise<string> => {
  const part = parts.find((one) => one.name === name);
  return JSON.stringify(await part?.read(service.services, thandi.id));
};

const SHOWN = [
  { key: 'town', label: 'Your town', value: 'Durban' },
  { key: 'login', label: 'Your login', value: '', isSealed: true },
  { key: 'lunch', label: 'Your lunch', value: ['Fish'] },
];

test('keeps answers to what is asked, and a password sealed, which no reply has', async () => {
  await save(SECRET);
  expect(await read()).toEqual(SHOWN);
  expect(JSON.stringify(await service.database.select().from(metadataAnswers))).not.toContain(SECRET);
  expect(service.logged().join('')).not.toContain(SECRET);
  expect(await copied('productAnswers')).toContain(SECRET);
});

test('a password that is left blank stays as it was, another one takes its place', async () => {
  await save('');
  expect((await read())?.[1]).toEqual({ key: 'login', label: 'Your login', value: '' });
  await save(SECRET);
  await save('', []);
  expect((await read())?.[1]).toEqual(SHOWN[1]);
  expect(await copied('productAnswers')).toContain(SECRET);
  await save('Another one');
  expect(await copied('productAnswers')).not.toContain(SECRET);
  expect(await copied('productAnswers')).toContain('Another one');
});

test('goes sealed onto the order, whose replies say that it was answered', async () => {
  await save(SECRET);
  const { orderId } = await thandi.checkOut();
  expect((await thandi.order(orderId)).lines[0]?.answers).toEqual(SHOWN);
  const { token } = await signedIn(service, { role: 'administrator' });
  const seen = await service.call(shop.adminOrders, { query: {} }, { token });
  expect(seen.value.items.map(({ id }) => id)).toContain(orderId);
  expect(JSON.stringify(seen.value)).not.toContain(SECRET);
  expect(JSON.stringify(await service.database.select().from(shopOrderLines))).not.toContain(SECRET);
  expect(await copied('orders')).toContain(SECRET);
  expect(await copied('productAnswers')).toBe('[]');
});

test('a plain answer is asked for again once its question becomes a password', async () => {
  await save('');
  const { token } = await signedIn(service, { role: 'administrator' });
  const elements = [asked('town', 'password')];
  await service.call(
    shop.defineProductMetadata,
    { params: { productId }, body: { metaData: { elements } } },
    { token },
  );
  expect(await read()).toEqual([]);
  const { orderId } = await thandi.checkOut();
  expect((await thandi.order(orderId)).lines[0]?.answers).toEqual([]);
});

test('a definition may name its product, and is refused where that is another one', async () => {
  const { token } = await signedIn(service, { role: 'administrator' });
  const define = (sent: number) =>
    service.call(
      shop.defineProductMetadata,
      { params: { productId }, body: { productId: sent, metaData: { elements: [asked('town', 'text')] } } },
      { token },
    );
  expect((await define(productId)).status).toBe(200);
  const { status, envelope } = await define(productId + 1);
  expect([status, envelope.errors]).toMatchObject([422, [{ path: 'productId' }]]);
});

describe('required answers', () => {
  const REQUIRED = 'This field is required';
  const define = async () => {
    const elements = [
      { ...asked('town', 'text'), required: true },
      { ...asked('lunch', 'checkbox', ['Fish']), required: true },
      { ...asked('login', 'password'), required: true },
      asked('note', 'text'),
    ];
    const { token } = await signedIn(service, { role: 'administrator' });
    const params = { productId };
    await service.call(shop.defineProductMetadata, { params, body: { metaData: { elements } } }, { token });
  };
  const send = (values: Record<string, string | string[]>) =>
    service.call(
      shop.saveProductMeta,
      {
        params: { productId },
        body: {
          productId,
          payload: { fields: Object.entries(values).map(([key, value]) => ({ key, label: key, value })) },
        },
      },
      { token: thandi.token },
    );

  test('is refused at its field where it is blank, or none of the choices', async () => {
    await define();
    const refused = await send({ town: '  ', lunch: ['Gold'], login: '', note: '' });
    expect([refused.status, refused.envelope.errors]).toEqual([
      422,
      ['town', 'lunch', 'login'].map((path) => ({ path, message: REQUIRED })),
    ]);
    expect((await send({ town: 'Durban', lunch: ['Fish'], login: SECRET, note: '' })).status).toBe(200);
    // A sealed answer is kept though its field is empty.
    expect((await send({ town: 'Durban', lunch: ['Fish'], login: '', note: '' })).status).toBe(200);
  });

  test('keeps the order from being placed until it is answered, whatever page was left out', async () => {
    await define();
    const refused = await thandi.tryCheckOut();
    expect(refused).toMatchObject({ status: 409, orderId: null });
    expect(refused.errorMessage).toContain('Your town');
    await send({ town: 'Durban', lunch: ['Fish'], login: SECRET });
    expect((await thandi.tryCheckOut()).status).toBe(200);
  });
});
