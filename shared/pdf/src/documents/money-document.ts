import type { Brand } from '@phila/contract/brand';
import type { Cents } from '@phila/finance/cents';

/** Who bought. Printed where the law asks for it. */
export interface Buyer {
  name: string;
  /** Line by line, parted by `\n`. */
  address: string;
  vatNumber: string | null;
}

export interface InvoiceLine {
  name: string;
  quantity: number;
  unitPrice: Cents;
  discount: Cents;
  total: Cents;
  cause: string | null;
  donation: Cents;
}

/** A credit note as the invoice that it changes names it. */
export interface Credited {
  number: string;
  issuedAt: Date;
  amount: Cents;
}

export interface SoldBy {
  seller: Brand;
  /** VAT Act 89 of 1991, s 20(4) and (5). */
  kind: 'full' | 'abridged';
  orderNumber: string;
  buyer: Buyer;
}
