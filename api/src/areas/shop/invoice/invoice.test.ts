import { brand } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { shopOrders } from '../orders/tables.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';
import { pdfText } from '../../../testing/shop/pdf-text.ts';

let service: TestService;
let thandi: Shopper;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
beforeEach(async () => {
  thandi = await shopper(service);
});
afterAll(() => service.close());

const NAME = 'Ṱhilivhali Ḓavhana';
const paid = async (price: number, details: Parameters<Shopper['checkOut']>[0] = {}) => {
  await thandi.put(await addProduct(service, price));
  const { orderId } = await thandi.checkOut({ fullName: NAME, ...details });
  await thandi.settle(orderId, 'pay');
  return orderId;
};
const fetched = async (orderId: number, token = thandi.token) =>
  fetch(`${service.url}/api/v1/Shop/orders/${orderId}/invoice`, {
    headers: { authorization: `Bearer ${token}` },
  });
const fileOf = async (orderId: number) => Buffer.from(await (await fetched(orderId)).arrayBuffer());

test('up to R 5 000 it is abridged: seller, number, date, price, VAT, and no buyer', async () => {
  const orderId = await paid(500_000);
  const response = await fetched(orderId);
  const { invoiceNumber } = await thandi.order(orderId);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(`${invoiceNumber}.pdf`);
  const text = pdfText(Buffer.from(await response.arrayBuffer()));
  for (const part of [
    'Tax invoice',
    `Number ${invoiceNumber}`,
    'Date 22 November 2026',
    brand.company.legalName,
    `VAT number ${brand.company.vatNumber}`,
    'VAT at 15%',
    'R 652.17',
    'R 5 000.00',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(part);
  expect(text).not.toContain(NAME);
});

test('above it is full, with the buyer in the letters of their language', async () => {
  const text = pdfText(await fileOf(await paid(500_001)));
  expect(text).toContain(NAME);
  expect(text).toContain('12 Loop Street');
});

test('a business that gave its VAT number has the full one of any amount', async () => {
  const text = pdfText(await fileOf(await paid(1_000, { vatNumber: '4123456789' })));
  expect(text).toContain(NAME);
  expect(text).toContain('VAT number 4123456789');
});

test('made again it is the same, whatever became of the products since', async () => {
  const orderId = await paid(20_000);
  const first = await fileOf(orderId);
  service.clock.advance(60_000);
  expect((await fileOf(orderId)).equals(first)).toBe(true);
});

test('markup in a name is text', async () => {
  const orderId = await paid(500_001, { fullName: '<b>Thandi</b> & \\(co' });
  expect(pdfText(await fileOf(orderId))).toContain('<b>Thandi</b> & \\(co');
});

test('there is none before the order is paid, and another person’s is not there', async () => {
  await thandi.put(await addProduct(service, 1_000));
  const { orderId } = await thandi.checkOut();
  expect((await fetched(orderId)).status).toBe(409);
  const { token } = await signedIn(service);
  expect((await fetched(await paid(2_000), token)).status).toBe(404);
  expect(await service.database.$count(shopOrders, eq(shopOrders.personId, thandi.id))).toBe(2);
});
