import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, type ListedProduct, type Order, type Page, type PlacedOrder } from '@phila/contract';
import { readConfiguration } from '../../../core/configuration.ts';
import { openDatabase } from '../../../core/database/open.ts';
import { delivering } from '../../../core/mail/delivering.ts';
import { outbox } from '../../../core/mail/tables.ts';
import { handlingEvents } from '../../../core/webhooks/inbox.ts';
import { webhookEvents } from '../../../core/webhooks/tables.ts';
import { createService } from '../../../service.ts';
import { type OperatorsPlace, operatorsPlace } from '../../../testing/operators-place.ts';
import { send, sendJson, valueOf } from '../../../testing/json-request.ts';
import { runJobs } from '../../../testing/run-jobs.ts';
import { runService } from '../../../testing/process.ts';
import type { RunningService } from '../../../testing/process.ts';
import { demoQuestions } from '../demo/questions.ts';
import { DETAILS } from '../../../testing/shop/shopper.ts';

const log = { info: () => undefined, error: () => undefined };

/** Orders paid at the same moment, so that most are in progress when the service dies. */
const ORDERS = 15;
const consumer = { userName: 'consumer@demo.phila.example', password: 'Consumer-Demo-1' };
const { shop, payment } = calls;

let place: OperatorsPlace;
let running: RunningService | null = null;
beforeAll(async () => {
  place = await operatorsPlace({ DEMO_DATA: 'small', LIMIT_MAIL: '1000/1d' });
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await running?.ended;
  await place.remove();
});

const signIn = async (url: string): Promise<string> =>
  valueOf<{ accessToken: string }>(await sendJson(`${url}/Account/sign-in`, 'POST', consumer)).accessToken;

/** Places unpaid orders of a product each. */
const orderMany = async (url: string, token: string): Promise<PlacedOrder[]> => {
  const found = await send(`${url}${shop.products.path}?PageNumber=1&PageSize=40`, { token });
  const { items } = valueOf<Page<ListedProduct>>(found);
  const wanted = items.filter(({ price, owned }) => price > 0 && !owned).slice(0, ORDERS);
  const placed: PlacedOrder[] = [];
  for (const { productId, sku } of wanted) {
    valueOf(await sendJson(`${url}${shop.addToCart.path}`, 'POST', { productId }, token));
    const questions = demoQuestions()[sku] ?? [];
    const fields = questions.map(({ id: key, label, options }) => ({
      key,
      label,
      value: options[0] ?? 'Yes',
    }));
    const path = shop.saveProductMeta.path.replace('{productId}', String(productId));
    if (fields.length > 0)
      valueOf(await sendJson(`${url}${path}`, 'POST', { productId, payload: { fields } }, token));
    placed.push(
      valueOf<PlacedOrder>(
        await sendJson(`${url}${shop.checkout.path}`, 'POST', { ...DETAILS, accessNow: true }, token),
      ),
    );
  }
  return placed;
};

const paymentOf = ({ payment: start }: PlacedOrder): string =>
  start?.kind === 'redirect' ? start.url.replace('/pay/', '') : '';

/** Subjects of the mails written. */
const subjects = async (): Promise<string[]> => {
  const folder = join(place.dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '');
};

test('killed between notification and ownership, and between ownership and mail: after the restart all is there once', async () => {
  running = runService(place.environment);
  const first = `${await running.url}/api/v1`;
  const token = await signIn(first);
  const orders = await orderMany(first, token);
  expect(orders).toHaveLength(ORDERS);
  let answered = 0;
  // Kills the service once the first order is paid and its mail unsent; the others are anywhere in between.
  await Promise.allSettled(
    orders.map(async (order) => {
      const path = payment.simulate.path.replace('{id}', paymentOf(order));
      valueOf(await sendJson(`${first}${path}`, 'POST', { outcome: 'pay' }, token));
      answered += 1;
      running?.kill('SIGKILL');
    }),
  );
  await running.ended;
  expect(answered).toBeGreaterThan(0);

  // Reopens the same data in this process some minutes later, so that retries are due.
  const configuration = readConfiguration({ PORT: '0', HOST: '127.0.0.1', ...place.environment });
  const clock = { now: () => new Date(Date.now() + 10 * 60_000) };
  const opened = await openDatabase(configuration, log);
  const service = await createService({ configuration, opened, clock, log });
  try {
    const events = await opened.database.select().from(webhookEvents);
    const waiting = events.filter(({ handledAt }) => handledAt === null).length;
    // Handles the stored events now; the provider repeats events that had not arrived.
    expect(await runJobs(service.services, handlingEvents, { isEarly: true })).toBe(waiting);
    expect(await runJobs(service.services, handlingEvents, { isEarly: true })).toBe(0);
    const url = `${await service.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`;
    const again = await signIn(url);
    for (const order of orders) {
      const path = payment.simulate.path.replace('{id}', paymentOf(order));
      valueOf(await sendJson(`${url}${path}`, 'POST', { outcome: 'pay' }, again));
    }
    // Sends now the mails that the dead service had begun; otherwise core/jobs retries them later.
    for (const { id } of await opened.database.select({ id: outbox.id }).from(outbox))
      await delivering.run({ id }, service.services, { isLast: false });
    const sent = await subjects();
    const invoices = new Set<string>();
    for (const { orderId, orderNumber } of orders) {
      const order = valueOf<Order>(await send(`${url}/Shop/orders/${orderId}`, { token: again }));
      // Immediate access was requested, so payment fulfils the order.
      expect(order.state).toBe('fulfilled');
      expect(order.history.filter(({ state }) => state === 'paid')).toHaveLength(1);
      expect(sent.filter((subject) => subject === `Your order ${orderNumber} is paid`)).toHaveLength(1);
      invoices.add(order.invoiceNumber ?? '');
      const productId = order.lines[0]?.productId ?? 0;
      const owned = await send(`${url}/Shop/verify-purchase/${productId}`, { token: again });
      expect(valueOf<{ purchased: boolean }>(owned).purchased).toBe(true);
    }
    const numbers = [...invoices].map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    expect(numbers).toHaveLength(ORDERS);
  } finally {
    await service.close();
  }
});
