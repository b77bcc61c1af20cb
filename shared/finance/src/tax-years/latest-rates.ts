import type { TaxYear } from './tax-year.ts';

const guide = 'SARS PAYE-GEN-01-G01 revision 16 and PAYE-GEN-01-G21 revision 1';

/** Income tax of the newest shipped year. In a separate file, so that estimates load no other year. */
export const latestRates = {
  name: '2026/27',
  to: '2027-02-28',
  brackets: {
    rows: [
      { from: 0, base: 0, rate: 18 },
      { from: 245_100, base: 44_118, rate: 26 },
      { from: 383_100, base: 79_998, rate: 31 },
      { from: 530_200, base: 125_599, rate: 36 },
      { from: 695_800, base: 185_215, rate: 39 },
      { from: 887_000, base: 259_783, rate: 41 },
      { from: 1_878_600, base: 666_339, rate: 45 },
    ],
    source: { text: `${guide}; Budget 2026`, sure: 'B' },
  },
  rebates: { primary: 17_820, secondary: 9_765, tertiary: 3_249, source: { text: guide, sure: 'B' } },
} satisfies Pick<TaxYear, 'name' | 'to' | 'brackets' | 'rebates'>;
