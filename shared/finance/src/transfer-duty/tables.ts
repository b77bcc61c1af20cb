import type { Bracket } from '../tax-years/tax-year.ts';

/** Transfer duty table for property acquired on or after a day. */
export interface TransferDutyTable {
  from: string;
  rows: readonly Bracket[];
  source: string;
}

/** SARS notice [A]; no later change seen (docs/calculators/mortgage.md, "Transfer duty"). Newest last. */
export const shippedTransferDuty: readonly TransferDutyTable[] = [
  {
    from: '2025-04-01',
    rows: [
      { from: 0, base: 0, rate: 0 },
      { from: 1_210_000, base: 0, rate: 3 },
      { from: 1_663_800, base: 13_614, rate: 6 },
      { from: 2_329_300, base: 53_544, rate: 8 },
      { from: 2_994_800, base: 106_784, rate: 11 },
      { from: 13_310_000, base: 1_241_456, rate: 13 },
    ],
    source: 'SARS, Transfer duty rates, property acquired on or after 1 April 2025',
  },
];
