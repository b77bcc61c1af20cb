import { latestRates } from './latest-rates.ts';
import type { TaxYear } from './tax-year.ts';

/**
 * Years shipped with the product: 2023/24 to 2026/27 (docs/calculators/payslip.md, "Figures by year"), in the shape
 * that an administrator stores. Every group names its source.
 */

const unchanged = 'identical for 2023/24 to 2025/26';

/** Figures shared by 2023/24, 2024/25 and 2025/26: the Budget left them unchanged. */
const frozen: Omit<TaxYear, 'id' | 'name' | 'from' | 'to' | 'travel'> = {
  brackets: {
    rows: [
      { from: 0, base: 0, rate: 18 },
      { from: 237_100, base: 42_678, rate: 26 },
      { from: 370_500, base: 77_362, rate: 31 },
      { from: 512_800, base: 121_475, rate: 36 },
      { from: 673_000, base: 179_147, rate: 39 },
      { from: 857_900, base: 251_258, rate: 41 },
      { from: 1_817_000, base: 644_489, rate: 45 },
    ],
    source: { text: `SARS, Rates of tax for individuals; ${unchanged}`, sure: 'A' },
  },
  rebates: {
    primary: 17_235,
    secondary: 9_444,
    tertiary: 3_145,
    source: { text: `SARS, Rates of tax for individuals; ${unchanged}`, sure: 'B' },
  },
  thresholds: {
    under65: 95_750,
    from65: 148_217,
    from75: 165_689,
    source: { text: 'SARS tax thresholds; equal the rebates ÷ 18%', sure: 'B' },
  },
  medicalCredit: {
    member: 364,
    firstDependant: 364,
    furtherDependant: 246,
    source: { text: 'SARS, Medical tax credit rates; section 6A', sure: 'A' },
  },
  additionalMedicalCredit: {
    share: 33.3,
    creditMultiple: 3,
    source: { text: 'Income Tax Act, section 6B(3)(a)', sure: 'B' },
  },
  retirement: {
    share: 27.5,
    yearlyCap: 350_000,
    source: { text: 'Income Tax Act, section 11F', sure: 'B' },
  },
  uif: {
    rate: 1,
    monthlyCeiling: 17_712,
    source: { text: 'Unemployment Insurance Contributions Act; ceiling since 1 June 2021', sure: 'A' },
  },
  sdl: {
    rate: 1,
    exemptPayroll: 500_000,
    source: { text: 'Skills Development Levies Act, sections 3 and 4', sure: 'B' },
  },
  interestExemption: {
    under65: 23_800,
    from65: 34_500,
    source: { text: 'Income Tax Act, section 10(1)(i)', sure: 'B' },
  },
  taxFreeSavings: { yearlyLimit: 36_000, source: { text: 'Income Tax Act, section 12T', sure: 'B' } },
  capitalGains: {
    yearlyExclusion: 40_000,
    primaryResidence: 2_000_000,
    source: { text: 'Income Tax Act, Eighth Schedule, paragraphs 5 and 45', sure: 'B' },
  },
};

const travelSource = 'Fourth Schedule, paragraph 1 (remuneration); prescribed rate per kilometre';

const year2024: TaxYear = {
  ...frozen,
  id: 2024,
  name: '2023/24',
  from: '2023-03-01',
  to: '2024-02-29',
  travel: {
    included: 80,
    includedBusinessUse: 20,
    ratePerKilometre: 4.64,
    source: { text: travelSource, sure: 'B' },
  },
};

const year2025: TaxYear = {
  ...frozen,
  id: 2025,
  name: '2024/25',
  from: '2024-03-01',
  to: '2025-02-28',
  travel: {
    included: 80,
    includedBusinessUse: 20,
    ratePerKilometre: 4.84,
    source: { text: `${travelSource}, recalled`, sure: 'R' },
  },
};

const year2026: TaxYear = {
  ...frozen,
  id: 2026,
  name: '2025/26',
  from: '2025-03-01',
  to: '2026-02-28',
  travel: {
    included: 80,
    includedBusinessUse: 20,
    ratePerKilometre: 4.76,
    source: { text: travelSource, sure: 'B' },
  },
};

const guide = latestRates.rebates.source.text;

const year2027: TaxYear = {
  ...frozen,
  id: 2027,
  name: latestRates.name,
  from: '2026-03-01',
  to: latestRates.to,
  brackets: latestRates.brackets,
  rebates: latestRates.rebates,
  thresholds: {
    under65: 99_000,
    from65: 153_250,
    from75: 171_300,
    source: { text: `${guide}; equal the rebates ÷ 18%`, sure: 'B' },
  },
  medicalCredit: {
    member: 376,
    firstDependant: 376,
    furtherDependant: 254,
    source: { text: `${guide}; section 6A`, sure: 'B' },
  },
  retirement: {
    share: 27.5,
    yearlyCap: 430_000,
    source: {
      text: 'Income Tax Act, section 11F; SARS and Treasury apply R 430 000, one report says the gazetted Rates Act left it out',
      sure: 'B',
    },
  },
  travel: {
    included: 80,
    includedBusinessUse: 20,
    ratePerKilometre: 4.95,
    source: { text: travelSource, sure: 'B' },
  },
  taxFreeSavings: { yearlyLimit: 46_000, source: { text: 'Budget 2026; section 12T', sure: 'B' } },
  capitalGains: {
    yearlyExclusion: 50_000,
    primaryResidence: 3_000_000,
    source: { text: 'Budget 2026; Eighth Schedule, paragraphs 5 and 45', sure: 'B' },
  },
  deductionTable: {
    lowest: 4_980,
    runs: [
      { from: 4_980, to: 14_978, width: 101, midpoint: 50 },
      { from: 14_979, to: 105_578, width: 151, midpoint: 75 },
      { from: 105_579, to: 226_178, width: 201, midpoint: 100 },
    ],
    beyond: { threshold: 226_078, rate: 45, tax: { under65: 85_331, from65: 84_517, from75: 84_246 } },
    bandOffset: 1,
    source: {
      text: 'SARS PAYE-GEN-01-G01 monthly deduction tables',
      sure: 'C',
    },
  },
};

/** Shipped years, oldest first. */
export const shippedTaxYears: readonly TaxYear[] = [year2024, year2025, year2026, year2027];
