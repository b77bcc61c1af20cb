import decodeQr from 'qr/decode.js';
import type { DrawnNode } from '../drawn/drawn-node.ts';
import { drawn } from '../drawn/drawn.ts';
import { made } from '../testing/made.ts';
import { Calculation, type CalculationFacts } from './calculation.tsx';
import { NetWealthStatement } from './net-wealth-statement.tsx';
import { PersonalData } from './personal-data.tsx';
import { Voucher, type VoucherFacts } from './voucher.tsx';

const at = new Date('2026-11-25T09:00:00Z');
const author = 'Phila';

const calculation: CalculationFacts = {
  author,
  title: 'Loan Calculator',
  sentence: 'What a loan costs you.',
  isExample: false,
  at,
  entered: [
    { label: 'Amount', text: 'R 15 000.00' },
    { label: 'Term', text: '60 months' },
  ],
  main: { label: 'You pay each month', text: 'R 304.15', sentence: 'For five years.' },
  facts: [{ label: 'Total interest', text: 'R 3 248.76', note: 'what the bank earns' }],
  warnings: [{ title: 'Interest rate', message: 'It is above the limit', basis: 'National Credit Act' }],
  charts: [
    {
      title: 'What you still owe',
      summary: 'Nothing after five years.',
      kind: 'area',
      labels: ['1', '2', '3'],
      series: [
        { name: 'With extra', values: [10_000, 5_000, null] },
        { name: 'Without', values: [12_000, 8_000, -400] },
      ],
    },
    {
      title: 'Parts',
      summary: '',
      kind: 'share',
      labels: ['Capital', 'Interest'],
      series: [{ name: 'R', values: [3, 1] }],
    },
    {
      title: 'Groups',
      summary: '',
      kind: 'rows',
      labels: ['Cash', 'Debt'],
      series: [{ name: 'R', values: [3, 0] }],
    },
    {
      title: 'Years',
      summary: '',
      kind: 'stack',
      labels: ['1'],
      series: [
        { name: 'R', values: [3] },
        { name: 'S', values: [2] },
      ],
    },
    { title: 'Nothing', summary: '', kind: 'bars', labels: [], series: [{ name: 'R', values: [] }] },
  ],
  tables: [
    {
      title: 'Month by month',
      columns: [
        { label: 'Month', share: 1 },
        { label: 'Owed', share: 2, isFigure: true },
      ],
      rows: Array.from({ length: 90 }, (_, month) => [`Month ${month + 1}`, 'R 1 234.56']),
    },
  ],
  steps: [{ label: 'Interest', amount: 'R 100.00', basis: 'Loan × rate ÷ 12', exact: '100.00123…' }],
  sources: ['National Credit Act 34 of 2005, regulation 42, of 6 May 2016'],
};

test('a calculation reads back: entry, answer, charts in words, tables, steps, sources', async () => {
  const { text, pages, outline, info, embedded, foreign } = await made(<Calculation {...calculation} />);
  for (const part of [
    'Loan Calculator What a loan costs you. Calculated on 25 November 2026',
    'You pay each month R 304.15 For five years.',
    'Interest rate It is above the limit. National Credit Act',
    'Term 60 months',
    'Total interest what the bank earns R 3 248.76',
    'What you still owe Nothing after five years.',
    'With extra Without',
    'Capital R 3 Interest R 1',
    'Month 90 R 1 234.56',
    '1. Interest Loan × rate ÷ 12 – carried on as 100.00123… R 100.00',
    'regulation 42, of 6 May 2016',
    'This is an estimate, not advice.',
  ])
    expect(text).toContain(part);
  expect(outline).toEqual([
    'Loan Calculator',
    'What you entered',
    'Figures',
    'Month by month',
    'Step by step',
    'What this follows',
  ]);
  expect(info).toMatchObject({ Title: 'Loan Calculator', Language: 'en-ZA' });
  expect(pages.at(-1)).toContain(`page ${pages.length} of ${pages.length}`);
  expect([embedded, foreign]).toEqual([2, 0]);
});

test('a statement of net wealth has its lines by group, and what they come to', async () => {
  const { text } = await made(
    <NetWealthStatement
      author={author}
      day="2026-11-25"
      at={at}
      main={{ label: 'Your net wealth', text: 'R 80.00', sentence: 'You own R 100.00 and owe R 20.00.' }}
      groups={[
        {
          title: 'Cash',
          total: 'R 100.00',
          lines: [{ label: 'Purse', amount: 'R 100.00', day: '25 Nov 2026', source: 'entered by hand' }],
        },
      ]}
      sums={[
        { label: 'You own', amount: 'R 100.00' },
        { label: 'Your net wealth', amount: 'R 80.00', isTotal: true },
      ]}
      ratios={[{ label: 'Solvency', text: '80%' }]}
      charts={[]}
      sources={['A rule of thumb.']}
    />,
  );
  for (const part of [
    'What you own and what you owe on 25 November 2026',
    'Purse 25 Nov 2026 entered by hand R 100.00',
    'You own R 100.00 Your net wealth R 80.00',
    'Solvency 80%',
  ])
    expect(text).toContain(part);
});

const voucher: VoucherFacts = {
  author,
  offer: '10% off at ǃNawa’s',
  gives: ['One free', 'worth R 48'],
  contact: [{ label: 'Phone', text: '010 123 4567' }],
  code: 'KAROO-AB12-CD34',
  address: 'https://coffee.example/redeem',
  validUntil: '2026-12-31',
  at,
};

const firstOf = (type: string, node: DrawnNode): DrawnNode | undefined =>
  node.type === type
    ? node
    : node.children
        .map((child) => (typeof child === 'string' ? undefined : firstOf(type, child)))
        .find(Boolean);

/** Picture points per square of the code. */
const SCALE = 6;

/** Renders the drawing as a camera sees it: four bytes a point, dark where the path has a square. */
const photographed = (path: string, side: number) => {
  const width = side * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < SCALE; down += 1)
      for (let right = 0; right < SCALE; right += 1) {
        const place = ((Number(y) * SCALE + down) * width + Number(x) * SCALE + right) * 4;
        data.fill(0, place, place + 3);
      }
  return { width, height: width, data };
};

test('a voucher has its code in letters and as a QR code that can be read', async () => {
  const document = <Voucher {...voucher} />;
  const { text, links } = await made(document);
  for (const part of [
    'Voucher 10% off at ǃNawa’s',
    'KAROO-AB12-CD34',
    'worth R 48',
    'Phone 010 123 4567',
    'Valid until 31 December 2026',
    'https://coffee.example/redeem',
  ])
    expect(text).toContain(part);
  expect(links).toEqual(['https://coffee.example/redeem']);
  const path = firstOf('PATH', drawn(document));
  const sides = JSON.stringify(drawn(document)).match(/"viewBox":"0 0 (\d+) \1"/)?.[1];
  expect(decodeQr(photographed(String(path?.props['d']), Number(sides)))).toBe('KAROO-AB12-CD34');
});

test('a voucher without a code leads to its page', async () => {
  const { text } = await made(<Voucher {...voucher} code={null} validUntil={null} contact={[]} />);
  expect(text).toContain('Your voucher is redeemed on its own page:');
  expect(text).not.toContain('Valid until');
});

test('a person’s copy has each heading and its rows, and says what stands elsewhere', async () => {
  const long = 'word '.repeat(3_000);
  const { text, pages, outline } = await made(
    <PersonalData
      author={author}
      at={at}
      contact="io@phila.example"
      files={['documents/passport.pdf']}
      parts={[
        { title: 'Account', rows: [[{ label: 'Name', text: 'Ḓavhana' }]], left: 0 },
        { title: 'Orders', rows: [[{ label: 'Note', text: `${long}end` }]], left: 4 },
        { title: 'Vouchers', rows: [], left: 0 },
      ]}
    />,
  );
  for (const part of [
    'What Phila holds about you Everything as it was on 25 November 2026',
    'Account (1) Name Ḓavhana',
    'Orders (5)',
    'word end',
    '4 more are in your-data.html',
    'Vouchers (0) Nothing.',
    'documents/passport.pdf',
  ])
    expect(text).toContain(part);
  expect(pages.length).toBeGreaterThan(3);
  // A text taller than a page continues on the next one, complete.
  expect(pages.join(' ').match(/\bword\b/g)).toHaveLength(3_000);
  expect(outline).toEqual([
    'What Phila holds about you',
    'Account (1)',
    'Orders (5)',
    'Vouchers (0)',
    'Documents and pictures (1)',
  ]);
});

it('loses no value of a row, wherever on a page it begins', async () => {
  const row = ['Title', 'First name', 'Last name', 'Relationship', 'Contact'].map((label) => ({
    label,
    text: `${label} of a relative`,
  }));
  const lost: unknown[] = [];
  for (let before = 0; before < 26; before += 1) {
    const { text } = await made(
      <PersonalData
        author={author}
        at={at}
        contact="io@phila.example"
        files={[]}
        parts={[
          {
            title: 'Before',
            rows: [Array.from({ length: before }, (_, number) => ({ label: `${number}`, text: 'x' }))],
            left: 0,
          },
          { title: 'Next of Kin', rows: [row], left: 0 },
        ]}
      />,
    );
    const missing = row.filter((fact) => !text.includes(fact.text));
    if (missing.length > 0) lost.push([before, missing.map(({ label }) => label)]);
  }
  expect(lost).toEqual([]);
});
