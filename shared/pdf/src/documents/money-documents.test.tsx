import { brand } from '@phila/contract/brand';
import { bytesOf, made } from '../testing/made.ts';
import { CreditNote } from './credit-note.tsx';
import { TaxInvoice, type TaxInvoiceFacts } from './tax-invoice.tsx';

/** Names with letters of Khoekhoe, Tshivenda, Sepedi and languages further north. */
const NAMES = ['ǃNawa ǀUirab', 'Ṱhilivhali Ḓavhana', 'Tšhepo Mašego', 'Ngũgĩ ŋ'];

const line = (at: number) => ({
  name: `Course ${at}`,
  quantity: 1,
  unitPrice: 99_999_999,
  discount: 0,
  total: 99_999_999,
  cause: null,
  donation: 0,
});

const facts: TaxInvoiceFacts = {
  seller: brand,
  orderNumber: 'ORD-2026-000012',
  buyer: { name: NAMES.join(' '), address: '12 Loop Street\nCape Town\n8001', vatNumber: '4123456789' },
  number: 'INV-2026-000017',
  paidAt: new Date('2026-11-22T09:00:00Z'),
  lines: [line(1), line(2)],
  subtotal: 199_999_998,
  discount: 0,
  vat: 26_086_956,
  total: 199_999_998,
  credited: [],
  paidBack: 0,
  due: 0,
};

test('an invoice reads back whole: names, sums, VAT, title, language, bookmark, embedded fonts', async () => {
  const { text, info, outline, embedded, foreign } = await made(<TaxInvoice {...facts} />);
  for (const part of [
    ...NAMES,
    'Tax invoice Number INV-2026-000017 Date 22 November 2026 Order ORD-2026-000012',
    'VAT number 4123456789',
    'Course 1 1 R 999 999.99 R 999 999.99',
    'Without VAT R 1 739 130.42',
    'VAT at 15% R 260 869.56',
    'Total, VAT included R 1 999 999.98',
    'Paid in full. Prices include VAT.',
    'page 1 of 1',
  ])
    expect(text).toContain(part);
  expect(info).toMatchObject({
    Title: 'Tax invoice INV-2026-000017',
    Author: brand.company.legalName,
    Language: 'en-ZA',
  });
  expect(outline).toEqual(['Tax invoice']);
  expect([embedded, foreign]).toEqual([2, 0]);
});

test('sixty lines go over pages that are numbered, each with the heading of the table, and none is lost', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => line(at + 1));
  const { pages } = await made(<TaxInvoice {...facts} lines={lines} />);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`page ${at + 1} of ${pages.length}`);
    expect(page).toContain('Description Qty Price Discount Total');
  }
  const all = pages.join(' ');
  for (const { name } of lines) expect(all.split(`${name} 1 R`)).toHaveLength(2);
});

test('the same invoice is the same bytes', async () => {
  const [one, other] = [await bytesOf(<TaxInvoice {...facts} />), await bytesOf(<TaxInvoice {...facts} />)];
  expect(Buffer.compare(one, other)).toBe(0);
});

test('a letter that the fonts lack is a box, and no other font is taken for it', async () => {
  const buyer = { ...facts.buyer, name: '王 Thandi 😀 Mokoena' };
  const { text, foreign } = await made(<TaxInvoice {...facts} buyer={buyer} />);
  expect(text).toContain('□ Thandi Mokoena');
  expect(foreign).toBe(0);
});

test('a name without a space goes on in the next line, whole and without a hyphen', async () => {
  const name = 'x'.repeat(30) + 'y'.repeat(60);
  const { text } = await made(<TaxInvoice {...facts} lines={[{ ...line(1), name }]} />);
  expect(text.replaceAll(' ', '')).toContain(name);
});

const issuedAt = new Date('2026-11-24T09:00:00Z');
test.each([
  [{ total: 0, subtotal: 0, vat: 0 }, ['There was nothing to pay.']],
  [
    { credited: [{ number: 'CN-2026-000001', issuedAt, amount: 199_999_998 }] },
    ['R 1 999 999.98 was paid back on 24 November 2026: credit note CN-2026-000001.', 'charged: R 0.00.'],
  ],
  [
    { credited: [{ number: 'CN-2026-000001', issuedAt, amount: 99_999_999 }] },
    ['Paid on 22 November 2026', 'What stays charged: R 999 999.99.'],
  ],
  [{ paidBack: 199_999_998 }, ['R 1 999 999.98 was paid back.']],
  [{ due: 199_999_998 }, ['R 1 999 999.98 is to be paid back.']],
])('how it stands with the money: %j', async (changes, said) => {
  const { text } = await made(<TaxInvoice {...facts} {...changes} />);
  for (const part of said) expect(text).toContain(part);
  expect(text).not.toContain('Paid in full');
});

test('a credit note has what VAT Act s 21(3) asks for', async () => {
  const { text, info } = await made(
    <CreditNote
      {...facts}
      number="CN-2026-000001"
      issuedAt={issuedAt}
      reason="The course does not open"
      invoice={facts}
      amount={99_999_999}
      vat={13_043_478}
    />,
  );
  for (const part of [
    'Credit note Number CN-2026-000001 Date 24 November 2026',
    brand.company.legalName,
    `VAT number ${brand.company.vatNumber}`,
    ...NAMES,
    'Tax invoice INV-2026-000017',
    'The course does not open',
    'VAT at 15% R 130 434.78',
    'Credited, VAT included R 999 999.99',
  ])
    expect(text).toContain(part);
  expect(info['Title']).toBe('Credit note CN-2026-000001');
});
