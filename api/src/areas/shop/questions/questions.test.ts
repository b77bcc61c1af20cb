import { calls, type MetadataElement } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { addProduct, shopper, type Shopper } from '../../../testing/shop/shopper.ts';
import { metadataAnswers } from '../metadata/tables.ts';

const { shop } = calls;

const asked = (id: string, label: string, more: Partial<MetadataElement> = {}): MetadataElement => ({
  id,
  label,
  type: 'text',
  required: false,
  placeholder: '',
  options: [],
  ...more,
});

let service: TestService;
let editor: SignedIn;
let productId: number;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
  editor = await signedIn(service, { role: 'catalogueManager', isConfirmed: 'throughout' });
});
afterAll(() => service.close());

const define = (elements: MetadataElement[], version?: number) =>
  service.call(
    shop.defineProductMetadata,
    {
      params: { productId },
      body: { metaData: { elements }, ...(version === undefined ? {} : { version }) },
    },
    editor,
  );
const read = async () =>
  (await service.call(shop.readProductMetadata, { params: { productId } }, editor)).value;

const save = (thandi: Shopper, values: Record<string, string>) =>
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

/** Places another buyer's order with these answers. */
const order = async (values: Record<string, string>) => {
  const buyer = await shopper(service);
  await buyer.put(productId);
  await save(buyer, values);
  const { orderId } = await buyer.checkOut();
  return { answers: async () => (await buyer.order(orderId)).lines[0]?.answers };
};

beforeEach(async () => {
  productId = await addProduct(service, 10_000);
  await define([asked('town', 'In which town?'), asked('note', 'A note')]);
});

test('each change is another version, and one that was made from an earlier one is refused with what is there', async () => {
  expect((await read()).version).toBe(1);
  const silent = await addProduct(service, 100);
  const asksNothing = await service.call(shop.readProductMetadata, { params: { productId: silent } }, editor);
  expect(asksNothing.value).toMatchObject({ version: 0, metaData: { elements: [] } });
  const renamed = [asked('town', 'Which town?')];
  const first = await define(renamed, 1);
  expect([first.status, first.value]).toEqual([
    200,
    { productId, version: 2, metaData: { elements: renamed }, used: [] },
  ]);
  const stale = await define([asked('town', 'Where?')], 1);
  expect([stale.status, stale.envelope.value]).toEqual([409, first.value]);
  expect((await read()).metaData.elements).toEqual(renamed);
});

test('two who save at once from the same version: one is refused, and nothing is lost unsaid', async () => {
  const answers = await Promise.all([define([asked('a', 'A')], 1), define([asked('b', 'B')], 1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('orders that answered a question are counted, blanks are not', async () => {
  await order({ town: 'Durban', note: '' });
  await order({ town: 'Pretoria', note: 'By the gate' });
  expect((await read()).used).toEqual([
    { id: 'note', orders: 1 },
    { id: 'town', orders: 2 },
  ]);
});

test('the kind of a question that an order answered stays, also where it was deleted in between', async () => {
  await order({ town: 'Durban' });
  const dated = [
    asked('note', 'A note', { type: 'textarea' }),
    asked('town', 'On which day?', { type: 'date' }),
  ];
  const refused = await define(dated);
  expect([refused.status, refused.envelope.errors?.map(({ path }) => path)]).toEqual([
    422,
    ['metaData.elements.1.type'],
  ]);
  expect(refused.envelope.errorMessage).toMatch(
    /^One order answered “On which day\?”, so that its kind stays/,
  );
  expect((await define([asked('note', 'A note')])).status).toBe(200);
  expect((await define(dated)).status).toBe(422);
  expect((await define([asked('town', 'Which town?')])).status).toBe(200);
});

test('an order keeps the words that were asked, and the next one has the new ones', async () => {
  const earlier = await order({ town: 'Durban' });
  await define([asked('town', 'Delivered to which town?')]);
  const later = await order({ town: 'Pretoria' });
  expect((await earlier.answers())?.[0]).toEqual({ key: 'town', label: 'In which town?', value: 'Durban' });
  expect((await later.answers())?.[0]).toEqual({
    key: 'town',
    label: 'Delivered to which town?',
    value: 'Pretoria',
  });
});

test('an answer not yet ordered is asked for again if the question’s kind changes, and stays if only its words do', async () => {
  const thandi = await shopper(service);
  await thandi.put(productId);
  await save(thandi, { town: 'Durban' });
  const kept = () => service.database.$count(metadataAnswers, eq(metadataAnswers.productId, productId));
  await define([asked('town', 'Which town?')]);
  expect(await kept()).toBe(1);
  await define([asked('town', 'When?', { type: 'date' })]);
  expect(await kept()).toBe(0);
});
