import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { send } from '../../../testing/json-request.ts';
import { startService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import type { TestService } from '../../../testing/service.ts';
import { webhookEvents } from '../../../core/webhooks/tables.ts';
import { shopOrders } from '../orders/tables.ts';
import { productOwnerships } from '../tables.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';
import { findStuck } from './stuck-payments.ts';
import { notificationSignature, phpEncoded } from './payfast-signature.ts';

const { payment } = calls;
const PASSPHRASE = 'jt7NOE43FZPn';

/** Stands in for PayFast's servers: confirms or denies a notification. */
let payfast: Server;
let word: { status: number; text: string };
let asked: string[];
let service: TestService;
let thandi: Shopper;

const settings = (sources: string) => ({
  PAYMENT_PROVIDER: 'payfast',
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_PASSPHRASE: PASSPHRASE,
  PAYFAST_URL: `http://127.0.0.1:${(payfast.address() as AddressInfo).port}`,
  PAYFAST_SOURCES: sources,
});

beforeAll(async () => {
  payfast = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      asked.push(`${request.url ?? ''} ${body}`);
      response.writeHead(word.status).end(word.text);
    });
  }).listen(0, '127.0.0.1');
  await once(payfast, 'listening');
  service = await startService({ settings: settings('127.0.0.1') });
});
beforeEach(async () => {
  word = { status: 200, text: 'VALID' };
  asked = [];
  thandi = await shopper(service);
});
afterAll(async () => {
  await service.close();
  payfast.close();
});

type Pairs = Record<string, string>;

const told = (paymentId: string, more: Pairs = {}): Pairs => ({
  m_payment_id: paymentId,
  pf_payment_id: String(Math.floor(Math.random() * 1e9)),
  payment_status: 'COMPLETE',
  item_name: 'Phila order',
  item_description: '',
  amount_gross: '100.00',
  amount_fee: '-2.30',
  amount_net: '97.70',
  merchant_id: '10000100',
  ...more,
});

/** Posts a notification like PayFast, signed with the passphrase unless given a signature. */
const post = (pairs: Pairs, { signature, at = service }: { signature?: string; at?: TestService } = {}) => {
  const signed = signature ?? notificationSignature({ pairs: Object.entries(pairs) }, PASSPHRASE);
  const body = [...Object.entries(pairs), ['signature', signed]]
    .map(([name = '', value = '']) => `${name}=${phpEncoded(value)}`)
    .join('&');
  return send(`${at.url}/api/v1${payment.payfastNotify.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
};

const ordered = async () => {
  await thandi.put(await addProduct(service, 10_000));
  const placed = await thandi.checkOut();
  const { payment: begun } = await thandi.order(placed.orderId);
  return { ...placed, paymentId: begun?.paymentId ?? '' };
};
const stateOf = async (orderId: number) => (await thandi.order(orderId)).state;
const owned = () => service.database.$count(productOwnerships, eq(productOwnerships.personId, thandi.id));

test('less than PayFast takes is refused at the review: nothing is ordered, and the cart is as it was', async () => {
  await thandi.put(await addProduct(service, 499));
  expect(await thandi.tryCheckOut()).toMatchObject({
    status: 409,
    errorMessage:
      'The smallest payment is R 5.00, and this comes to R 4.99. Please add something to your cart. Nothing was ordered.',
  });
  const orders = await service.database.select().from(shopOrders).where(eq(shopOrders.personId, thandi.id));
  expect(orders).toEqual([]);
  await thandi.put(await addProduct(service, 1));
  expect(await thandi.tryCheckOut()).toMatchObject({ status: 200 });
});

test('checkout gives a signed form for PayFast, with the amount of the order', async () => {
  const { payment: start, paymentId, orderId } = await ordered();
  if (start?.kind !== 'form') throw new Error('There is no form');
  expect(start.action).toBe(`${settings('').PAYFAST_URL}/eng/process`);
  const { signature = '', ...fields } = start.fields;
  expect(fields).toMatchObject({
    merchant_id: '10000100',
    m_payment_id: paymentId,
    amount: '100.00',
    name_first: 'Thandi',
    name_last: 'Mokoena',
    return_url: expect.stringMatching(new RegExp(`/offers/orders/${orderId}$`)),
    notify_url: expect.stringMatching(/\/api\/v1\/Payment\/payfast\/notify$/),
  });
  expect(signature).toBe(notificationSignature({ pairs: Object.entries(fields) }, PASSPHRASE));
});

test('a notification that passes all four checks pays the order, however often it comes', async () => {
  const { orderId, paymentId } = await ordered();
  const notification = told(paymentId);
  const answers = await Promise.all([post(notification), post(notification), post(notification)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { history } = await thandi.order(orderId);
  expect(history.filter(({ state }) => state === 'paid')).toHaveLength(1);
  expect(await owned()).toBe(1);
  expect(asked[0]).toMatch(/^\/eng\/query\/validate m_payment_id=/);
  expect(asked[0]).not.toContain('signature=');
});

const stored = async (orderId: number) =>
  (await service.database.select().from(shopOrders).where(eq(shopOrders.id, orderId)))[0];

test('a form paid twice in two tabs makes the second payment due for refund, once', async () => {
  const { orderId, paymentId } = await ordered();
  await post(told(paymentId, { pf_payment_id: '9001' }));
  const second = told(paymentId, { pf_payment_id: '9002' });
  await Promise.all([post(second), post(second)]);
  await post(told(paymentId, { pf_payment_id: '9001' }));
  expect(await stored(orderId)).toMatchObject({
    state: 'paid',
    received: 20_000,
    due: 10_000,
    attention: 'paid twice',
  });
  expect(await owned()).toBe(1);
});

test('a notification of a second payment that could not be handled is not taken for a repetition of the first', async () => {
  const { orderId, paymentId } = await ordered();
  await post(told(paymentId, { pf_payment_id: '9301' }));
  const { database, sealing, clock } = service.services;
  const stuck = async (pf_payment_id: string) => {
    const eventId = `${pf_payment_id} COMPLETE again`;
    const body = told(paymentId, { pf_payment_id });
    await database.insert(webhookEvents).values({
      id: crypto.randomUUID(),
      provider: 'payfast',
      eventId,
      sealedBody: sealing.seal(JSON.stringify(body), `webhook payfast ${eventId}`),
      receivedAt: clock.now(),
      attempts: 24,
    });
    await findStuck(service.services);
    return (await stored(orderId))?.attention;
  };
  expect(await stuck('9301')).toBeNull();
  expect(await stuck('9302')).toBe('news not handled');
});

test('another amount and then the right one by the same form: the order is paid, and the first is due', async () => {
  const { orderId, paymentId } = await ordered();
  await post(told(paymentId, { pf_payment_id: '9101', amount_gross: '90.00' }));
  await post(told(paymentId, { pf_payment_id: '9102' }));
  expect(await stored(orderId)).toMatchObject({
    state: 'paid',
    received: 19_000,
    due: 9_000,
    attention: 'wrong amount',
  });
  expect(await owned()).toBe(1);
});

test('a notification that comes the wrong way round: what was paid stays paid', async () => {
  const { orderId, paymentId } = await ordered();
  await post(told(paymentId, { pf_payment_id: '9201' }));
  for (const payment_status of ['FAILED', 'CANCELLED'])
    expect((await post(told(paymentId, { pf_payment_id: '9202', payment_status }))).status).toBe(200);
  expect(await stored(orderId)).toMatchObject({ state: 'paid', received: 10_000, due: 0 });
  expect(await owned()).toBe(1);
});

test('a notification pays the order whose payment it names, and no other', async () => {
  const first = await ordered();
  const second = await ordered();
  await post(told(first.paymentId));
  expect([await stateOf(first.orderId), await stateOf(second.orderId)]).toEqual(['paid', 'awaiting payment']);
  expect(await owned()).toBe(1);
});

test('an order whose first payment failed is paid by the notification of a second one', async () => {
  const { orderId, paymentId } = await ordered();
  const first = told(paymentId, { payment_status: 'FAILED', amount_gross: '0.00' });
  await post(first);
  expect(await stateOf(orderId)).toBe('awaiting payment');
  await post(told(paymentId, { pf_payment_id: first.pf_payment_id ?? '' }));
  expect(await stateOf(orderId)).toBe('paid');
});

describe('a notification is refused, and nothing of it kept', () => {
  const valid = { status: 200, text: 'VALID' };
  const signedFor = (pairs: Pairs) => notificationSignature({ pairs: Object.entries(pairs) }, PASSPHRASE);
  const event = { pf_payment_id: '1' };
  test.each<[string, (id: string) => string | undefined, typeof valid, number]>([
    ['with another signature', () => 'ac4c3e993d31b5b9d525dc0087051437', valid, 403],
    ['without one', () => '', valid, 403],
    [
      'signed for another amount',
      (id) => signedFor(told(id, { ...event, amount_gross: '1.00' })),
      valid,
      403,
    ],
    ['that PayFast does not know', () => undefined, { status: 200, text: 'INVALID' }, 403],
    [
      'while PayFast does not answer, so that it comes again',
      () => undefined,
      { status: 500, text: '' },
      503,
    ],
  ])('%s', async (_, signatureFor, said, status) => {
    word = said;
    const { orderId, paymentId } = await ordered();
    const before = await service.database.$count(webhookEvents);
    const signature = signatureFor(paymentId);
    const answer = await post(told(paymentId, event), signature === undefined ? {} : { signature });
    expect(answer.status).toBe(status);
    expect(await service.database.$count(webhookEvents)).toBe(before);
    expect(await stateOf(orderId)).toBe('awaiting payment');
    expect(await owned()).toBe(0);
  });
});

test('a notification from another address than PayFast’s is refused before PayFast is asked', async () => {
  const elsewhere = await startService({ settings: settings('197.97.145.144/28') });
  try {
    expect((await post(told(crypto.randomUUID()), { at: elsewhere })).status).toBe(403);
    expect(asked).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});

test('another amount pays nothing and is looked into', async () => {
  const { orderId, paymentId } = await ordered();
  await post(told(paymentId, { amount_gross: '99.99' }));
  expect(await thandi.order(orderId)).toMatchObject({
    state: 'awaiting payment',
    isLookedInto: true,
    refundDue: 99.99,
  });
  expect(await owned()).toBe(0);
});

test.each(['', 'PENDING', 'constructor'])(
  'a status that says nothing (%j) changes nothing',
  async (status) => {
    const { orderId, paymentId } = await ordered();
    expect((await post(told(paymentId, { payment_status: status }))).status).toBe(200);
    expect(await stateOf(orderId)).toBe('awaiting payment');
  },
);

/** Posts a raw body from PayFast's address, confirmed by it, so that only the body can be wrong. */
const postRaw = (body: string) =>
  send(`${service.url}/api/v1${payment.payfastNotify.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
const form = (pairs: Iterable<readonly [string, string]>) =>
  [...pairs].map(([name, value]) => `${name}=${phpEncoded(value)}`).join('&');

test('the form that the buyer was given to pay with, and what they add to it, is no notification', async () => {
  await thandi.put(await addProduct(service, 10_000));
  const { payment: start, orderId } = await thandi.checkOut();
  if (start?.kind !== 'form') throw new Error('There is no form');
  const added = { pf_payment_id: '77', payment_status: 'COMPLETE', amount_gross: '100.00' };
  const { signature = '', ...signed } = start.fields;
  const bodies = [
    form([...Object.entries(signed), ['signature', signature], ...Object.entries(added)]),
    form([...Object.entries(signed), ['signature', signature]]),
    // Signs with the right passphrase, because another account of the merchant may have the same.
    ...[{ ...signed, ...added, merchant_id: '10000999' }].map((pairs) =>
      form([
        ...Object.entries(pairs),
        ['signature', notificationSignature({ pairs: Object.entries(pairs) }, PASSPHRASE)],
      ]),
    ),
  ];
  for (const body of bodies) expect([403, 422]).toContain((await postRaw(body)).status);
  expect(await stateOf(orderId)).toBe('awaiting payment');
  expect(await owned()).toBe(0);
});

test.each(['', 'R', '-100.00', '0.00', '1e3'])(
  'an amount that cannot be used (%j) pays nothing, and goes to our staff',
  async (amount_gross) => {
    const { orderId, orderNumber, paymentId } = await ordered();
    const notification = told(paymentId, { amount_gross });
    for (let i = 0; i < 2; i += 1) expect((await post(notification)).status).toBe(200);
    expect(await stateOf(orderId)).toBe('awaiting payment');
    expect((await stored(orderId))?.attention).toBe('news not handled');
    const { token } = await signedIn(service, { role: 'administrator' });
    const { value } = await service.call(calls.shop.unsettledMoney, {}, { token });
    expect(value.filter((one) => one.paymentId === paymentId)).toMatchObject([
      { why: 'amount not usable', orderNumber, amount: null, reference: notification['pf_payment_id'] },
    ]);
    const letters = await service.mail();
    expect(letters.filter(({ text }) => text.includes(paymentId))).toHaveLength(1);
  },
);
