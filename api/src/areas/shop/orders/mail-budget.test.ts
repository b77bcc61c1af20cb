import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables.ts';
import { makePerson } from '../../../testing/identity/person.ts';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';

const { shop, account } = calls;

let service: TestService;
beforeEach(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
});
afterEach(() => service.close());

/** Orders with a typed address and cancels: two mails. */
const orderAndCancel = async (person: Shopper, email: string): Promise<void> => {
  await person.put(await addProduct(service, 10_000));
  const { orderId } = await person.checkOut({ email });
  const { status } = await service.call(
    shop.cancelOrder,
    { params: { id: orderId } },
    { token: person.token },
  );
  expect(status).toBe(200);
};
const subjectsTo = async (address: string) =>
  (await service.mail()).filter(({ recipient }) => recipient === address).map(({ subject }) => subject ?? '');

test('orders with a stranger’s address stop none of the mail about the stranger’s account', async () => {
  const owner = await makePerson(service, { email: 'owner@example.org' });
  const buyer = await shopper(service);
  for (let i = 0; i < 16; i += 1) await orderAndCancel(buyer, owner.email);
  expect(await subjectsTo(owner.email)).toEqual([]);
  // Mails go to the buyer's own address instead, without a limit.
  expect(await subjectsTo(buyer.email)).toHaveLength(32);

  const asked = await service.call(account.forgotPassword, { body: { userAccount: owner.email } });
  expect(asked.status).toBe(200);
  expect(await subjectsTo(owner.email)).toEqual([expect.stringContaining('Choose a new password')]);
});

test('an account without an address of its own may have two mails a day sent, wherever they go', async () => {
  const buyers = [await shopper(service), await shopper(service)] as const;
  for (const { id } of buyers)
    await service.database
      .update(accounts)
      .set({ email: null, mobile: `+2782${id.slice(-7).replaceAll(/\D/g, '1')}` })
      .where(eq(accounts.id, id));
  for (const buyer of buyers) await orderAndCancel(buyer, 'stranger@example.org');
  expect(await subjectsTo('stranger@example.org')).toHaveLength(2);
  // The first buyer has no mail left for any address.
  await orderAndCancel(buyers[0], 'another@example.org');
  expect(await subjectsTo('another@example.org')).toEqual([]);
  // Leaves the second buyer's limit at two mails, because they were sent none yet.
  await orderAndCancel(buyers[1], 'third@example.org');
  expect(await subjectsTo('third@example.org')).toHaveLength(2);
});

test('sign-ups with a stranger’s address stop none of the mail about the stranger’s account', async () => {
  const owner = await makePerson(service, { email: 'asked@example.org' });
  const { mail } = service.services;
  const more = { to: owner.email, subject: 'Another', text: 'Another' };
  for (let i = 0; i < 40; i += 1) await mail.send({ ...more, about: 'sign-up' });
  await service.call(account.forgotPassword, { body: { userAccount: owner.email } });
  expect((await subjectsTo(owner.email)).at(-1)).toContain('Choose a new password');
});
