import type { Cents } from '@phila/finance/cents';

/** Up to this amount an invoice need not name the buyer (VAT Act 89 of 1991, s 20(5)). */
const ABRIDGED_UP_TO: Cents = 500_000;

/** Which of the two invoices an order gets; a business that gave its VAT number gets the full one, to claim with. */
export const kindOfInvoice = ({
  total,
  vatNumber,
}: {
  total: Cents;
  vatNumber: string | null;
}): 'full' | 'abridged' => (total <= ABRIDGED_UP_TO && vatNumber === null ? 'abridged' : 'full');
