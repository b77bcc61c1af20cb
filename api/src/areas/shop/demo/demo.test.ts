import {
  type AnyResource,
  calls,
  resourceCalls,
  safeAddress,
  shopProduct,
  voucherBundle,
  voucherOffer,
} from '@phila/contract';
import { seedDemo } from '../../../demo/index.ts';
import { send } from '../../../testing/json-request.ts';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { demoAccounts } from '../../identity/demo.ts';
import { emblemNames, productPicture } from './pictures.ts';
import { demoCategories, descriptionOf } from './products.ts';
import { demoBeginnings } from './beginnings.ts';
import { demoQuestions } from './questions.ts';

const [categories, beginnings, questions] = [demoCategories(), demoBeginnings(), demoQuestions()];
const products = categories.flatMap((category) => category.products);

test('forty products in six categories, each with a SKU of its own', () => {
  expect([categories.length, products.length]).toEqual([6, 40]);
  expect(new Set(products.map(({ sku }) => sku.toLowerCase())).size).toBe(40);
});

test('the two paid CV templates are the only products that are known as such', () => {
  expect(products.filter(({ sku }) => /cv-t/i.test(sku)).map(({ sku }) => sku)).toEqual(['cv-t30', 'cv-t31']);
});

test('free products have a working link, and prices are whole cents', () => {
  for (const { price, link = '' } of products) {
    expect(Number.isInteger(price * 100)).toBe(true);
    expect(price === 0 ? safeAddress(link) : null).toEqual(price === 0 ? link : null);
  }
});

test('each product that costs something and is not sent says how to begin with it, by a link that can be opened', () => {
  const sold = products
    .filter(({ price, isDelivered }) => price > 0 && isDelivered !== true)
    .map(({ sku }) => sku);
  expect(Object.keys(beginnings).toSorted()).toEqual(sold.toSorted());
  for (const { words, link = '/' } of Object.values(beginnings)) {
    expect(shopProduct.fields.beginWords.bodySchema.safeParse(words).error).toBeUndefined();
    expect(safeAddress(link)).toBe(link);
  }
});

test('demo questions are accepted by the call that administrators use', () => {
  const body = calls.shop.defineProductMetadata.body;
  for (const [sku, elements] of Object.entries(questions)) {
    expect(products.map((product) => product.sku)).toContain(sku);
    expect(body.safeParse({ metaData: { elements } }).error).toBeUndefined();
  }
});

test('a description says what one gets, how it goes, and that the product is made up', () => {
  for (const product of products)
    expect(descriptionOf(product)).toMatch(
      /^### What you get\n- [^]+\n### How it goes\n[^]+example[^]+made up/,
    );
});

test('each template, and what is sold beside them, has a drawing of its own', () => {
  const [about] = categories.filter((category) => category.products.some(({ sku }) => sku === 'cv-t30'));
  const emblems = about?.products.map(({ emblem }) => emblem) ?? [];
  expect(emblems.length).toBeGreaterThan(4);
  expect(new Set(emblems).size).toBe(emblems.length);
});

test('the drawings are complete and run nothing', () => {
  for (const emblem of emblemNames) {
    const svg = productPicture(emblem, '#F3E3C8', '#8B1A2B', 1);
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/<script|\son\w+=|href=|var\(|undefined/);
  }
});

describe('the demo people', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { DEMO_DATA: 'small' } });
    await seedDemo(service.services);
  });
  afterAll(() => service.close());

  test.each([
    ['consumer', 'paid', true],
    ['employee', 'fulfilled', false],
  ])('the %s has an order that is %s, what it gave, and a voucher', async (label, state, canCancel) => {
    const account = demoAccounts.find((one) => one.label === label);
    const body = { userName: account?.email ?? '', password: account?.password ?? '' };
    const token = (await service.call(calls.account.signIn, { body })).value.accessToken;
    const { items } = (await service.call(calls.shop.orders, { query: {} }, { token })).value;
    expect(items).toMatchObject([{ state }]);
    const counted = { count: 1, isCapped: false };
    expect((await service.call(calls.shop.orderCount, {}, { token })).value).toEqual(counted);
    const id = items[0]?.id ?? 0;
    const order = (await service.call(calls.shop.readOrder, { params: { id } }, { token })).value;
    expect(order.vat).toBeCloseTo((order.total * 15) / 115, 2);
    expect(order).toMatchObject({ canPay: false, canCancel, canRequestRefund: true, isRefundDue: false });
    const invoice = await send(`${service.url}/api/v1/Shop/orders/${id}/invoice`, { token });
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
    const productId = order.lines[0]?.productId ?? 0;
    const bought = await service.call(calls.shop.product, { params: { id: productId } }, { token });
    expect(bought.value.owned).toBe(true);
    const owned = await service.call(
      calls.voucher.employeeBundles,
      { query: { Owned: 'true', PageNumber: 1, PageSize: 6 } },
      { token },
    );
    expect(owned.value.totalCount).toBe(2);
    const ledger = (await service.call(calls.voucher.redemptions, { query: {} }, { token })).value;
    expect(ledger).toMatchObject([{ redemptionMethod: 'Unique Code', hasCode: true, revokedAt: null }]);
    expect((await service.call(calls.voucher.redemptionCount, { query: {} }, { token })).value).toEqual(
      counted,
    );
    const beyond = { PageNumber: 2, PageSize: 1, Counted: 'false' as const };
    expect((await service.call(calls.voucher.redemptions, { query: beyond }, { token })).value).toMatchObject(
      {
        items: [],
        totalCount: 0,
        hasNext: false,
      },
    );
    expect(await service.mail()).toEqual([]);
  });

  test('the consumer owns something that has begun, and something that opens when her order is final', async () => {
    const account = demoAccounts.find(({ label }) => label === 'consumer');
    const body = { userName: account?.email ?? '', password: account?.password ?? '' };
    const token = (await service.call(calls.account.signIn, { body })).value.accessToken;
    const { value } = await service.call(calls.shop.ownedProducts, { query: {} }, { token });
    expect(value.items).toMatchObject([
      { productName: 'Spreadsheets, from the first cell', beginsAt: expect.any(String) as string },
      { productName: 'Budget coaching', begin: { link: '/wealth/financial-tools/budget' }, orderId: null },
    ]);
  });

  test('find a shop of forty products, eight bundles, twenty offers and four causes, each with a picture', async () => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const page = { PageNumber: 1, PageSize: 50 };
    const { value: listed } = await service.call(calls.shop.products, { query: page }, { token });
    expect(listed.items.filter(({ imageUrl }) => imageUrl.startsWith('/api/v1/Image/file/'))).toHaveLength(
      40,
    );
    const pictured = async (resource: AnyResource) =>
      (await service.call(resourceCalls(resource).list, { query: page }, { token })).value.items.filter(
        ({ pictures }) => pictures['logo'] !== null,
      );
    expect(await pictured(voucherBundle)).toHaveLength(8);
    expect(await pictured(voucherOffer)).toHaveLength(20);
    const causes = await service.call(calls.voucher.causes, { query: {} }, { token });
    expect(causes.value.filter(({ logo }) => logo !== null)).toHaveLength(4);
  });
});
