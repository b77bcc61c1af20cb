import type { NetWorthLine, UpcomingPayment } from '@phila/contract/calls';

type Of = NetWorthLine['of'] | UpcomingPayment['of'];

/** Page with the records of each line or payment. */
const pages: Readonly<Record<Exclude<Of, 'calculation'>, string>> = {
  asset: '/wealth/financial-products/assets',
  investment: '/wealth/financial-products/short-term-investments',
  retirement: '/wealth/financial-products/retirement',
  loan: '/wealth/financial-products/loans',
  insurance: '/wealth/financial-products/short-term-insurance',
  cover: '/wealth/financial-products/risk-cover',
};

/** Address that opens the whole record of a line or payment, or its calculator. */
export const placeOf = ({ of, id }: { of: Of; id: string }): string =>
  of === 'calculation' ? `/wealth/financial-tools/${id}` : `${pages[of]}#edit-${id}`;

/** Forms that add what one owns or owes. */
export const additions = [
  { of: 'asset', text: 'A home, a car, an account or another thing', to: `${pages.asset}#add` },
  { of: 'investment', text: 'Savings or an investment', to: `${pages.investment}#add` },
  { of: 'retirement', text: 'A pension, provident fund or annuity', to: `${pages.retirement}#add` },
  { of: 'loan', text: 'A bond, a loan or another debt', to: `${pages.loan}#add` },
] as const;
