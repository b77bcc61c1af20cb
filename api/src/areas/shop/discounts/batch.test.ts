import { calls, discountKey, resourceCalls, shopDiscount } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import { send } from '../../../testing/json-request.ts';
import { addressOf, startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import { shopDiscounts } from '../tables.ts';
import { newCodes } from './batch.ts';

const { shop } = calls;
const rows = resourceCalls(shopDiscount);

const terms = {
  kind: 'percent' as const,
  value: 12.5,
  minimumSpend: 0,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  usageLimit: 1,
  perUserLimit: null,
  productIds: [],
  isActive: true,
};

let service: TestService;
let manager: SignedIn;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
  manager = await signedIn(service, { role: 'catalogueManager' });
});
afterAll(() => service.close());

const make = (values: object, headers: Record<string, string> = {}) =>
  service.call(
    shop.createDiscountBatch,
    { body: { ...terms, count: 3, prefix: 'LETTER', ...values } },
    { token: manager.token, headers },
  );
const found = async (SearchTerm: string) =>
  (await service.call(rows.list, { query: { SearchTerm, PageSize: 100 } }, manager)).value.items;

describe('a batch of codes', () => {
  test('has as many as were asked for, each another, with the terms of one code, and comes as a file', async () => {
    const { status, value } = await make({ count: 40, prefix: 'spring-26' });
    expect([status, value.codes]).toEqual([201, 40]);
    const items = await found('SPRING-26');
    expect(items).toHaveLength(40);
    expect(new Set(items.map(({ code }) => discountKey(code ?? ''))).size).toBe(40);
    for (const item of items) {
      expect(item.code).toMatch(/^SPRING-26-[ACDEFGHJKMNPQRTWXY34679]{5}-[ACDEFGHJKMNPQRTWXY34679]{5}$/);
      expect(item).toMatchObject(terms);
    }
    const [heading = '', ...lines] = value.file.trimEnd().split('\r\n');
    expect(heading).toContain('Code');
    expect(lines).toHaveLength(40);
    for (const { code } of items) expect(value.file).toContain(code);
    // The list filtered by the prefix exports the same file.
    const list = addressOf(rows.exportRows, { query: { SearchTerm: 'SPRING-26' } });
    const again = await send(`${service.url}${list}`, { token: manager.token });
    expect(again.text.split('\r\n').toSorted()).toEqual(
      value.file.replace('\uFEFF', '').split('\r\n').toSorted(),
    );
  });

  test('is bought with by one order each', async () => {
    await make({ count: 1, prefix: 'ONCE' });
    const [item] = await found('ONCE');
    const buyer = await shopper(service);
    await buyer.put(await addProduct(service, 40_000));
    const placed = await buyer.checkOut({ discountCode: item?.code?.toLowerCase() ?? '' });
    expect((await buyer.order(placed.orderId)).discount).toBe(50);
    const next = await shopper(service);
    await next.put(await addProduct(service, 40_000));
    expect((await next.tryCheckOut({ discountCode: item?.code ?? '' })).status).not.toBe(201);
  });

  test('is taken back as a whole, but for a code that was changed since', async () => {
    const { value } = await make({ count: 4, prefix: 'BACK' });
    const [changed] = await found('BACK');
    const change = { params: { id: changed?.id ?? 0 }, body: { usageLimit: 5, version: changed?.version } };
    await service.call(rows.update, change as never, manager);
    const undone = await service.call(rows.undo, { body: { operation: value.operation } }, manager);
    expect(undone.value.rows.map(({ isDone }) => isDone).toSorted()).toEqual([false, true, true, true]);
    expect((await found('BACK')).map(({ id }) => id)).toEqual([changed?.id]);
  });

  test('is in the audit once, and in the history of each of its codes', async () => {
    const { value } = await make({ count: 2, prefix: 'AUDIT' });
    const entries = await service.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.call, 'POST /Shop/discount-code/batch'));
    const ofBatch = entries.filter(({ rowIds }) => rowIds[0] === 'AUDIT');
    expect(ofBatch.map(({ fields }) => fields)).toEqual([['Prefix', 'Codes']]);
    const ofCodes = entries.filter(({ resource }) => resource === shopDiscount.name);
    expect(ofCodes.filter(({ operation }) => operation === value.operation)).toHaveLength(2);
    const [item] = await found('AUDIT');
    const history = await service.call(rows.history, { params: { id: item?.id ?? 0 } }, manager);
    expect(history.value.map(({ action }) => action)).toEqual(['create']);
  });

  test('is made once where it is sent twice', async () => {
    const key = { 'idempotency-key': 'b'.repeat(32) };
    const answers = [
      await make({ count: 2, prefix: 'TWICE' }, key),
      await make({ count: 2, prefix: 'TWICE' }, key),
    ];
    expect(answers[1]?.value).toEqual(answers[0]?.value);
    expect(await found('TWICE')).toHaveLength(2);
  });

  test('needs a prefix that no other code begins with, so that it is found by it alone', async () => {
    await make({ count: 1, prefix: 'TAKEN' });
    const { status, envelope } = await make({ count: 1, prefix: 'TAK-EN' });
    expect([status, envelope.errors?.map(({ path }) => path)]).toEqual([422, ['prefix']]);
    const before = await service.database.$count(shopDiscounts);
    expect((await make({ count: 1, prefix: 'TAKEN', value: 5 })).status).toBe(422);
    expect(await service.database.$count(shopDiscounts)).toBe(before);
  });

  test.each<[string, object, string]>([
    ['no code at all', { count: 0 }, 'count'],
    ['more than a thousand', { count: 1_001 }, 'count'],
    ['a part of one', { count: 1.5 }, 'count'],
    ['a prefix of one letter', { prefix: 'A' }, 'prefix'],
    ['a prefix that ends in a hyphen', { prefix: 'LETTER-' }, 'prefix'],
    ['a prefix that is a formula', { prefix: '=1+1' }, 'prefix'],
    ['more than all off', { value: 101 }, 'value'],
    ['an end before the start', { endDate: '2026-10-31' }, 'endDate'],
    ['a product that there is not', { productIds: [2_000_000] }, 'productIds'],
  ])('is refused with %s, at its field, and none is made', async (_, wrong, path) => {
    const before = await service.database.$count(shopDiscounts);
    const { status, envelope } = await make({ prefix: 'WRONG', ...wrong });
    expect([status, envelope.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    expect(await service.database.$count(shopDiscounts)).toBe(before);
  });

  test('is made by those alone who may change discounts', async () => {
    const reader = await signedIn(service, { role: 'auditor' });
    const { status } = await service.call(
      shop.createDiscountBatch,
      { body: { ...terms, count: 1, prefix: 'READER' } },
      reader,
    );
    expect(status).toBe(403);
  });
});

test('no letter of a code is read as another', () => {
  const random = newCodes('X', 200).map((code) => code.slice(2));
  expect(random.join('')).not.toMatch(/[01258BILOSUVZ]/);
});
