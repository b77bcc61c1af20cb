import type { LookupRow } from '@phila/contract';

/* Specification: reference-data, "Banks". */

/** Universal branch codes are text: Standard Bank's begins with 0. */
export const bankBranches: LookupRow<'bankBranches'>[] = [
  { id: 1, name: 'Absa', branchCode: '632005' },
  { id: 2, name: 'African Bank', branchCode: '430000' },
  { id: 3, name: 'Access Bank', branchCode: '410506' },
  { id: 4, name: 'Bank Zero', branchCode: '888000' },
  { id: 5, name: 'Bidvest Bank', branchCode: '462005' },
  { id: 6, name: 'Capitec', branchCode: '470010' },
  { id: 7, name: 'Citibank', branchCode: '350005' },
  { id: 8, name: 'Discovery Bank', branchCode: '679000' },
  { id: 9, name: 'First National Bank (also RMB)', branchCode: '250655' },
  { id: 10, name: 'HSBC', branchCode: '587000' },
  { id: 11, name: 'Investec', branchCode: '580105' },
  { id: 12, name: 'Nedbank', branchCode: '198765' },
  { id: 13, name: 'Postbank', branchCode: '460005' },
  { id: 14, name: 'Standard Bank', branchCode: '051001' },
  { id: 15, name: 'TymeBank (GoTyme)', branchCode: '678910' },
];

/** Banks' own ids for types of account; they have no 5. */
export const bankAccountType: LookupRow<'bankAccountType'>[] = [
  { id: 1, name: 'Current/Cheque' },
  { id: 2, name: 'Savings' },
  { id: 3, name: 'Transmission' },
  { id: 4, name: 'Bond' },
  { id: 6, name: 'Subscription share' },
];
