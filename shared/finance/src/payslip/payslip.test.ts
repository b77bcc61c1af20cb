import * as fc from 'fast-check';

import { exact } from '../money/exact.ts';
import { shippedTaxYears, taxYearById } from '../tax-years/index.ts';
import type { TaxYear } from '../tax-years/index.ts';
import { calculatePayslip, deductionTableTax, payslipEntry, payslipEntryFor } from './index.ts';
import type { PayslipEntry, PayslipResult } from './index.ts';
import { runs } from '../testing/runs.ts';

const of = (entry: Partial<PayslipEntry>): PayslipResult =>
  calculatePayslip({ age: 40, taxYearId: 2027, basicSalary: 0, ...entry });
const amount = (result: PayslipResult, label: string) => {
  const step = result.explanation.find((each) => each.label === label);
  return Number(step?.exact ?? step?.amount);
};

describe('SARS guide vectors (docs/calculators/payslip.md, under 65, 2026/27)', () => {
  test('P1, G01 revision 16 section 6 monthly: 18 600 with pension 775 + RA 325 and medical 900 for two', () => {
    const result = of({
      basicSalary: 18_600,
      retirementContributions: 775 + 325,
      medicalAidContribution: 900,
      numberOfDependants: 1,
    });
    expect(result.balanceAnnual).toBe(17_500 * 12);
    expect(result.medicalCredit).toEqual({ monthly: 752, annual: 9_024, additional: 0 });
    expect(result.annualPaye).toBe(1_665 * 12 - 9_024);
    expect(result.paye).toBe(913);
    expect(result.deductionTable).toEqual({ pay: 17_500, tax: 1_660, paye: 908, difference: -5 });
    expect(result.net).toBe(15_509.88);
    expect(result.effectiveRate).toBe(4.9086);
  });

  test('P2, G01 section 6 annual: 15 500 × 12 with pension 300 and medical 1 000 a month for two', () => {
    const result = of({
      basicSalary: 15_500,
      retirementContributions: 300,
      medicalAidContribution: 1_000,
      numberOfDependants: 1,
    });
    expect(result.balanceAnnual).toBe(182_400);
    expect(result.annualTax - result.rebates).toBe(15_012);
    expect(result.medicalCredit.annual).toBe(9_024);
    expect(result.annualPaye).toBe(5_988);
  });

  test('the employer’s contributions to funds are taxed and deducted, and not paid out', () => {
    const own = { basicSalary: 40_000, medicalAidContribution: 1_500, numberOfDependants: 1 };
    const result = of({
      ...own,
      retirementPercentage: 7.5,
      employerRetirement: 4_000,
      employerMedicalAid: 2_000,
    });
    expect(result.taxableRemuneration).toBe(46_000);
    expect(result.retirementDeduction).toBe((3_000 + 4_000) * 12);
    // 79 998 + 31% × (468 000 − 383 100) − 17 820 − 9 024
    expect(result.annualPaye).toBe(79_473);
    expect(result.gross).toBe(40_000);
    expect(result.benefits).toBe(6_000);
    // 40 000 − 6 622.75 − 177.12 − 3 000 − 1 500
    expect(result.net).toBe(28_700.13);
  });

  test('a medical scheme that the employer alone pays gives the credit', () => {
    const result = of({ basicSalary: 20_000, employerMedicalAid: 3_000, numberOfDependants: 1 });
    expect(result.medicalCredit.annual).toBe(9_024);
    expect(result.warnings).toEqual([]);
  });

  test('contributions in percent are found with the salary that leaves a wanted net', () => {
    const result = of({ basicSalary: undefined, targetNet: 20_000, retirementPercentage: 7.5 });
    expect(result.net).toBe(20_000);
    const [, , retirement] = result.deductions;
    expect(retirement?.amount).toBe(Math.round((result.target?.basicSalary ?? 0) * 7.5) / 100);
  });

  test('the employer’s part in percent is the same as that in rand, and grows with the salary that is looked for', () => {
    const own = { basicSalary: 40_000, retirementPercentage: 7.5, employerMedicalAid: 1_000 };
    const inRand = of({ ...own, employerRetirement: 4_000 });
    expect(of({ ...own, employerRetirementPercentage: 10 })).toMatchObject({
      net: inRand.net,
      paye: inRand.paye,
      benefits: 5_000,
      retirementDeduction: inRand.retirementDeduction,
    });
    const both = of({ ...own, employerRetirement: 1_000, employerRetirementPercentage: 7.5 });
    expect(both.net).toBe(inRand.net);
    expect(both.explanation).toContainEqual(
      expect.objectContaining({
        label: 'Fringe benefit: retirement fund',
        amount: 4_000,
        basis: expect.stringMatching(/; 7\.5% of the basic salary, half-up to the cent, and R.1 000\.00$/),
      }),
    );
    const back = of({
      ...own,
      basicSalary: undefined,
      targetNet: both.net,
      employerRetirement: 1_000,
      employerRetirementPercentage: 7.5,
    });
    expect(back.net).toBe(both.net);
    expect(back.target?.basicSalary).toBeCloseTo(40_000, 1);
  });

  test.each([
    [20_000, { retirementPercentage: 100 }],
    [20_000, { retirementPercentage: 95 }],
    [5_000_000, { retirementPercentage: 60 }],
    [1_000_000_000, { retirementPercentage: 50, employerRetirementPercentage: 100 }],
    [1_000_000_000, {}],
  ])(
    'a net of %d that no salary leaves with %j is an answer, and no search without an end',
    (targetNet, parts) => {
      const result = of({ basicSalary: undefined, targetNet, ...parts });
      expect(result.target).toMatchObject({ reached: false, basicSalary: 0 });
      expect(result.warnings).toContainEqual(
        expect.objectContaining({
          field: 'targetNet',
          message: expect.stringMatching(/^No basic salary up to R.1 000 000 000 leaves this much$/),
        }),
      );
    },
  );

  test('a net below the peak is found where net pay rises and falls again', () => {
    const parts = { retirementPercentage: 60 };
    const nets = Array.from({ length: 40 }, (_, at) => of({ basicSalary: at * 10_000, ...parts }).net);
    const peak = Math.max(...nets);
    expect(nets.at(-1)).toBeLessThan(peak);
    const result = of({ basicSalary: undefined, targetNet: peak, ...parts });
    expect(result.target?.reached).toBe(true);
    expect(result.net).toBe(peak);
  });

  test('P5, G21 page 9: 110 000 for 7 months is 188 571 a year, tax 16 122.86, for the 7 months 9 405.00', () => {
    const result = of({ basicSalary: 110_000, periodsInYear: 12, periodsWorked: 7 });
    expect(Math.floor(result.balanceAnnual)).toBe(188_571);
    expect(result.annualPaye).toBe(16_122.86);
    expect(result.paye).toBe(9_405);
  });

  test('P7, G21 page 10: 1 090 for 3 of 7 days of a week, factor 0.4285, is 132 275 a year and 49.36', () => {
    const result = of({ basicSalary: 1_090, periodsInYear: 52, periodsWorked: 0.4285 });
    expect(Math.floor(result.balanceAnnual)).toBe(132_275);
    expect(result.paye).toBe(49.36);
  });

  test('P11, G21 pages 31–33: 28 000 is 4 161.00 by rates and 4 171 by table', () => {
    const result = of({ basicSalary: 28_000 });
    expect(result.paye).toBe(4_161);
    expect(result.deductionTable?.paye).toBe(4_171);
    expect(amount(result, 'Balance a month for the deduction table')).toBe(28_000);
    expect(amount(result, 'Tax by the deduction table')).toBe(4_171);
    expect(amount(result, 'PAYE by the deduction table')).toBe(4_171);
    expect(amount(result, 'Deduction table less statutory')).toBe(10);
  });

  test('P15, G01 section 4: nothing at each threshold, 18.00 a year at +100', () => {
    for (const [age, threshold] of [
      [64, 99_000],
      [65, 153_250],
      [75, 171_300],
    ] as const) {
      const yearOf = (salary: number) => of({ age, basicSalary: salary, periodsInYear: 1 });
      expect(yearOf(threshold).paye).toBe(0);
      expect(yearOf(threshold + 100).paye).toBe(18);
    }
  });

  test('P16, G01 section 4: taxable 300 000 is 58 392 before rebates', () => {
    const result = of({ basicSalary: 25_000 });
    expect(result.annualTax).toBe(58_392);
    expect(result.bracketIndex).toBe(1);
    expect(result.marginalRate).toBe(26);
  });

  test('P17, SARS credit scale: member and 3 dependants is 1 260 a month', () => {
    expect(of({ medicalAidContribution: 1, numberOfDependants: 3 }).medicalCredit.monthly).toBe(1_260);
  });

  test.each([
    [10_000.55, 100.01],
    [17_712, 177.12],
    [50_000, 177.12],
    [0, 0],
  ])('UIF edge: %d pays %d from each side', (basicSalary, uif) => {
    expect(of({ basicSalary }).uif).toEqual({ employee: uif, employer: uif });
  });
});

describe('the deduction table (docs/calculators/payslip.md)', () => {
  const year = taxYearById(2027) as TaxYear;
  const tax = (pay: number, age = 40) => deductionTableTax(exact(pay), age, year)?.toNumber();

  test('deducts nothing below 4 980, drops cents, and keeps one tax within a row', () => {
    expect(tax(4_979.99)).toBe(0);
    expect(tax(14_979.99)).toBe(tax(15_129));
    expect(tax(15_130)).toBeGreaterThan(tax(15_129)!);
  });

  test('rounds an exact half down: the row of 18 200 has midpoint 18 225, 18% × 18 225 − 1 485 = 1 795.50', () => {
    expect(tax(18_200)).toBe(1_795);
  });

  test('starts its bands a rand higher than the statute (245 101 …)', () => {
    // Row 22 227, midpoint 22 302: 44 118 + 26% × (267 624 − 245 101) − 17 820 = 12 × 2 679.498; from 245 100 it is 2 679.52.
    expect(tax(22_300)).toBe(2_679);
  });

  test('stays within half a row and a rand of the statutory tax, all along', () => {
    for (let pay = 10_000; pay <= 226_178; pay += 37) {
      const statutory = of({ basicSalary: pay }).paye;
      expect(Math.abs(tax(pay)! - statutory)).toBeLessThanOrEqual(100 * 0.45 + 1);
    }
  });

  test('has 1 299 rows above the tax-free pay: 99, 600 and 600', () => {
    const rows = year.deductionTable!.runs.reduce((sum, run) => sum + (run.to - run.from + 1) / run.width, 0);
    expect(rows).toBe(99 + 600 + 600);
  });

  test('beyond the last row follows the formula by age band, truncated', () => {
    expect(tax(226_179)).toBe(Math.floor(85_331 + 0.45 * 101));
    expect(tax(300_000, 65)).toBe(Math.floor(84_517 + 0.45 * 73_922));
    expect(tax(300_000, 75)).toBe(Math.floor(84_246 + 0.45 * 73_922));
  });

  test('goes on without a jump where the rows end', () => {
    for (const age of [40, 65, 75]) expect(tax(226_179, age)! - tax(226_178, age)!).toBeLessThanOrEqual(46);
  });

  test('is absent for years without tables and periods other than a month', () => {
    expect(of({ taxYearId: 2026, basicSalary: 28_000 }).deductionTable).toBeNull();
    expect(of({ basicSalary: 7_000, periodsInYear: 52 }).deductionTable).toBeNull();
  });
});

describe('rules of the payslip', () => {
  test('counts 80% or 20% of a travel allowance, and pays all of it', () => {
    const most = of({ basicSalary: 20_000, travelAllowance: 5_000 });
    const least = of({ basicSalary: 20_000, travelAllowance: 5_000, travelAllowancePercentage: 20 });
    expect([most.taxableRemuneration, least.taxableRemuneration]).toEqual([24_000, 21_000]);
    expect([most.gross, least.gross]).toEqual([25_000, 25_000]);
    expect(least.paye).toBeLessThan(most.paye);
  });

  test('caps the retirement deduction at contributions, 27.5% and the yearly limit of each year', () => {
    const deduction = (basicSalary: number, retirementContributions: number, taxYearId = 2027) =>
      of({ basicSalary, retirementContributions, taxYearId }).retirementDeduction;
    expect(deduction(20_000, 1_000)).toBe(12_000);
    expect(deduction(20_000, 10_000)).toBe(66_000);
    expect(deduction(500_000, 100_000)).toBe(430_000);
    expect(deduction(500_000, 100_000, 2026)).toBe(350_000);
    expect(of({ basicSalary: 20_000, retirementContributions: 10_000 }).warnings[0]?.field).toBe(
      'retirementContributions',
    );
  });

  test('does not take retirement off before UIF, but does before SDL', () => {
    const result = of({ basicSalary: 10_000, retirementContributions: 1_000 });
    expect(result.uif.employee).toBe(100);
    expect(result.sdl).toBe(90);
  });

  test('gives 65 and 75 their rebates and, from 65, 33.3% of contributions above three credits', () => {
    const entry = { basicSalary: 40_000, medicalAidContribution: 6_000, numberOfDependants: 1 };
    expect(of({ ...entry, age: 64 }).rebates).toBe(17_820);
    expect(of({ ...entry, age: 65 }).rebates).toBe(17_820 + 9_765);
    expect(of({ ...entry, age: 75 }).rebates).toBe(17_820 + 9_765 + 3_249);
    expect(of({ ...entry, age: 64 }).medicalCredit.additional).toBe(0);
    // 33.3% × (72 000 − 3 × 9 024) = 33.3% × 44 928
    expect(of({ ...entry, age: 65 }).medicalCredit.additional).toBe(14_961.02);
  });

  test('gives no medical credit without contributions, whatever the dependants', () => {
    const result = of({ basicSalary: 20_000, numberOfDependants: 3 });
    expect(result.medicalCredit.monthly).toBe(0);
    expect(result.warnings.map(({ field }) => field)).toContain('medicalAidContribution');
  });

  test('taxes a bonus once: tax(annual + bonus) − tax(annual), never × 12', () => {
    const plain = of({ basicSalary: 30_000 });
    const bonus = of({ basicSalary: 30_000, annualPayment: 40_000 });
    // 360 000 → 400 000 crosses 383 100: 26% × 23 100 + 31% × 16 900
    expect(bonus.annualPayment).toEqual({ amount: 40_000, paye: 11_245, uif: 0, net: 28_755 });
    expect(bonus.paye).toBe(plain.paye + 11_245);
    expect(bonus.regularPaye).toBe(plain.paye);
    expect(bonus.net).toBeCloseTo(plain.net + 40_000 - 11_245, 2);
    expect(bonus.sdl).toBe(plain.sdl + 400);
    // Below the UIF ceiling a bonus bears UIF up to it: 10 000 + 5 000, then 10 000 + 40 000.
    expect(of({ basicSalary: 10_000, annualPayment: 5_000 }).uif.employee).toBe(150);
    expect(of({ basicSalary: 10_000, annualPayment: 40_000 }).uif.employee).toBe(177.12);
  });

  test('tells what it cannot know: net pay below zero', () => {
    const result = of({ basicSalary: 1_000, medicalAidContribution: 5_000 });
    expect(result.net).toBeLessThan(0);
    expect(result.warnings.map(({ message }) => message)).toContain('The deductions are more than the pay');
  });

  test('uses the figures of a year that was added as data', () => {
    const added: TaxYear = { ...structuredClone(taxYearById(2027) as TaxYear), id: 2028, name: '2027/28' };
    added.rebates.primary = 0;
    const entry = { age: 40, taxYearId: 2028, basicSalary: 10_000 };
    expect(payslipEntry.safeParse(entry).success).toBe(false);
    expect(payslipEntryFor([added]).safeParse(entry).success).toBe(true);
    expect(calculatePayslip(entry, [added]).paye).toBe(1_800);
  });
});

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);
const regularPay = {
  age: fc.integer({ min: 16, max: 90 }),
  taxYearId: fc.constantFrom(...shippedTaxYears.map(({ id }) => id)),
  basicSalary: cents(250_000),
  taxableIncome: cents(20_000),
  nonTaxableIncome: cents(5_000),
  travelAllowance: cents(20_000),
  travelAllowancePercentage: fc.constantFrom(20 as const, 80 as const),
  retirementContributions: cents(60_000),
  numberOfDependants: fc.integer({ min: 0, max: 8 }),
  medicalAidContribution: cents(12_000),
};
const anyRegularPay = fc.record(regularPay);
const anyPay = fc.record({ ...regularPay, annualPayment: cents(300_000) });

describe('properties', () => {
  test('net pay is monotone in gross pay (two cents or more apart; each rounding may move one cent)', () => {
    fc.assert(
      fc.property(anyRegularPay, cents(5_000), (entry, more) => {
        const raised = {
          ...entry,
          basicSalary: (Math.round(entry.basicSalary * 100) + Math.round(more * 100) + 2) / 100,
        };
        expect(calculatePayslip(raised).net).toBeGreaterThanOrEqual(calculatePayslip(entry).net);
      }),
      runs(1_000),
    );
  });

  test('inverse of inverse: the gross for the net of a payslip gives that net again, to the cent', () => {
    fc.assert(
      fc.property(anyRegularPay, (entry) => {
        const { net } = calculatePayslip(entry);
        fc.pre(net >= 0);
        const back = calculatePayslip({ ...entry, targetNet: net });
        expect(back.net).toBe(net);
        expect(back.target).toMatchObject({ net, reached: true });
        expect(Math.abs(back.target!.basicSalary - entry.basicSalary)).toBeLessThanOrEqual(0.04);
      }),
      runs(200),
    );
  });

  test('the net of the gross for a net is that net, and says so when pay already leaves more', () => {
    fc.assert(
      fc.property(anyRegularPay, cents(200_000), (entry, targetNet) => {
        const result = calculatePayslip({ ...entry, targetNet });
        const more = calculatePayslip({ ...entry, basicSalary: 0 }).net > targetNet;
        expect([result.target!.reached, result.net === targetNet]).toEqual([!more, !more]);
      }),
      runs(200),
    );
    const bonus = of({ targetNet: 20_000, annualPayment: 10_000 });
    expect(bonus.net).toBe(20_000 + bonus.annualPayment!.net);
    expect(of({ nonTaxableIncome: 500, targetNet: 100 }).target).toMatchObject({ reached: false });
  });

  test('PAYE is continuous at every bracket, threshold and cap: a rand a month more never costs more than a rand', () => {
    for (const { id, brackets, thresholds } of shippedTaxYears) {
      const edges = [
        ...brackets.rows.map(({ from }) => from),
        ...Object.values(thresholds).filter(Number.isFinite),
      ];
      for (const edge of edges as number[]) {
        const monthly = Math.floor(edge / 12);
        for (const age of [40, 65, 75]) {
          const paye = (basicSalary: number) => of({ age, taxYearId: id, basicSalary }).paye;
          const step = paye(monthly + 1) - paye(monthly);
          expect(step).toBeGreaterThanOrEqual(0);
          expect(step).toBeLessThan(0.47);
        }
      }
    }
  });

  test('a salary that was sought is not called entered', () => {
    const basis = (entry: object) => of(entry).explanation[0]!.basis;
    expect(basis({ basicSalary: 28_000 })).toBe('Entered');
    expect(basis({ targetNet: 20_000 })).toMatch(/^The salary that leaves R 20 000.00 /);
    expect(basis({ nonTaxableIncome: 500, targetNet: 100 })).toMatch(/^None: /);
  });

  test('half a cent of PAYE survives ÷ 7: 279 307.50 for 7 of 12 months', () => {
    // 36% × 279 307.50 − (36% × 530 200 − 125 599 + 17 820) × 7 ÷ 12 = 53 578.575
    expect(of({ basicSalary: 279_307.5, periodsWorked: 7 }).paye).toBe(53_578.58);
  });

  test('every rand of gross pay is in the shares', () => {
    fc.assert(
      fc.property(anyPay, (entry) => {
        const { gross, shares } = calculatePayslip(entry);
        const total = shares.reduce((sum, share) => sum + Math.round(share.amount * 100), 0);
        expect(total).toBe(Math.round(gross * 100));
      }),
      runs(300),
    );
  });

  test('the explanation, followed by hand, gives the result to the cent', () => {
    fc.assert(
      fc.property(anyPay, (entry) => {
        const result = calculatePayslip(entry);
        const at = (label: string) => exact(amount(result, label) || 0);
        const half = (value: ReturnType<typeof exact>) => Number(value.toDecimalPlaces(10).toFixed(2));
        expect(at('Remuneration').times(12).toFixed(6)).toBe(at('Annual remuneration').toFixed(6));
        expect(at('Annual remuneration').minus(at('Retirement deduction a year')).toFixed(6)).toBe(
          at('Balance of remuneration a year').toFixed(6),
        );
        const [, base = '0', rate, from = '0'] =
          /: (?:R ([\d ]+) \+ )?([\d.]+)% × (?:\(balance − R ([\d ]+)\)|balance)/.exec(
            result.explanation.find(({ label }) => label === 'Tax on the balance')!.basis,
          )!;
        const digits = (text: string) => Number(text.replaceAll(' ', ''));
        const tax = at('Balance of remuneration a year').minus(digits(from)).times(Number(rate)).div(100);
        expect(tax.plus(digits(base)).toFixed(6)).toBe(at('Tax on the balance').toFixed(6));
        const year = at('Tax on the balance')
          .minus(at('Rebates'))
          .minus(at('Medical scheme fees credit a year'))
          .minus(at('Additional medical credit a year'));
        expect((year.lt(0) ? exact(0) : year).toFixed(6)).toBe(at('PAYE for the year').toFixed(6));
        expect(half(at('PAYE for the year').div(12))).toBe(at('PAYE on regular pay').toNumber());
        expect(at('PAYE on regular pay').plus(at('PAYE on the annual payment')).toNumber()).toBe(result.paye);
        const net = at('Gross pay')
          .minus(at('PAYE'))
          .minus(at('UIF'))
          .minus(at('Retirement contributions'))
          .minus(at('Medical scheme contributions'));
        expect(net.toNumber()).toBe(result.net);
        fc.pre(result.gross > 0);
        expect(Number(at('PAYE').times(100).div(at('Gross pay')).toFixed(4))).toBe(result.effectiveRate);
        expect(Number(at('Effective rate (percent)').toFixed(4))).toBe(result.effectiveRate);
      }),
      runs(500),
    );
  });
});

describe('refused entries', () => {
  const messages = (entry: object) =>
    Object.fromEntries(
      (
        payslipEntry.safeParse({ age: 40, taxYearId: 2027, basicSalary: 1, ...entry }).error?.issues ?? []
      ).map(({ path, message }) => [path.join('.'), message]),
    );

  test.each<[object, string, string]>([
    [{ age: 121 }, 'age', 'At most 120 years'],
    [{ age: -1 }, 'age', 'At least 0 years'],
    [{ age: 40.5 }, 'age', 'Enter a whole number'],
    [{ age: 'forty' }, 'age', 'Enter a number'],
    [{ age: undefined }, 'age', 'Required'],
    [{ taxYearId: 2023 }, 'taxYearId', 'No tax tables for this year'],
    [{ taxYearId: undefined }, 'taxYearId', 'Required'],
    [{ basicSalary: undefined }, 'basicSalary', 'Required'],
    [{ basicSalary: -0.01 }, 'basicSalary', 'Enter zero or more'],
    [{ basicSalary: Number.NaN }, 'basicSalary', 'Enter a number'],
    [{ basicSalary: Infinity }, 'basicSalary', 'Enter a number'],
    [{ basicSalary: 1_000_000_000.01 }, 'basicSalary', 'At most R 1 000 000 000'],
    [{ basicSalary: 1.005 }, 'basicSalary', 'At most two decimals'],
    [{ travelAllowancePercentage: 50 }, 'travelAllowancePercentage', 'Choose 20 or 80'],
    [{ numberOfDependants: -1 }, 'numberOfDependants', 'At least 0 dependants'],
    [{ periodsInYear: 0 }, 'periodsInYear', 'At least 1 period'],
    [{ periodsWorked: 0 }, 'periodsWorked', 'Enter more than zero'],
    [{ periodsWorked: 13 }, 'periodsWorked', 'At most the periods in the year'],
  ])('%j has a message at the field', (entry, field, message) => {
    expect(messages(entry)).toEqual({ [field]: message });
  });
});
