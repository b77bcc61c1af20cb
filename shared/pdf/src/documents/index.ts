/** `@phila/pdf/documents`: the documents of the site, made from the house styles. */
import { createElement } from 'react';
import { CreditNote, type CreditNoteFacts } from './credit-note.tsx';
import { TaxInvoice, type TaxInvoiceFacts } from './tax-invoice.tsx';
import type { DocumentElement } from '../drawn/drawn.ts';

export type { Buyer, Credited, InvoiceLine } from './money-document.ts';

/*
 * Each as a function of its facts: the service makes documents without knowing React.
 */

export const taxInvoice = (facts: TaxInvoiceFacts): DocumentElement => createElement(TaxInvoice, facts);
export const creditNote = (facts: CreditNoteFacts): DocumentElement => createElement(CreditNote, facts);
