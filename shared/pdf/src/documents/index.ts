/**
 * `@phila/pdf/documents`: the site's documents in the house style, each a function of its facts, so that the service
 * makes them without React.
 */
import { createElement } from 'react';
import type { DocumentElement } from '../drawn/drawn.ts';
import { Calculation, type CalculationFacts } from './calculation.tsx';
import { CreditNote, type CreditNoteFacts } from './credit-note.tsx';
import { NetWealthStatement, type NetWealthStatementFacts } from './net-wealth-statement.tsx';
import { PersonalData, type PersonalDataFacts } from './personal-data.tsx';
import { TaxInvoice, type TaxInvoiceFacts } from './tax-invoice.tsx';
import { Voucher, type VoucherFacts } from './voucher.tsx';

export type { CalculationFacts, CalculationStep, CalculationTable } from './calculation.tsx';
export type { CreditNoteFacts } from './credit-note.tsx';
export type { Buyer, Credited, InvoiceLine } from './money-document.ts';
export type { NetWealthStatementFacts, StatementGroup, StatementLine } from './net-wealth-statement.tsx';
export type { PersonalDataFacts, PersonalDataPart } from './personal-data.tsx';
export type { TaxInvoiceFacts } from './tax-invoice.tsx';
export type { VoucherFacts } from './voucher.tsx';

export const taxInvoice = (facts: TaxInvoiceFacts): DocumentElement => createElement(TaxInvoice, facts);
export const creditNote = (facts: CreditNoteFacts): DocumentElement => createElement(CreditNote, facts);
export const calculation = (facts: CalculationFacts): DocumentElement => createElement(Calculation, facts);
export const netWealthStatement = (facts: NetWealthStatementFacts): DocumentElement =>
  createElement(NetWealthStatement, facts);
export const voucher = (facts: VoucherFacts): DocumentElement => createElement(Voucher, facts);
export const personalData = (facts: PersonalDataFacts): DocumentElement => createElement(PersonalData, facts);
