import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { readAudit } from '../../../core/audit/audit.ts';
import { MINUTE } from '../../../core/durations.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { shopOrders } from './tables.ts';

const { shop } = calls;

let service: TestService;
let administrator: SignedIn;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService();
  administrator = await signedIn(service, { role: 'administrator' });
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const paidOrder = async (invoiceNumber: string | null): Promise<number> => {
  const now = service.clock.now();
  const [order] = await service.database
    .insert(shopOrders)
    .values({
      personId: thandi.id,
      state: 'paid',
      fullName: 'Thandi Mokoena',
      email: 'elsewhere@example.org',
      phone: '0821234567',
      deliveryAddress: '12 Loop Street',
      billingAddress: '12 Loop Street',
      subtotal: 10_000,
      discount: 0,
      total: 10_000,
      vat: 1_304,
      placedAt: now,
      payBefore: now,
      paidAt: now,
      received: 10_000,
      invoiceNumber,
    })
    .returning({ id: shopOrders.id });
  return order?.id ?? 0;
};
const send = (id: number, by: SignedIn = administrator) =>
  service.call(shop.sendInvoice, { params: { id } }, by);
const letters = async () =>
  (await service.mail()).filter(
    ({ subject }) => subject?.startsWith('The tax invoice of your order') === true,
  );

test('the buyer gets the way to their invoice once more, and the audit says who sent it', async () => {
  const id = await paidOrder('INV-2026-000901');
  expect((await send(id)).value).toBe(true);
  const [letter, ...more] = await letters();
  expect([letter?.recipient, more]).toEqual([thandi.email, []]);
  expect(JSON.stringify(letter)).toContain('INV-2026-000901');
  const { entries } = await readAudit(service.database, { rowId: String(id) }, { size: 5 });
  expect(entries).toMatchObject([
    { actorId: administrator.id, call: 'POST /Shop/admin-orders/{id}/send-invoice' },
  ]);
});

test('two presses, or two administrators at once, send it once; after a while it can be sent again', async () => {
  const id = await paidOrder('INV-2026-000902');
  const before = (await letters()).length;
  const other = await signedIn(service, { role: 'administrator' });
  const answers = await Promise.all([send(id), send(id), send(id, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await letters()).length).toBe(before + 1);
  service.clock.advance(6 * MINUTE);
  expect((await send(id)).status).toBe(200);
});

test('an order without an invoice has none to send, and support sends none', async () => {
  const id = await paidOrder(null);
  const refused = await send(id);
  expect([refused.status, refused.envelope.errorMessage]).toEqual([409, 'This order has no tax invoice']);
  expect((await send(9_999_999)).status).toBe(404);
  const support = await signedIn(service, { role: 'support' });
  expect((await send(id, support)).status).toBe(403);
  const [order] = await service.database.select().from(shopOrders).where(eq(shopOrders.id, id));
  expect(order?.state).toBe('paid');
});
