import { calls, itemsOf, southAfricanDay } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { DAY } from '../../../core/durations.ts';
import {
  addOrganisations,
  join as joinOrganisation,
  tokenAt,
  UMOYA,
} from '../../../testing/employer/employ.ts';
import { buildOf, installRelease } from '../../../testing/install-release.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { addProduct, shopper, type Shopper } from '../../../testing/shop/shopper.ts';
import { renewedToken, signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { planting } from '../../../testing/voucher/plant.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { endOrders } from '../../shop/endings/endings.ts';

const { dashboard, shop, voucher, wealth } = calls;
const NOW = new Date('2026-11-22T08:00:00Z');

let service: TestService;
let admin: SignedIn;

/** Publishes a remote that declares cards, and a part of the profile. */
const publish = (name: string, more: object, version = '1.0.0') => {
  const build = buildOf(name) as { declaration: object };
  return installRelease(service.services, name, version, {
    release: { ...build, declaration: { ...build.declaration, ...more } },
  });
};

const tax = {
  area: '/details',
  title: 'TAX',
  to: '/details/tax',
  icon: 'tax',
  order: 60,
  what: 'your tax number',
  completion: { path: '/Overview/my-details-overview/{category}', params: { category: 7 } },
};

beforeAll(async () => {
  service = await startService({ now: NOW, settings: { PAYMENT_PROVIDER: 'simulator' } });
  await addOrganisations(service);
  admin = await signedIn(service, { role: 'administrator' });
  await publish('details', {
    today: [
      { call: dashboard.todayReminders.path, kind: 'reminder', priority: 10 },
      { call: calls.overview.todayStep.path, kind: 'step', priority: 90 },
    ],
    overview: [tax],
  });
  await publish('wealth', {
    today: [{ call: wealth.todayRenewals.path, kind: 'renewal', priority: 20 }],
  });
  await publish('offers', {
    today: [
      { call: voucher.todayVouchers.path, kind: 'voucher', priority: 30 },
      { call: shop.todayRefunds.path, kind: 'refund', priority: 40 },
      { call: shop.todayOrders.path, kind: 'order', priority: 50 },
    ],
  });
  // Predates cards.
  await publish('older', {});
});
afterAll(() => service.close());

const read = async ({ token }: { token: string }) => {
  const { value } = await service.call(dashboard.today, {}, { token });
  return value;
};
const cardsOf = async (person: { token: string }) =>
  (await read(person)).cards.map(({ kind, title }) => `${kind}: ${title}`);
const STEP = 'step: Add your tax number';

const dayAhead = (days: number) => southAfricanDay(new Date(service.clock.now().getTime() + days * DAY));
const remind = async ({ token }: { token: string }, reminderText: string, days: number) =>
  (
    await service.call(
      dashboard.addReminder,
      {
        body: { reminderText, completeByDate: `${dayAhead(days)}T20:00:00+02:00`, earlyReminderDate: null },
      },
      { token },
    )
  ).value;

test('a person with nothing to see to has the next step of their profile alone, until that is done', async () => {
  const person = await signedIn(service);
  expect(await read(person)).toEqual({
    cards: [
      {
        id: 'step//details/tax',
        kind: 'step',
        title: 'Add your tax number',
        at: null,
        detail: 'Not started',
        to: '/details/tax',
        reminderId: null,
        offerId: null,
      },
    ],
    isWhole: true,
  });
});

test('reminders that are overdue, due today or told of early are there, and those of others never', async () => {
  const [thandi, sipho] = [await signedIn(service), await signedIn(service)];
  await remind(thandi, 'Overdue', -3);
  await remind(thandi, 'Today', 0);
  await remind(thandi, 'Next week', 7);
  expect(await cardsOf(thandi)).toEqual(['reminder: Overdue', 'reminder: Today', STEP]);
  expect(await cardsOf(sipho)).toEqual([STEP]);
});

test('Done takes a card away and can be undone', async () => {
  const person = await signedIn(service);
  const { id } = await remind(person, 'Call the bank', -1);
  const complete = (completed: boolean) =>
    service.call(dashboard.completeReminder, { params: { id }, body: { id, completed } }, person);
  await complete(true);
  expect(await cardsOf(person)).toEqual([STEP]);
  await complete(false);
  expect(await cardsOf(person)).toEqual(['reminder: Call the bank', STEP]);
});

test('Snooze hides it until then, changes nothing of when it is due, and answers with what undoes it', async () => {
  const person = await signedIn(service);
  const { id, completeByDate } = await remind(person, 'Call the bank', -1);
  const snooze = (earlyReminderDate: string | null) =>
    service.call(dashboard.snoozeReminder, { params: { id }, body: { id, earlyReminderDate } }, person);
  const { value } = await snooze(`${dayAhead(1)}T08:00:00+02:00`);
  expect(value).toMatchObject({ completeByDate, completed: false, formerEarlyReminderDate: null });
  expect(await cardsOf(person)).toEqual([STEP]);
  expect((await service.call(dashboard.dueReminders, {}, person)).value.count).toBe(0);
  await snooze(value.formerEarlyReminderDate);
  expect(await cardsOf(person)).toEqual(['reminder: Call the bank', STEP]);
});

test('what cannot be snoozed is refused, and changes nothing', async () => {
  const [thandi, sipho] = [await signedIn(service), await signedIn(service)];
  const { id } = await remind(thandi, 'Call the bank', -1);
  const snooze = (person: SignedIn, earlyReminderDate: string, named = id) =>
    service.call(
      dashboard.snoozeReminder,
      { params: { id }, body: { id: named, earlyReminderDate } },
      person,
    );
  const until = `${dayAhead(1)}T08:00:00+02:00`;
  expect((await snooze(sipho, until)).status).toBe(404);
  expect((await snooze(thandi, 'tomorrow')).status).toBe(422);
  expect((await snooze(thandi, until, '01935000-0000-7000-8000-0123456789ab')).status).toBe(422);
  expect(await cardsOf(thandi)).toEqual(['reminder: Call the bank', STEP]);
});

test('a policy that renews soon is one card, of My Wealth, with its page', async () => {
  const person = await signedIn(service);
  await service.call(
    wealth.shortTermInsurance.create,
    { body: { typeId: 1, providerId: 1, policyNumber: 'P 1', renewalDate: dayAhead(12) } as never },
    person,
  );
  const { cards } = await read(person);
  expect(cards[0]).toMatchObject({
    kind: 'renewal',
    title: expect.stringMatching(/renews$/),
    to: '/wealth/financial-products/short-term-insurance',
    reminderId: expect.any(String),
  });
  expect(cards).toHaveLength(2);
});

test('a voucher that ends soon can show its code; several of a bundle are one card', async () => {
  const plant = planting(service, admin.token);
  const person = await signedIn(service);
  const one = await plant.offer('pin', { name: 'Free coffee', expiryDate: dayAhead(5) });
  const several = await Promise.all([6, 8].map((days) => plant.offer('pin', { expiryDate: dayAhead(days) })));
  const claim = async (offers: number[], Name: string) => {
    const bundleId = await plant.bundle(offers, { Name });
    await service.call(voucher.claimBundle, { body: { bundleId } }, person);
  };
  await claim([one], 'Mornings');
  await claim(several, 'Everyday savers');
  const { cards } = await read(person);
  expect(cards.filter(({ kind }) => kind === 'voucher')).toMatchObject([
    { title: 'Free coffee', offerId: one, at: `${dayAhead(5)}T23:59:59+02:00` },
    { title: '2 vouchers of Everyday savers', offerId: null, to: '/vouchers?show=expiring' },
  ]);
  await service.call(voucher.redeemOffer, { body: { OfferId: one } }, person);
  await service.call(voucher.markOfferUsed, { body: { OfferId: one, IsUsed: true } }, person);
  expect(await cardsOf(person)).toEqual(['voucher: 2 vouchers of Everyday savers', STEP]);
});

describe('orders', () => {
  let buyer: Shopper;
  let orderId: number;
  beforeEach(async () => {
    buyer = await shopper(service);
    await buyer.put(await addProduct(service, 10_000, { name: 'Bookkeeping' }));
    ({ orderId } = await buyer.checkOut());
    await buyer.settle(orderId, 'pay');
  });

  test('an order that opened by itself is there for a week', async () => {
    expect(await cardsOf(buyer)).toEqual([STEP]);
    service.clock.advance(7 * DAY + 60_000);
    await endOrders(service.services);
    expect(await cardsOf(await renewedToken(service, buyer))).toEqual(['order: Bookkeeping is open', STEP]);
    service.clock.advance(8 * DAY);
    expect(await cardsOf(await renewedToken(service, buyer))).toEqual([STEP]);
  });

  test('a refund that was declined or paid back is an answer; a request alone is none', async () => {
    const { orderNumber } = await buyer.order(orderId);
    await service.call(shop.requestRefund, { params: { id: orderId }, body: { reason: 'Too easy' } }, buyer);
    expect(await cardsOf(buyer)).toEqual([STEP]);
    const staff = await signedIn(service, { role: 'administrator' });
    const decline = { params: { id: orderId }, body: { reason: 'It was opened' } };
    expect((await service.call(shop.declineRefund, decline, staff)).status).toBe(200);
    expect(await cardsOf(buyer)).toEqual([`refund: Your refund for order ${orderNumber} was declined`, STEP]);
    const refund = { params: { id: orderId }, body: { reason: 'After all' } };
    expect((await service.call(shop.refundOrder, refund, staff)).status).toBe(200);
    expect(await cardsOf(buyer)).toEqual([`refund: Money for order ${orderNumber} was paid back`, STEP]);
    const other = await signedIn(service);
    expect(await cardsOf(other)).toEqual([STEP]);
  });
});

test('a remote that the person’s organisation leaves out has no cards', async () => {
  const person = await signedIn(service);
  await remind(person, 'Call the bank', -1);
  await joinOrganisation(service, person, UMOYA.osNo);
  const token = await tokenAt(service, person, UMOYA.osNo);
  const leaveOut = (leftOutRemotes: string[]) =>
    service.database.update(organisations).set({ leftOutRemotes }).where(eq(organisations.osNo, UMOYA.osNo));
  expect(await cardsOf({ token })).toEqual(['reminder: Call the bank', STEP]);
  await leaveOut(['details']);
  expect(await cardsOf({ token })).toEqual([]);
  await leaveOut([]);
});

test('cards that cannot be read leave the others, and are said to be missing', async () => {
  const person = await signedIn(service);
  // Was released beside another version of the service.
  await publish('odd', { today: [{ call: '/Account/get-tax-details', kind: 'order', priority: 1 }] });
  expect(await read(person)).toMatchObject({ cards: [{ kind: 'step' }], isWhole: false });
  expect(service.logged().some((line) => line.includes('cards of Today not read'))).toBe(true);
  await publish('odd', {}, '1.0.1');
});

test('without a session there is nothing to read', async () => {
  expect((await service.call(dashboard.today, {})).status).toBe(401);
  const open = await service.call(dashboard.reminders, { query: {} }, await signedIn(service));
  expect(itemsOf(open.value)).toEqual([]);
});
