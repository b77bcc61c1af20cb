import type { LookupRow } from '@phila/contract';

/* docs/calculators, "Compound interest" and "Payslip". */

export const frequency: LookupRow<'frequency'>[] = [
  { id: 1, name: 'Weekly', periodsPerYear: 52 },
  { id: 2, name: 'Fortnightly', periodsPerYear: 26 },
  { id: 3, name: 'Monthly', periodsPerYear: 12 },
  { id: 4, name: 'Quarterly', periodsPerYear: 4 },
  { id: 5, name: 'Half-yearly', periodsPerYear: 2 },
  { id: 6, name: 'Annually', periodsPerYear: 1 },
];

/** The id is the year in which the tax year ends (February), as in `taxYearId`. */
export const taxYearRow = (year: number): LookupRow<'taxYear'> => {
  const lastDay = new Date(Date.UTC(year, 2, 0)).getUTCDate();
  return { id: year, name: `${year} (1 March ${year - 1} to ${lastDay} February ${year})` };
};

/** The tax years that ship; an administrator may add others (`wealth/tax-years.ts`). */
export const taxYear: LookupRow<'taxYear'>[] = [2024, 2025, 2026, 2027].map(taxYearRow);
