import { calls } from '@phila/contract';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables.ts';
import { notify } from '../../../testing/shop/notification.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { testServer } from '../../../testing/database.ts';
import { until } from '../../../testing/until.ts';
import { shopOrders } from '../orders/tables.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
});
afterAll(() => service.close());

const ordered = async () => {
  const person = await shopper(service);
  await person.put(await addProduct(service, 10_000));
  const { orderId } = await person.checkOut();
  const { payment } = await person.order(orderId);
  return { person, orderId, paymentId: payment?.paymentId ?? '' };
};
const pay = (paymentId: string) =>
  notify(service, { eventId: crypto.randomUUID(), paymentId, status: 'COMPLETE', amount: 10_000 });

test('an account that is deleted while its payments arrive: nothing gives way, and no money is lost', async () => {
  const all: Awaited<ReturnType<typeof ordered>>[] = [];
  while (all.length < 6) all.push(await ordered());
  const answers = await Promise.all(
    all.flatMap(({ person, paymentId }) => [
      pay(paymentId),
      service.call(calls.personalData.deleteAccount, {}, { token: person.token }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(service.logged().join('')).not.toContain('webhook event not handled');
});

// Needs two sessions; the embedded database has only one.
if (testServer() !== null) {
  const waiting = async (): Promise<boolean> => {
    const { rows } = (await service.database.execute(
      sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )) as unknown as { rows: { n: number }[] };
    return (rows[0]?.n ?? 0) > 0;
  };

  test('a payment waits for a deletion that has begun, before it takes the order', async () => {
    const { person, orderId, paymentId } = await ordered();
    let paid: ReturnType<typeof pay> | undefined;
    await service.database.transaction(async (tx) => {
      // Locks as the deletion does: the account, then its orders.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, person.id)).for('update');
      paid = pay(paymentId);
      await until(waiting);
      await tx
        .select({ id: shopOrders.id })
        .from(shopOrders)
        .where(eq(shopOrders.id, orderId))
        .for('update', {
          noWait: true,
        });
    });
    expect((await paid)?.status).toBe(200);
    expect((await person.order(orderId)).state).toBe('paid');
  });
}
