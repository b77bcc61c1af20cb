import { brand, calls } from '@phila/contract';
import { readBack } from '@phila/cv-template/read-back';
import { eq } from 'drizzle-orm';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { shopCreditNotes, shopOrders } from '../orders/tables.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';

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
/** The file's text, with ordinary spaces in amounts. */
const textIn = async (file: Uint8Array) => (await readBack(file)).text.replaceAll('\u00a0', ' ');
const textOf = async (orderId: number) => textIn(await fileOf(orderId));

test('an invoice of a small amount too has seller, buyer, number, date, price and VAT', async () => {
  const orderId = await paid(500_000);
  const response = await fetched(orderId);
  const { invoiceNumber } = await thandi.order(orderId);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(`${invoiceNumber}.pdf`);
  const file = Buffer.from(await response.arrayBuffer());
  const { text: read, info, fonts, outline } = await readBack(file);
  const text = read.replaceAll('\u00a0', ' ');
  for (const part of [
    'Tax invoice',
    `Number ${invoiceNumber}`,
    'Date 22 November 2026',
    brand.company.legalName,
    `VAT number ${brand.company.vatNumber}`,
    'VAT at 15%',
    'R 652.17',
    'R 5 000.00',
    NAME,
    '12 Loop Street',
  ])
    expect(text).toContain(part);
  expect(text).toContain('page 1 of 1');
  expect(info).toMatchObject({ Title: `Tax invoice ${invoiceNumber}`, Language: 'en-ZA' });
  expect(outline).toEqual(['Tax invoice']);
  expect(fonts.length).toBeGreaterThan(0);
});

test('it has the buyer in the letters of their language', async () => {
  const text = await textOf(await paid(500_001));
  expect(text).toContain(NAME);
  expect(text).toContain('12 Loop Street');
});

test('a business that gave its VAT number has it there, of any amount', async () => {
  const text = await textOf(await paid(1_000, { vatNumber: '4123456789' }));
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
  expect(await textOf(orderId)).toContain('<b>Thandi</b> & \\(co');
});

describe('money back', () => {
  const administrator = async () => (await signedIn(service, { role: 'administrator' })).token;
  const payBack = async (orderId: number, reason = 'The course does not open') =>
    service.call(
      calls.shop.refundOrder,
      { params: { id: orderId }, body: { reason } },
      { token: await administrator() },
    );
  const noteOf = (orderId: number, number: string, token = thandi.token) =>
    fetch(`${service.url}/api/v1/Shop/orders/${orderId}/credit-notes/${number}`, {
      headers: { authorization: `Bearer ${token}` },
    });

  test('gives a credit note with a number of its own, its VAT and the invoice that it changes', async () => {
    const orderId = await paid(500_001);
    service.clock.advance(60_000);
    expect((await payBack(orderId)).status).toBe(200);
    const { invoiceNumber, creditNotes } = await thandi.order(orderId);
    const [note] = creditNotes;
    expect(creditNotes).toHaveLength(1);
    expect(note).toMatchObject({ number: expect.stringMatching(/^CN-2026-\d{6}$/), amount: 5000.01 });
    const response = await noteOf(orderId, note?.number ?? '');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`${note?.number}.pdf`);
    const text = await textIn(Buffer.from(await response.arrayBuffer()));
    for (const part of [
      'Credit note',
      `Number ${note?.number}`,
      `Tax invoice ${invoiceNumber}`,
      'The course does not open',
      NAME,
      `VAT number ${brand.company.vatNumber}`,
      'VAT at 15% R 652.18',
      'Credited, VAT included R 5 000.01',
    ])
      expect(text).toContain(part);
  });

  test('the invoice of an order that was paid back no longer says that it is paid in full', async () => {
    const orderId = await paid(20_000);
    expect(await textOf(orderId)).toContain('Paid in full');
    await payBack(orderId);
    const [note] = (await thandi.order(orderId)).creditNotes;
    const text = await textOf(orderId);
    expect(text).not.toContain('Paid in full');
    expect(text).toContain(`R 200.00 was paid back on`);
    expect(text).toContain(`credit note ${note?.number}`);
    expect(text).toContain('What stays charged: R 0.00.');
  });

  test('cancelled within seven days: the money is due on the invoice, and credited once it went back', async () => {
    const orderId = await paid(20_000);
    await service.call(calls.shop.cancelOrder, { params: { id: orderId } }, { token: thandi.token });
    expect((await thandi.order(orderId)).creditNotes).toEqual([]);
    expect(await textOf(orderId)).toContain('R 200.00 is to be paid back.');
    await payBack(orderId);
    expect((await thandi.order(orderId)).creditNotes).toMatchObject([{ amount: 200 }]);
    expect(await textOf(orderId)).not.toContain('is to be paid back');
  });

  test('the numbers follow one another without a gap, also after a refund that was refused', async () => {
    const refund = async () => {
      const orderId = await paid(1_000);
      await payBack(orderId);
      expect((await payBack(orderId)).status).toBe(409);
      const [note] = (await thandi.order(orderId)).creditNotes;
      return Number(note?.number.slice(-6));
    };
    const first = await refund();
    expect(await refund()).toBe(first + 1);
  });

  test('in part: a credit note over that part, the order stays, and the rest can be paid back after it', async () => {
    const orderId = await paid(20_000);
    const token = await administrator();
    const part = (amount: number, kept: number) =>
      service.call(
        calls.shop.refundPart,
        { params: { id: orderId }, body: { amount, kept, reason: 'One of two days was cancelled' } },
        { token },
      );
    const looked = async () =>
      (await service.call(calls.shop.adminOrder, { params: { id: orderId } }, { token })).value.kept;
    expect(await looked()).toBe(200);
    expect((await part(0.1 + 0.2, 200)).status).toBe(422);
    for (const amount of [200, 250]) {
      const refused = await part(amount, 200);
      expect([refused.status, refused.envelope.errors?.map(({ path }) => path)]).toEqual([422, ['amount']]);
    }
    expect((await part(50.01, 200)).value).toMatchObject({ state: 'paid' });
    // A repeated request, as after a dropped connection, is recorded once.
    expect((await part(50.01, 200)).status).toBe(409);
    expect(await looked()).toBe(149.99);
    const after = await thandi.order(orderId);
    expect([after.state, after.creditNotes]).toMatchObject(['paid', [{ amount: 50.01 }]]);
    const text = await textOf(orderId);
    expect(text).not.toContain('Paid in full');
    expect(text).toContain('What stays charged: R 149.99.');
    const letter = (await service.mail()).find(
      ({ recipient, subject }) => recipient === thandi.email && subject?.startsWith('A part of'),
    );
    expect(letter?.text).toContain('We paid R 50.01 of your order back to you. You keep what you bought.');
    expect(letter?.text).toContain(after.creditNotes[0]?.number ?? 'no note');

    await payBack(orderId);
    const whole = await thandi.order(orderId);
    expect([whole.state, whole.creditNotes]).toMatchObject([
      'refunded',
      [{ amount: 50.01 }, { amount: 149.99 }],
    ]);
    const notes = await service.database
      .select({ vat: shopCreditNotes.vat })
      .from(shopCreditNotes)
      .where(eq(shopCreditNotes.orderId, orderId));
    expect(notes.map(({ vat }) => vat).reduce((sum, vat) => sum + vat, 0)).toBe(2609);
    expect((await part(1, 0)).status).toBe(409);
  });

  test('another person’s note, another order’s and one that never was are not there', async () => {
    const orderId = await paid(1_000);
    await payBack(orderId);
    const [note] = (await thandi.order(orderId)).creditNotes;
    const number = note?.number ?? '';
    const { token } = await signedIn(service);
    expect((await noteOf(orderId, number, token)).status).toBe(404);
    expect((await noteOf(await paid(2_000), number)).status).toBe(404);
    expect((await noteOf(orderId, 'CN-2026-999999')).status).toBe(404);
    expect((await noteOf(orderId, number, 'none')).status).toBe(401);
  });

  test('it is kept with its VAT and why it was issued', async () => {
    const orderId = await paid(1_000);
    await payBack(orderId);
    const notes = await service.database
      .select()
      .from(shopCreditNotes)
      .where(eq(shopCreditNotes.orderId, orderId));
    expect(notes).toMatchObject([{ amount: 1_000, vat: 130, reason: 'The course does not open' }]);
  });
});

test('there is none before the order is paid, and another person’s is not there', async () => {
  await thandi.put(await addProduct(service, 1_000));
  const { orderId } = await thandi.checkOut();
  expect((await fetched(orderId)).status).toBe(409);
  const { token } = await signedIn(service);
  expect((await fetched(await paid(2_000), token)).status).toBe(404);
  expect(await service.database.$count(shopOrders, eq(shopOrders.personId, thandi.id))).toBe(2);
});
