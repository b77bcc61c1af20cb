import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { endOrders } from '../endings/endings.ts';
import { productOwnerships } from '../tables.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';
import { auditEntries } from '../../../core/audit/tables.ts';
import { findStuck } from './stuck-payments.ts';
import { DAY } from '../../../core/durations.ts';

const { payment } = calls;
const ACCOUNT = 'Phila Wellbeing, FNB, branch 250655, account 62000000000';

let service: TestService;
let thandi: Shopper;
let token: string;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'eft', EFT_ACCOUNT: ACCOUNT, ACCESS_TOKEN_LIFETIME: '90d' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
beforeEach(async () => {
  thandi = await shopper(service);
  ({ token } = await signedIn(service, { role: 'administrator', isConfirmed: 'throughout' }));
});
afterAll(() => service.close());

const ordered = async () => {
  await thandi.put(await addProduct(service, 10_000));
  const { orderId } = await thandi.checkOut();
  return { orderId, id: (await thandi.order(orderId)).payment?.paymentId ?? '' };
};
const confirm = (id: string, amount = 100) =>
  service.call(payment.confirmEft, { params: { id }, body: { amount, reference: 'FNB 4711' } }, { token });
const owned = () => service.database.$count(productOwnerships, eq(productOwnerships.personId, thandi.id));

test('says where to pay, and pays the order when an administrator confirms the money', async () => {
  const { orderId, id } = await ordered();
  const { value } = await service.call(payment.read, { params: { id } }, { token: thandi.token });
  expect(value).toMatchObject({ provider: 'eft', account: ACCOUNT, amount: 100, state: 'pending' });
  const letter = (await service.mail()).findLast(({ subject }) => subject?.endsWith(value.orderNumber));
  expect(letter?.text).toContain(`with the reference ${value.orderNumber}: ${ACCOUNT}`);
  expect(await owned()).toBe(0);
  expect((await confirm(id)).value).toMatchObject({ state: 'paid' });
  expect(await thandi.order(orderId)).toMatchObject({ state: 'paid' });
  expect(await owned()).toBe(1);
  // The entry is in the order's history.
  const entries = await service.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.call, 'POST /Payment/eft/{id}/confirm'));
  expect(entries.map(({ rowIds }) => rowIds)).toEqual([[String(orderId)]]);
});

test('confirmed ten times at once it is paid once', async () => {
  const { orderId, id } = await ordered();
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
  expect(answers.filter(({ status }) => status === 200)).not.toHaveLength(0);
  const { history } = await thandi.order(orderId);
  expect(history.filter(({ state }) => state === 'paid')).toHaveLength(1);
  expect((await confirm(id)).status).toBe(409);
  expect(await owned()).toBe(1);
});

test('another amount is looked into, is due, and is not confirmed again', async () => {
  const { orderId, id } = await ordered();
  expect((await confirm(id, 99.99)).value).toMatchObject({ state: 'wrong amount' });
  expect(await thandi.order(orderId)).toMatchObject({
    state: 'awaiting payment',
    isLookedInto: true,
    refundDue: 99.99,
  });
  expect((await confirm(id)).status).toBe(409);
  expect((await confirm((await ordered()).id, 1.001)).status).toBe(422);
});

test('waits for seven days, is missed after four, and is paid all the same when it comes late', async () => {
  const { orderId, id } = await ordered();
  service.clock.advance(4 * DAY + 1);
  await findStuck(service.services);
  await endOrders(service.services);
  expect(await thandi.order(orderId)).toMatchObject({ state: 'awaiting payment', isDelayed: true });
  service.clock.advance(3 * DAY);
  await endOrders(service.services);
  expect(await thandi.order(orderId)).toMatchObject({ state: 'cancelled' });
  expect((await confirm(id)).value).toMatchObject({ state: 'paid' });
  expect(await thandi.order(orderId)).toMatchObject({ state: 'paid' });
});

test('the simulator’s calls cannot say that a transfer came', async () => {
  const { id } = await ordered();
  const said = await service.call(
    payment.simulate,
    { params: { id }, body: { outcome: 'pay' } },
    { token: thandi.token },
  );
  expect(said.status).toBe(404);
  expect(await owned()).toBe(0);
});
