import { calls, resourceCalls, shopDiscount, specifiedCalls } from '@phila/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { shopDiscounts } from '../tables.ts';
import { addDiscount, addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';

const discountCalls = specifiedCalls(shopDiscount);

const { shop } = calls;

let service: TestService;
let thandi: Shopper;
let course: number;
beforeAll(async () => {
  // South Africa already has the 23rd then.
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator' },
    now: new Date('2026-11-22T22:30:00Z'),
  });
});
beforeEach(async () => {
  thandi = await shopper(service);
  course = await addProduct(service, 49_999);
  await thandi.put(course);
});
afterAll(() => service.close());

const tried = async (code: string) =>
  (await service.call(shop.validateDiscount, { params: { code } }, { token: thandi.token })).value;

test.each<[string, Parameters<typeof addDiscount>[1], string]>([
  ['a day before it starts', { startDate: '2026-11-24' }, 'This discount starts on 24 Nov 2026'],
  ['a day after it ended', { endDate: '2026-11-22' }, 'This discount ended on 22 Nov 2026'],
  ['switched off', { isActive: false }, 'This discount code is not known'],
  ['for a larger cart', { minimumSpend: 50_000 }, 'This discount is for carts of R 500.00 or more'],
  ['for another product', { productIds: [2_000_000] }, 'This discount is not for anything in your cart'],
  ['used up by all accounts', { usageLimit: 3, used: 3 }, 'This discount has been used up'],
])('%s: it says why, takes nothing off, and no order can have it', async (_, values, reason) => {
  const { code } = await addDiscount(service, values);
  const plain = ({ reason: words, ...rest }: Awaited<ReturnType<typeof tried>>) => ({
    ...rest,
    reason: words?.replaceAll(/\s/g, ' '),
  });
  expect(plain(await tried(code))).toMatchObject({ valid: false, amount: 0, reason });
  const { status, errors, orderId } = await thandi.tryCheckOut({ discountCode: code });
  expect([status, orderId]).toEqual([422, null]);
  expect(errors).toMatchObject([{ path: 'discountCode' }]);
});

test.each(['Spring-20', 'spring20', 'SPRING–20', ' spring 20\u200b', 'ＳＰＲＩＮＧ20'])(
  'typed as %j it is the code SPRING-20, and a second one of that spelling is refused',
  async (typed) => {
    const { id } = await addDiscount(service, { code: 'SPRING-20' });
    try {
      expect(await tried(typed)).toMatchObject({ code: 'SPRING-20', valid: true });
      const { status, envelope } = await service.call(
        discountCalls.create,
        {
          body: {
            code: typed,
            kind: 'percent',
            value: 10,
            minimumSpend: 0,
            startDate: '2026-01-01',
            productIds: [],
            isActive: true,
          },
        },
        { token: (await signedIn(service, { role: 'administrator' })).token },
      );
      expect([status, envelope.errors?.[0]?.path]).toEqual([422, 'code']);
    } finally {
      await service.database.delete(shopDiscounts).where(eq(shopDiscounts.id, id));
    }
  },
);

test.each<[string, Parameters<typeof addDiscount>[1], number]>([
  ['on its first and last day', { startDate: '2026-11-23', endDate: '2026-11-23' }, 50],
  ['for exactly the least that is spent', { minimumSpend: 49_999 }, 50],
  ['of an amount', { kind: 'amount', value: 12_345 }, 123.45],
  ['of more than the cart costs', { kind: 'amount', value: 99_999 }, 499.99],
])('%s it counts, in any letter case', async (_, values, amount) => {
  const { code } = await addDiscount(service, values);
  expect(await tried(code.toLowerCase())).toEqual({ code, valid: true, amount, reason: null });
});

test('each person has as many uses as it says, and one who cancels has theirs again', async () => {
  const { code } = await addDiscount(service, { perUserLimit: 1 });
  const { orderId } = await thandi.checkOut({ discountCode: code });
  await thandi.put(await addProduct(service, 10_000));
  expect((await tried(code)).reason).toBe('You have used this discount already');
  await service.call(shop.cancelOrder, { params: { id: orderId } }, { token: thandi.token });
  expect((await tried(code)).valid).toBe(true);
});

describe('an administrator', () => {
  const body = {
    code: 'spring-25',
    kind: 'percent',
    value: 25,
    minimumSpend: 100,
    startDate: '2026-09-01',
    endDate: '2026-12-31',
    usageLimit: 100,
    perUserLimit: 1,
    productIds: [] as number[],
    isActive: true,
  } as const;

  test('makes a discount, changes it and lists it; each write is audited', async () => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const made = await service.call(discountCalls.create, { body }, { token });
    expect(made.value).toEqual({ ...body, code: 'SPRING-25', id: made.value.id, used: 0 });
    const again = await service.call(
      discountCalls.create,
      { body: { ...body, code: 'Spring-25' } },
      { token },
    );
    expect(again.envelope).toMatchObject({ errors: [{ path: 'code' }] });
    const changed = await service.call(
      discountCalls.update,
      { params: { id: made.value.id }, body: { ...body, productIds: [course] } },
      { token },
    );
    expect(changed.value.productIds).toEqual([course]);
    const { value: all } = await service.call(shop.discounts, {}, { token });
    expect(all[0]).toEqual(changed.value);
    const written = await service.database
      .select({ call: auditEntries.call })
      .from(auditEntries)
      .where(inArray(auditEntries.call, ['POST /Shop/discount-code', 'PUT /Shop/discount-code/{id}']))
      .orderBy(desc(auditEntries.id));
    expect(written.map(({ call }) => call)).toEqual([
      'PUT /Shop/discount-code/{id}',
      'POST /Shop/discount-code',
    ]);
  });

  test('without a last day and without limits where these are left out', async () => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const { endDate: _end, usageLimit: _all, perUserLimit: _each, ...rest } = { ...body, code: 'OPEN-ENDED' };
    const made = await service.call(discountCalls.create, { body: rest }, { token });
    expect(made.status).toBe(201);
    expect(made.value).toMatchObject({ endDate: null, usageLimit: null, perUserLimit: null });
  });

  test('changes what is named, clears with null, and of changes at once loses none', async () => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const whole = { ...body, code: 'SUMMER-25', productIds: [course] };
    const { id } = (await service.call(discountCalls.create, { body: whole }, { token })).value;
    const change = (values: object) =>
      service.call(discountCalls.update, { params: { id }, body: values as never }, { token });
    expect((await change({ value: 12.5 })).value).toEqual({ ...whole, value: 12.5, id, used: 0 });
    const none = { endDate: null, usageLimit: null };
    expect((await change(none)).value).toEqual({ ...whole, value: 12.5, ...none, id, used: 0 });
    const changes = [{ minimumSpend: 10.5 }, { perUserLimit: 2 }, { productIds: [] }, { isActive: false }];
    const answers = await Promise.all(changes.map(change));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const last = {
      ...whole,
      value: 12.5,
      ...none,
      ...(Object.assign({}, ...changes) as object),
      id,
      used: 0,
    };
    expect((await change({})).value).toEqual(last);
    // Rules across fields apply to stored and sent values together.
    const { status, envelope } = await change({ endDate: '2026-08-31' });
    expect([status, envelope.errors?.map(({ path }) => path)]).toEqual([422, ['endDate']]);
    expect((await change({ kind: null })).status).toBe(422);
    expect((await change({})).value).toEqual(last);
  });

  test('leaves the minimum spend blank for none', async () => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const { minimumSpend: _minimum, ...without } = body;
    const { status, value } = await service.call(
      discountCalls.create,
      { body: { ...without, code: 'NO-MINIMUM' } },
      { token },
    );
    expect([status, value.minimumSpend]).toEqual([201, 0]);
  });

  test.each<[string, Partial<Record<keyof typeof body, unknown>>, string]>([
    ['more than all', { value: 101 }, 'value'],
    ['half a cent', { kind: 'amount', value: 0.005 }, 'value'],
    ['an end before the start', { endDate: '2026-08-31' }, 'endDate'],
    ['a product that there is not', { productIds: [2_000_000] }, 'productIds'],
    ['a code with a blank', { code: 'SPRING 25' }, 'code'],
    ['no use at all', { usageLimit: 0 }, 'usageLimit'],
  ])('is told of %s at its field', async (_, wrong, path) => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const sent = { ...body, code: 'WRONG-1', ...wrong } as unknown as typeof body;
    const { status, envelope } = await service.call(discountCalls.create, { body: sent }, { token });
    expect(status).toBe(422);
    expect(envelope).toMatchObject({ errors: [{ path }] });
  });

  test.each(['HARVEST-26', 'harvest26', 'harv', 'h'])('finds HARVEST-26 by %j', async (SearchTerm) => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const { id } = await addDiscount(service, { code: 'HARVEST-26' });
    const { list } = resourceCalls(shopDiscount);
    const { value } = await service.call(list, { query: { SearchTerm } }, { token });
    expect(value.items.map(({ code }) => code)).toEqual(['HARVEST-26']);
    await service.database.delete(shopDiscounts).where(eq(shopDiscounts.id, id));
  });

  test('alone does so: a person is refused', async () => {
    const { status } = await service.call(discountCalls.create, { body }, { token: thandi.token });
    expect(status).toBe(403);
  });
});
