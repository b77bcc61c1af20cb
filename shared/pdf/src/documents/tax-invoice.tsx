import { longDateText, percentText, southAfricanDay } from '@phila/contract/format';
import { type Cents, sumCents, VAT_PERCENT } from '@phila/finance/cents';
import { Title } from '../house/headings.tsx';
import { HouseDocument } from '../house/house-document.tsx';
import { Note } from '../house/note.tsx';
import { Parties } from '../house/parties.tsx';
import { type Sum, Sums } from '../house/sums.tsx';
import { Table } from '../house/table.tsx';
import type { Credited, InvoiceLine, SoldBy } from './money-document.ts';
import { partiesOf } from './sold-by.ts';
import { money } from './money.ts';

/** Contents of a tax invoice. Money in whole cents, VAT included. */
export interface TaxInvoiceFacts extends SoldBy {
  number: string;
  paidAt: Date;
  lines: readonly InvoiceLine[];
  subtotal: Cents;
  discount: Cents;
  vat: Cents;
  total: Cents;
  /** Credit notes issued since, by number. */
  credited: readonly Credited[];
  /** Amount refunded without a credit note, as before credit notes existed. */
  paidBack: Cents;
  /** Amount still to be refunded. */
  due: Cents;
}

const COLUMNS = [
  { label: 'Description', share: 44 },
  { label: 'Qty', share: 8, isFigure: true },
  { label: 'Price', share: 17, isFigure: true },
  { label: 'Discount', share: 15, isFigure: true },
  { label: 'Total', share: 18, isFigure: true },
] as const;

const rowOf = ({ name, quantity, unitPrice, discount, total, cause, donation }: InvoiceLine): string[] => [
  cause === null ? name : `${name} (${money(donation)} of it to ${cause})`,
  String(quantity),
  money(unitPrice),
  discount === 0 ? '' : money(-discount),
  money(total - discount),
];

const sumsOf = ({ subtotal, discount, vat, total }: TaxInvoiceFacts): Sum[] => [
  ...(discount > 0
    ? [
        { label: 'Before the discount', amount: money(subtotal) },
        { label: 'Discount', amount: money(-discount) },
      ]
    : []),
  { label: 'Without VAT', amount: money(total - vat) },
  { label: `VAT at ${percentText(VAT_PERCENT)}`, amount: money(vat) },
  { label: 'Total, VAT included', amount: money(total), isTotal: true },
];

const day = (at: Date): string => longDateText(southAfricanDay(at));

/** Describes the payment status: 'Paid in full' only if nothing was credited, refunded or is due. */
const statusOf = ({ total, paidAt, credited, paidBack, due }: TaxInvoiceFacts): string[] => {
  if (total === 0) return ['There was nothing to pay.'];
  if (credited.length === 0 && paidBack === 0 && due === 0) return ['Paid in full. Prices include VAT.'];
  const left = total - sumCents(credited.map(({ amount }) => amount)) - paidBack;
  return [
    `Paid on ${day(paidAt)}. Prices include VAT.`,
    ...credited.map(
      ({ number, issuedAt, amount }) =>
        `${money(amount)} was paid back on ${day(issuedAt)}: credit note ${number}.`,
    ),
    ...(paidBack === 0 ? [] : [`${money(paidBack)} was paid back.`]),
    ...(due === 0 ? [] : [`${money(due)} is to be paid back.`]),
    ...(credited.length + paidBack === 0 ? [] : [`What stays charged: ${money(left)}.`]),
  ];
};

/** Tax invoice (VAT Act 89 of 1991, s 20). The same invoice always gives the same bytes. */
export const TaxInvoice = (facts: TaxInvoiceFacts) => {
  const { number, orderNumber, seller, paidAt, lines } = facts;
  return (
    <HouseDocument
      title={`Tax invoice ${number}`}
      subject={`Order ${orderNumber}`}
      author={seller.company.legalName}
      at={paidAt}
      footer={`${seller.company.legalName}, ${number}`}
    >
      <Title lines={[`Number ${number}`, `Date ${day(paidAt)}`, `Order ${orderNumber}`]}>Tax invoice</Title>
      <Parties parties={partiesOf(facts)} />
      <Table columns={COLUMNS} rows={lines.map(rowOf)} />
      <Sums sums={sumsOf(facts)} />
      <Note lines={statusOf(facts)} />
    </HouseDocument>
  );
};
