import type { AnyFigureTable, Figures, FigureTable } from './figure-table.ts';

/*
 * Tables shipped with the product, in the shape that an administrator stores. Reliability as in docs/calculators: A
 * official text, B several sources, C one source, R recalled.
 */

/** Day on which the figures below were gathered. */
const lookedAt = '2026-11-22';

const vat: FigureTable<'vat'> = {
  kind: 'vat',
  from: '2018-04-01',
  source: {
    name: 'Value-Added Tax Act, section 7(1)',
    address: 'https://www.sars.gov.za/types-of-tax/value-added-tax/',
    lookedAt,
  },
  values: { percent: 15 },
};

const reserveBank =
  'https://www.resbank.co.za/en/home/what-we-do/statistics/key-statistics/current-market-rates';

const ratesOf2025: FigureTable<'interestRates'> = {
  kind: 'interestRates',
  from: '2025-08-01',
  source: { name: 'South African Reserve Bank', address: reserveBank, lookedAt: '2025-09-18' },
  values: { repo: 7, prime: 10.5 },
};

/** Cut by 0.25 on 20 November 2025, kept on 29 January 2026 [B]. No dated source was seen for later decisions. */
const interestRates: FigureTable<'interestRates'> = {
  kind: 'interestRates',
  from: '2025-11-21',
  source: { name: 'South African Reserve Bank', address: reserveBank, lookedAt: '2026-01-30' },
  values: { repo: 6.75, prime: 10.25 },
};

const small = { feeBase: 165, feeShare: 10, feeAbove: 1_000, feeCap: 1_050 };

/** Official text [A]; the fees of “other” and short-term agreements recalled [R]. */
const creditLimits: FigureTable<'creditLimits'> = {
  kind: 'creditLimits',
  from: '2016-05-06',
  source: {
    name: 'National Credit Regulations 42, 43 and 44',
    address: 'https://www.ncr.org.za/',
    lookedAt,
  },
  values: {
    products: [
      {
        product: 'mortgage',
        aboveRepo: 12,
        perMonth: null,
        feeBase: 1_100,
        feeShare: 10,
        feeAbove: 10_000,
        feeCap: 5_250,
      },
      { product: 'facility', aboveRepo: 14, perMonth: null, ...small },
      { product: 'unsecured', aboveRepo: 21, perMonth: null, ...small },
      { product: 'other', aboveRepo: 17, perMonth: null, ...small },
      { product: 'shortTerm', aboveRepo: null, perMonth: 5, ...small },
    ],
    initiationFeeShare: 15,
    serviceFee: 60,
    shortTermAmount: 8_000,
    shortTermMonths: 6,
  },
};

/** SARS notice [A]; no later change seen. */
const transferDuty: FigureTable<'transferDuty'> = {
  kind: 'transferDuty',
  from: '2025-04-01',
  source: {
    name: 'SARS, Transfer duty rates',
    address: 'https://www.sars.gov.za/tax-rates/transfer-duty/',
    lookedAt,
  },
  values: {
    rows: [
      { from: 0, base: 0, rate: 0 },
      { from: 1_210_000, base: 0, rate: 3 },
      { from: 1_663_800, base: 13_614, rate: 6 },
      { from: 2_329_300, base: 53_544, rate: 8 },
      { from: 2_994_800, base: 106_784, rate: 11 },
      { from: 13_310_000, base: 1_241_456, rate: 13 },
    ],
  },
};

/** The rows seen equal the transfer rows [B to R 6 million, C above]; none was seen for bonds above R 20 million. */
const deedsOffice: FigureTable<'deedsOffice'> = {
  kind: 'deedsOffice',
  from: '2025-04-01',
  source: {
    name: 'Deeds Registries Regulations, regulation 84, schedule of fees',
    address: 'https://www.deeds.gov.za/',
    lookedAt,
  },
  values: {
    rows: [
      { upTo: 150_000, fee: 561 },
      { upTo: 300_000, fee: 727 },
      { upTo: 600_000, fee: 906 },
      { upTo: 800_000, fee: 1_275 },
      { upTo: 1_000_000, fee: 1_464 },
      { upTo: 2_000_000, fee: 1_646 },
      { upTo: 4_000_000, fee: 2_281 },
      { upTo: 6_000_000, fee: 2_767 },
      { upTo: 8_000_000, fee: 3_296 },
      { upTo: 10_000_000, fee: 3_853 },
      { upTo: 15_000_000, fee: 4_587 },
      { upTo: 20_000_000, fee: 5_510 },
    ],
    lodgementFee: 50,
  },
};

/** One source [C]; negotiable. */
const conveyancer: FigureTable<'conveyancer'> = {
  kind: 'conveyancer',
  from: '2025-08-01',
  source: {
    name: 'Law Society of South Africa, guideline of conveyancing fees',
    address: 'https://www.lssa.org.za/',
    lookedAt,
  },
  values: {
    rows: [
      { from: 0, base: 6_640, step: 0, per: 100_000 },
      { from: 100_000, base: 6_640, step: 1_060, per: 50_000 },
      { from: 500_000, base: 15_120, step: 2_050, per: 100_000 },
      { from: 1_000_000, base: 25_370, step: 2_050, per: 200_000 },
      { from: 5_000_000, base: 66_370, step: 5_160, per: 1_000_000 },
    ],
  },
};

/** Official text [A]; amendments were drafted in August 2025. */
const expenseNorms: FigureTable<'expenseNorms'> = {
  kind: 'expenseNorms',
  from: '2015-03-13',
  source: {
    name: 'National Credit Regulations, regulation 23A(9)',
    address: 'https://www.ncr.org.za/',
    lookedAt,
  },
  values: {
    rows: [
      { from: 0, minimum: 0, share: 100 },
      { from: 800, minimum: 800, share: 6.75 },
      { from: 6_250, minimum: 1_167.88, share: 9 },
      { from: 25_000, minimum: 2_855.38, share: 8.2 },
      { from: 50_000, minimum: 4_905.38, share: 6.75 },
    ],
  },
};

/** As tax guides quote it [B]. */
const retirementLumpSum: FigureTable<'retirementLumpSum'> = {
  kind: 'retirementLumpSum',
  from: '2023-03-01',
  source: {
    name: 'SARS, Retirement lump sum benefits',
    address: 'https://www.sars.gov.za/tax-rates/income-tax/retirement-lump-sum-benefits/',
    lookedAt,
  },
  values: {
    rows: [
      { from: 0, base: 0, rate: 0 },
      { from: 550_000, base: 0, rate: 18 },
      { from: 770_000, base: 39_600, rate: 27 },
      { from: 1_155_000, base: 143_550, rate: 36 },
    ],
  },
};

/** Newest shipped table of each kind. */
export const shippedFigures: Figures = {
  vat,
  interestRates,
  creditLimits,
  transferDuty,
  deedsOffice,
  conveyancer,
  expenseNorms,
  retirementLumpSum,
};

/** Shipped tables of every kind, the oldest of a kind first. */
export const shippedFigureTables: readonly AnyFigureTable[] = [ratesOf2025, ...Object.values(shippedFigures)];
