import { readdir, readFile } from 'node:fs/promises';
import { calls, itemsOf, orderStates, pageMetrics, resourceCalls, shopDiscount } from '@phila/contract';
import { and, count, eq, getTableName, isNotNull, like, ne, notLike, sql } from 'drizzle-orm';
import { announcementRecipients } from '../areas/messaging/tables.ts';
import { analyticsDays } from '../areas/analytics/tables.ts';
import { tables } from '../areas.ts';
import { demoOrganisation } from '../areas/organisation/public.ts';
import { endOrders } from '../areas/shop/endings/endings.ts';
import { findStuck } from '../areas/shop/payments/stuck-payments.ts';
import { shopOrders } from '../areas/shop/orders/tables.ts';
import { shopDiscounts, shopProducts } from '../areas/shop/tables.ts';
import { redemptions } from '../areas/voucher/tables.ts';
import { auditEntries } from '../core/audit/tables.ts';
import { accounts } from '../core/accounts/tables.ts';
import { startService, type TestService } from '../testing/service.ts';
import { signedIn } from '../testing/signed-in.ts';
import { seedDemo } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { DEMO_DATA: 'on' } });
  await seedDemo(service.services);
});
afterAll(() => service.close());

test('four hundred invented people, whose addresses say what they are and whose password is not known', async () => {
  const { database } = service;
  expect(await database.$count(accounts, like(accounts.email, '%.___@demo.phila.example'))).toBe(400);
  expect(
    await database.$count(
      accounts,
      and(isNotNull(accounts.email), notLike(accounts.email, '%@demo.phila.example')),
    ),
  ).toBe(0);
});

test('three hundred orders of theirs in every state, with invoices numbered in the order of time', async () => {
  const { database } = service;
  const states = await database
    .select({ state: shopOrders.state, orders: count() })
    .from(shopOrders)
    .groupBy(shopOrders.state);
  expect(states.map(({ state }) => state).toSorted()).toEqual([...orderStates].toSorted());
  // Includes the two orders of the demo consumer and employee.
  expect(states.reduce((sum, { orders }) => sum + orders, 0)).toBe(302);
  const paid = await database
    .select({ number: shopOrders.invoiceNumber })
    .from(shopOrders)
    .where(isNotNull(shopOrders.paidAt))
    .orderBy(shopOrders.paidAt);
  const last = paid.map(({ number }) => Number(number?.slice(-6)));
  expect(last.filter((one, at) => one < (last[at - 1] ?? 0))).toEqual([]);
  expect(last).toHaveLength(Math.max(...last));
});

test('an announcement was sent to an organisation, none of those who sign in has it, and another is a draft', async () => {
  const { token } = await signedIn(service, { role: 'administrator' });
  const { value } = await service.call(calls.messaging.announcements, {}, { token });
  expect(value.map(({ state, to }) => [state, to])).toEqual([
    ['draft', 'Everybody'],
    ['sent', 'Imbali Foods'],
  ]);
  const [, sent] = value;
  const opened = await service.database.$count(
    announcementRecipients,
    isNotNull(announcementRecipients.openedAt),
  );
  expect([sent?.delivered, sent?.opened]).toEqual([
    await service.database.$count(announcementRecipients),
    opened,
  ]);
  expect(opened).toBeGreaterThan(10);
  const signingIn = await service.database
    .select({ email: accounts.email })
    .from(announcementRecipients)
    .innerJoin(accounts, eq(accounts.id, announcementRecipients.personId))
    .where(notLike(accounts.email, '%.___@demo.phila.example'));
  expect(signingIn).toEqual([]);
});

test('the welcome code was used by some of their orders, once by each person, and counts those that hold it', async () => {
  const { database } = service;
  const [code] = await database.select().from(shopDiscounts).where(eq(shopDiscounts.code, 'WELCOME-10'));
  const orders = await database
    .select()
    .from(shopOrders)
    .where(eq(shopOrders.discountId, code?.id ?? 0));
  expect(orders.length).toBeGreaterThan(15);
  expect(new Set(orders.map(({ personId }) => personId)).size).toBe(orders.length);
  expect(orders.filter(({ holdsDiscount }) => holdsDiscount)).toHaveLength(code?.used ?? 0);
  for (const { subtotal, discount } of orders) expect(discount).toBe(Math.round(subtotal / 10));
});

test('a batch of discount codes stands in the list under its prefix, each code once usable', async () => {
  const { token } = await signedIn(service, { role: 'administrator' });
  const { value } = await service.call(
    resourceCalls(shopDiscount).list,
    { query: { SearchTerm: 'MARKET26' } },
    { token },
  );
  expect(value.items).toHaveLength(12);
  for (const row of value.items)
    expect(row).toMatchObject({
      kind: 'amount',
      value: 50,
      minimumSpend: 300,
      usageLimit: 1,
      isActive: true,
    });
});

test('an organisation has open invitations', async () => {
  const { token } = await signedIn(service, { role: 'administrator' });
  const { value } = await service.call(
    calls.organisation.members,
    { params: { guid: demoOrganisation.guid }, body: { state: 'invited' } },
    { token },
  );
  expect(value.members).toHaveLength(4);
  expect(
    new Set(value.members.map(({ until }) => (until ?? '') > service.clock.now().toISOString())),
  ).toEqual(new Set([true]));
});

test('nothing of it is overdue: the tasks of the shop change nothing and send no mail', async () => {
  const state = () =>
    service.database
      .select({ id: shopOrders.id, state: shopOrders.state, attention: shopOrders.attention })
      .from(shopOrders)
      .orderBy(shopOrders.id);
  const before = await state();
  await endOrders(service.services);
  await findStuck(service.services);
  expect(await state()).toEqual(before);
  expect(await service.mail()).toEqual([]);
});

test('every page of administration has demo data', async () => {
  const { token } = await signedIn(service, { role: 'administrator' });
  const needing = await service.call(calls.shop.adminOrders, { query: {} }, { token });
  expect(itemsOf(needing.value).length).toBeGreaterThan(5);
  const { database } = service;
  expect(await database.$count(redemptions)).toBeGreaterThan(150);
  const [clicks] = await database
    .select({ days: sql<number>`count(distinct ${analyticsDays.date})::int` })
    .from(analyticsDays);
  expect(clicks?.days).toBe(90);
  expect(await database.$count(auditEntries, ne(auditEntries.action, 'create'))).toBeGreaterThan(20);
  expect(await database.$count(auditEntries, eq(auditEntries.resource, 'shop-products'))).toBeGreaterThan(40);
});

test('the questions of a product were answered in some of the orders', async () => {
  const { token } = await signedIn(service, { role: 'administrator' });
  const [product] = await service.database
    .select({ id: shopProducts.id })
    .from(shopProducts)
    .where(eq(shopProducts.sku, 'course-first-aid-1'));
  const { value } = await service.call(
    calls.shop.readProductMetadata,
    { params: { productId: product?.id ?? 0 } },
    { token },
  );
  expect(value.used.map(({ id }) => id)).toEqual(['company', 'lunch', 'saturdays', 'town']);
  for (const { orders } of value.used) expect(orders).toBeGreaterThan(2);
});

test('four weeks of the speed of pages, of routes that the remotes of this workspace declare', async () => {
  const auditor = await signedIn(service, { role: 'auditor' });
  const { routes } = (await service.call(calls.administration.pageSpeed, {}, auditor)).value;
  expect(routes.length).toBeGreaterThan(3);
  const root = new URL('../../../', import.meta.url);
  const remotes = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  const declared = (
    await Promise.all(remotes.map((name) => readFile(new URL(`${name}/remote.ts`, root), 'utf8')))
  ).join('');
  for (const { pattern, figures } of routes) {
    expect(declared).toContain(`'${pattern}'`);
    for (const metric of pageMetrics) expect(figures[metric]?.pages).toBeGreaterThan(0);
  }
  const verdicts = routes.flatMap(({ figures }) => pageMetrics.map((metric) => figures[metric]?.verdict));
  expect(verdicts).toEqual(expect.arrayContaining(['good', 'fair']));
});

test('the demo data are the same whatever the order of the list of areas', async () => {
  const rows = async ({ database }: TestService): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [getTableName(table), await database.$count(table)] as const),
      ),
    );
  const fresh = await startService({ settings: { DEMO_DATA: 'on' } });
  const turned = await startService({ settings: { DEMO_DATA: 'on' } });
  try {
    await seedDemo(fresh.services);
    await seedDemo({ ...turned.services, areas: turned.services.areas.toReversed() });
    const made = await rows(fresh);
    expect([made['analytics_days'], made['shop_orders']].every((count) => (count ?? 0) > 0)).toBe(true);
    expect(await rows(turned)).toEqual(made);
  } finally {
    await Promise.all([fresh.close(), turned.close()]);
  }
});
