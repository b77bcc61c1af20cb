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
  orderNumber: string;
  buyer: Buyer;
}
