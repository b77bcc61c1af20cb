import * as fc from 'fast-check';

import { exact } from '../money/exact.ts';
import {
  dataFaults,
  rebatesAt,
  shippedTaxYears,
  taxByTable,
  taxYearById,
  taxYearOn,
  taxYearSchema,
} from './index.ts';
import type { TaxYear } from './index.ts';
import { runs } from '../testing/runs.ts';

const year = (id: number) => taxYearById(id) as TaxYear;
const bracketsOf = (id: number) => year(id).brackets.rows.map(({ from, base, rate }) => [from, base, rate]);

describe('shipped tax years (docs/calculators/payslip.md, "Figures by year")', () => {
  test('are 2024 to 2027 and pass the schema that an administrator meets', () => {
    expect(shippedTaxYears.map(({ id }) => id)).toEqual([2024, 2025, 2026, 2027]);
    for (const each of shippedTaxYears) expect(taxYearSchema.safeParse(each).error?.issues).toBeUndefined();
  });

  test.each([2024, 2025, 2026])('%i carries the table that SARS prints', (id) => {
    expect(bracketsOf(id)).toEqual([
      [0, 0, 18],
      [237_100, 42_678, 26],
      [370_500, 77_362, 31],
      [512_800, 121_475, 36],
      [673_000, 179_147, 39],
      [857_900, 251_258, 41],
      [1_817_000, 644_489, 45],
    ]);
  });

  test('2027 carries the table of SARS G01 revision 16', () => {
    expect(bracketsOf(2027)).toEqual([
      [0, 0, 18],
      [245_100, 44_118, 26],
      [383_100, 79_998, 31],
      [530_200, 125_599, 36],
      [695_800, 185_215, 39],
      [887_000, 259_783, 41],
      [1_878_600, 666_339, 45],
    ]);
  });

  test('every base equals the tax computed up to its bound, independently of the rows before', () => {
    for (const { brackets } of shippedTaxYears) {
      for (const bound of brackets.rows) {
        const slices = brackets.rows.map((row, index) => {
          const end = brackets.rows[index + 1]?.from ?? Infinity;
          return Math.max(0, Math.min(bound.from, end) - row.from) * row.rate;
        });
        expect(slices.reduce((sum, slice) => sum + slice, 0) / 100).toBe(bound.base);
      }
    }
  });

  test('thresholds are the rebates ÷ 18%, to the rand', () => {
    for (const { rebates, thresholds } of shippedTaxYears) {
      expect(thresholds.under65).toBe(Math.round(rebates.primary / 0.18));
      expect(thresholds.from65).toBe(Math.round((rebates.primary + rebates.secondary) / 0.18));
      expect(thresholds.from75).toBe(
        Math.round((rebates.primary + rebates.secondary + rebates.tertiary) / 0.18),
      );
    }
  });

  test('leave no day between two years and none twice', () => {
    const gaps = shippedTaxYears
      .slice(1)
      .map(({ from }, index) => Date.parse(from) - Date.parse(shippedTaxYears[index]?.to ?? ''));
    expect(gaps).toEqual([86_400_000, 86_400_000, 86_400_000]);
  });

  test('are not those of 2022/23, which public calculators mix up', () => {
    for (const { brackets } of shippedTaxYears) expect(brackets.rows[1]?.from).not.toBe(226_000);
  });
});

describe('tax by table', () => {
  test('P16: 300 000 in 2026/27 is 44 118 + 26% × 54 900 = 58 392 (SARS G01 section 4)', () => {
    const { tax, bracketIndex } = taxByTable(year(2027).brackets.rows, exact(300_000));
    expect(tax.toFixed()).toBe('58392');
    expect(bracketIndex).toBe(1);
  });

  test('P15: no tax at the threshold of each age band, 18.00 a year at +100 (SARS G01 section 4)', () => {
    for (const [age, threshold] of [
      [64, 99_000],
      [65, 153_250],
      [74, 153_250],
      [75, 171_300],
    ] as const) {
      const due = (income: number) =>
        taxByTable(year(2027).brackets.rows, exact(income))
          .tax.minus(rebatesAt(age, year(2027)))
          .toNumber();
      expect(due(threshold)).toBe(0);
      expect(due(threshold + 100)).toBe(18);
    }
  });

  test('is continuous at every bracket: one cent more income is less than one cent more tax', () => {
    for (const { brackets } of shippedTaxYears) {
      for (const { from, base } of brackets.rows) {
        const at = taxByTable(brackets.rows, exact(from)).tax;
        const next = taxByTable(brackets.rows, exact(from).plus('0.01')).tax;
        expect(at.toNumber()).toBe(base);
        expect(next.minus(at).gt(0)).toBe(true);
        expect(next.minus(at).lt('0.01')).toBe(true);
      }
    }
  });

  test('equals the sum of the slices of income, each at its own rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000_000 }),
        fc.constantFrom(...shippedTaxYears),
        (cents, { brackets }) => {
          const slices = brackets.rows.reduce((sum, { from, rate }, index) => {
            const end = BigInt(brackets.rows[index + 1]?.from ?? 1e12) * 100n;
            const top = BigInt(cents) < end ? BigInt(cents) : end;
            const slice = top - BigInt(from) * 100n;
            return slice > 0n ? sum + slice * BigInt(rate) : sum;
          }, 0n);
          expect(taxByTable(brackets.rows, exact(cents).div(100)).tax.times(10_000).toFixed()).toBe(
            String(slices),
          );
        },
      ),
      runs(2_000),
    );
  });
});

describe('finding a year', () => {
  test('by the last day of February, leap or not', () => {
    expect(taxYearOn('2024-02-29')?.id).toBe(2024);
    expect(taxYearOn('2024-03-01')?.id).toBe(2025);
    expect(taxYearOn('2027-02-28T23:30:00+02:00')?.id).toBe(2027);
    expect(taxYearOn('2027-03-01')).toBeUndefined();
    expect(taxYearById(2023)).toBeUndefined();
  });
});

describe('a year that an administrator adds', () => {
  const draft = (change: (year: TaxYear) => void) => {
    const copy = structuredClone(year(2027));
    copy.id = 2028;
    copy.name = '2027/28';
    copy.from = '2027-03-01';
    copy.to = '2028-02-29';
    change(copy);
    return copy;
  };
  const faults = (change: (year: TaxYear) => void) =>
    dataFaults(draft(change)).map(({ path }) => path.join('.'));

  test('passes when its figures agree', () => {
    expect(taxYearSchema.safeParse(draft(() => {})).success).toBe(true);
  });

  test.each<[string, (year: TaxYear) => void, string]>([
    ['a base that is a rand out', (each) => (each.brackets.rows[2]!.base += 1), 'brackets.rows.2.base'],
    ['a bound that is a rand out', (each) => (each.brackets.rows[1]!.from += 1), 'brackets.rows.1.base'],
    [
      'rows out of order',
      (each) => (each.brackets.rows = each.brackets.rows.toReversed()),
      'brackets.rows.0.from',
    ],
    ['a rate that falls', (each) => (each.brackets.rows[1]!.rate = 10), 'brackets.rows.1.rate'],
    [
      'the 2027 threshold of a public repository',
      (each) => (each.thresholds.under65 = 104_758),
      'thresholds.under65',
    ],
    ['a primary rebate of 18 488', (each) => (each.rebates.primary = 18_488), 'thresholds.under65'],
    ['a forgotten leap day', (each) => (each.to = '2028-02-28'), 'to'],
    ['a wrong first day', (each) => (each.from = '2027-03-02'), 'from'],
    [
      'a gap in the deduction table',
      (each) => (each.deductionTable!.runs[1]!.from += 1),
      'deductionTable.runs.1.from',
    ],
  ])('is refused with %s, at the figure', (_, change, path) => {
    expect(faults(change)).toContain(path);
    const issues = taxYearSchema.safeParse(draft(change)).error?.issues.map((issue) => issue.path.join('.'));
    expect(issues).toContain(path);
  });

  test('is refused with a fraction of a cent, which no step of an explanation could show', () => {
    const copy = draft((each) => (each.medicalCredit.member = 376.123));
    expect(taxYearSchema.safeParse(copy).error?.issues).toMatchObject([
      { path: ['medicalCredit', 'member'], message: 'At most two decimals' },
    ]);
  });

  test('is refused without the source of a figure', () => {
    const copy = draft(() => {}) as unknown as { uif: { source?: unknown } };
    delete copy.uif.source;
    expect(taxYearSchema.safeParse(copy).error?.issues[0]?.path).toEqual(['uif', 'source']);
  });

  test('is refused, never thrown out, whatever it is', () => {
    for (const nonsense of [
      undefined,
      null,
      7,
      {},
      { id: 2028 },
      { brackets: { rows: [] } },
      { ...year(2027), id: 0.5 },
    ])
      expect(taxYearSchema.safeParse(nonsense).success).toBe(false);
  });
});
