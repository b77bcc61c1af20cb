import { calls } from '@phila/contract';
import { retainedRecords } from '../../personal-data/tables.ts';
import { notify } from '../../../testing/shop/notification.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';

const { shop, personalData } = calls;

let service: TestService;
beforeEach(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator', SUPPORT_EMAIL: 'staff@phila.example' },
  });
});
afterEach(() => service.close());

const administrator = () => signedIn(service, { role: 'administrator' });
const unsettled = async () =>
  (await service.call(shop.unsettledMoney, {}, { token: (await administrator()).token })).value;
const remove = async (token: string) =>
  (await service.call(personalData.deleteAccount, {}, { token })).status;
const mailsToStaff = async () =>
  (await service.mail()).filter(({ recipient }) => recipient === 'staff@phila.example');

test('money owed to a person who deletes their account is kept, and shown to our staff until it is settled', async () => {
  const person = await shopper(service);
  await person.put(await addProduct(service, 10_000));
  const { orderId, orderNumber } = await person.checkOut();
  await person.settle(orderId, 'pay');
  await service.call(shop.cancelOrder, { params: { id: orderId } }, { token: person.token });
  expect(await remove(person.token)).toBe(200);

  const [owed, ...none] = await unsettled();
  expect(none).toEqual([]);
  expect(owed).toMatchObject({
    why: 'owed to a deleted account',
    orderNumber,
    amount: 100,
    provider: 'simulator',
  });
  expect(owed?.reference).not.toBe('');
  const letter = (await mailsToStaff()).at(-1);
  expect(letter?.text).toContain(orderNumber);
  expect(letter?.text).toMatch(/To be paid back by \d+ \w+ \d{4}/);
  // Neither list nor mail names the owner; only an operator can look them up.
  expect(JSON.stringify([owed, letter])).not.toMatch(/Thandi|thandi@|\+27821234567/);
  const kept = await service.database.select().from(retainedRecords);
  expect(kept.map(({ kind, record }) => [kind, record['fullName']])).toContainEqual([
    'Money that we owe you when your account ends',
    'Thandi Mokoena',
  ]);

  const { token } = await administrator();
  const settle = () =>
    service.call(
      shop.settleMoney,
      { params: { id: owed?.id ?? '' }, body: { reason: 'Paid back by the provider' } },
      { token },
    );
  expect((await settle()).status).toBe(200);
  expect((await settle()).status).toBe(409);
  expect(await unsettled()).toEqual([]);
});

test('open refund requests are handed over too, settled ones are not', async () => {
  const person = await shopper(service);
  await person.put(await addProduct(service, 20_000));
  const { orderId } = await person.checkOut({ accessNow: true });
  await person.settle(orderId, 'pay');
  await service.call(
    shop.requestRefund,
    { params: { id: orderId }, body: { reason: 'It does not open' } },
    { token: person.token },
  );
  await person.put(await addProduct(service, 30_000));
  await person.checkOut();
  await remove(person.token);
  expect(await unsettled()).toMatchObject([{ why: 'asked for by a deleted account', amount: 200 }]);
});

test('a payment that is verified after its account was deleted is kept, once', async () => {
  const person = await shopper(service);
  await person.put(await addProduct(service, 10_000));
  const { orderId } = await person.checkOut();
  const { payment } = await person.order(orderId);
  const paymentId = payment?.paymentId ?? '';
  await remove(person.token);
  const told = { eventId: crypto.randomUUID(), paymentId, status: 'COMPLETE' as const, amount: 10_000 };
  for (let i = 0; i < 2; i += 1) expect((await notify(service, told)).status).toBe(200);
  expect(await unsettled()).toMatchObject([{ why: 'payment not known', paymentId, amount: 100 }]);
  expect(await mailsToStaff()).toHaveLength(1);
  // A failed payment moved no money.
  await notify(service, { ...told, eventId: crypto.randomUUID(), status: 'FAILED' });
  expect(await unsettled()).toHaveLength(1);
});
