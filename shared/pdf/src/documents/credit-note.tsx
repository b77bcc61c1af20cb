import { longDateText, percentText, southAfricanDay } from '@phila/contract/format';
import { type Cents, VAT_PERCENT } from '@phila/finance/cents';
import { Facts } from '../house/facts.tsx';
import { Section, Title } from '../house/headings.tsx';
import { HouseDocument } from '../house/house-document.tsx';
import { Note } from '../house/note.tsx';
import { Parties } from '../house/parties.tsx';
import { Sums } from '../house/sums.tsx';
import { money } from './money.ts';
import type { SoldBy } from './money-document.ts';
import { partiesOf } from './sold-by.ts';

/** Contents of a credit note. Money in whole cents, VAT included. */
export interface CreditNoteFacts extends SoldBy {
  number: string;
  issuedAt: Date;
  /** Reason for the credit, worded for the buyer. */
  reason: string;
  invoice: { number: string; paidAt: Date; total: Cents };
  amount: Cents;
  vat: Cents;
}

const day = (at: Date): string => longDateText(southAfricanDay(at));

/**
 * Credit note (VAT Act 89 of 1991, s 21(3)(a)): title and number, both parties, day, amount and VAT, reason, and the
 * invoice it changes.
 */
export const CreditNote = (facts: CreditNoteFacts) => {
  const { number, issuedAt, orderNumber, seller, reason, invoice, amount, vat } = facts;
  return (
    <HouseDocument
      title={`Credit note ${number}`}
      subject={`Tax invoice ${invoice.number}`}
      author={seller.company.legalName}
      at={issuedAt}
      footer={`${seller.company.legalName}, ${number}`}
    >
      <Title lines={[`Number ${number}`, `Date ${day(issuedAt)}`, `Order ${orderNumber}`]}>Credit note</Title>
      <Parties parties={partiesOf(facts)} />
      <Section title="What it changes">
        <Facts
          facts={[
            { label: 'Tax invoice', text: invoice.number },
            { label: 'Day of the invoice', text: day(invoice.paidAt) },
            { label: 'Charged by the invoice, VAT included', text: money(invoice.total) },
            { label: 'Why', text: reason },
          ]}
        />
      </Section>
      <Sums
        sums={[
          { label: 'Credited without VAT', amount: money(amount - vat) },
          { label: `VAT at ${percentText(VAT_PERCENT)}`, amount: money(vat) },
          { label: 'Credited, VAT included', amount: money(amount), isTotal: true },
        ]}
      />
      <Note
        lines={[
          `This amount was paid back on ${day(issuedAt)}.`,
          'If you claimed the VAT of the invoice as input tax, this note corrects your claim.',
        ]}
      />
    </HouseDocument>
  );
};
