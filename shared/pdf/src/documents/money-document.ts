import type { Brand } from '@phila/contract/brand';
import type { Cents } from '@phila/finance/cents';

/** Buyer, printed where the law asks for it. */
export interface Buyer {
  name: string;
  /** Lines of the address, separated by `\n`. */
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

/** Credit note, as the invoice it changes lists it. */
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
