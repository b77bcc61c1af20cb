/*
 * Published figures of tax, loans, compound interest and retirement, each checked through its call (specification:
 * wealth, "Calls of the calculators"); the test's name gives the source. G01 is SARS's guide cited in
 * docs/calculators/payslip.md.
 */
import { calls } from '@phila/contract';
import type { InputOf, ValueOf } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

const { wealth } = calls;

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = (await signedIn(service)).token;
});
afterAll(() => service.close());

type Entry<Name extends 'payslip' | 'mortgage' | 'vehicle' | 'loan' | 'retirement'> = InputOf<
  (typeof wealth)[Name]['save']
>['body'];

const payslip = async (entry: Partial<Entry<'payslip'>>) =>
  (await service.call(wealth.payslip.save, { body: { age: 40, taxYearId: 2027, ...entry } }, { token })).value
    .result;
const mortgage = async (entry: Partial<Entry<'mortgage'>>) => {
  const body = { purchasePrice: 1_000_000, annualInterestRate: 11.75, termYears: 20, ...entry };
  return (await service.call(wealth.mortgage.save, { body }, { token })).value.result;
};
const loan = async (entry: Partial<Entry<'loan'>>) => {
  const body = { amount: 15_000, annualInterestRate: 8, termMonths: 60, ...entry };
  return (await service.call(wealth.loan.save, { body }, { token })).value.result;
};
const vehicle = async (entry: Partial<Entry<'vehicle'>>) => {
  const body = { purchasePrice: 300_000, annualInterestRate: 12, termMonths: 60, ...entry };
  return (await service.call(wealth.vehicle.save, { body }, { token })).value.result;
};
const growth = async (
  entry: InputOf<typeof wealth.compoundInterest.save>['body']['compoundInterestEntryModel'],
): Promise<ValueOf<typeof wealth.compoundInterest.save>['result']> =>
  (
    await service.call(
      wealth.compoundInterest.save,
      { body: { compoundInterestEntryModel: entry } },
      { token },
    )
  ).value.result;

describe('payslip, SARS guides, under 65, 2026/27', () => {
  test('P1, G01 revision 16 §6 monthly: balance 17 500, table 1 660, credit 752, deduct 908; 913.00 by the rates', async () => {
    const result = await payslip({
      basicSalary: 18_600,
      retirementContributions: 775 + 325,
      medicalAidContribution: 900,
      numberOfDependants: 1,
    });
    expect(result).toMatchObject({
      balanceAnnual: 17_500 * 12,
      medicalCredit: { monthly: 752 },
      deductionTable: { pay: 17_500, tax: 1_660, paye: 908 },
      paye: 913,
    });
  });

  test('P2, G01 §6 annual: balance 182 400, credit 9 024; 15 012 − 9 024 = 5 988.00 by the rates', async () => {
    const result = await payslip({
      basicSalary: 15_500,
      retirementContributions: 300,
      medicalAidContribution: 1_000,
      numberOfDependants: 1,
    });
    expect(result).toMatchObject({
      balanceAnnual: 182_400,
      medicalCredit: { annual: 9_024 },
      annualPaye: 5_988,
    });
    expect(result.annualTax - result.rebates).toBe(15_012);
  });

  test('P5, G21 page 9: 110 000 for 7 months is 188 571 a year; 16 122.86 and 9 405.00 by the rates', async () => {
    const result = await payslip({ basicSalary: 110_000, periodsWorked: 7 });
    expect(result).toMatchObject({ annualPaye: 16_122.86, paye: 9_405 });
    expect(Math.floor(result.balanceAnnual)).toBe(188_571);
  });

  test('P7, G21 page 10: 1 090 for 3 of 7 days of a week, factor 0.4285, is 132 275 a year; 49.36', async () => {
    const result = await payslip({ basicSalary: 1_090, periodsInYear: 52, periodsWorked: 0.4285 });
    expect(Math.floor(result.balanceAnnual)).toBe(132_275);
    expect(result.paye).toBe(49.36);
  });

  test('P11, G21 pages 31 to 33: 28 000 is 4 171 by the table and 4 161.00 by the rates', async () => {
    expect(await payslip({ basicSalary: 28_000 })).toMatchObject({
      deductionTable: { paye: 4_171 },
      paye: 4_161,
    });
  });

  test.each([
    [64, 99_000],
    [65, 153_250],
    [75, 171_300],
  ])('P15, G01 §4: at %d nothing at the threshold %d, 18.00 a year at +100', async (age, threshold) => {
    const year = { age, periodsInYear: 1 };
    expect((await payslip({ ...year, basicSalary: threshold })).paye).toBe(0);
    expect((await payslip({ ...year, basicSalary: threshold + 100 })).paye).toBe(18);
  });

  test('P16, G01 §4: taxable 300 000 is 44 118 + 26% × 54 900 = 58 392', async () => {
    expect((await payslip({ basicSalary: 300_000, periodsInYear: 1 })).annualTax).toBe(58_392);
  });

  test('P17, SARS credit scale: member and 3 dependants are 1 260 a month', async () => {
    const result = await payslip({
      basicSalary: 40_000,
      medicalAidContribution: 5_000,
      numberOfDependants: 3,
    });
    expect(result.medicalCredit.monthly).toBe(1_260);
  });

  test.each([
    [10_000.55, 100.01],
    [50_000, 177.12],
  ])('UIF edge: %d pays %d', async (basicSalary, uif) => {
    expect((await payslip({ basicSalary })).uif).toEqual({ employee: uif, employer: uif });
  });
});

describe('credit', () => {
  test.each([
    ['L1', 750_000, 8_128],
    ['L2', 1_000_000, 10_837],
    ['L3', 2_000_000, 21_674],
    ['L4', 5_000_000, 54_185],
  ])('%s, SA press bond table, prime 11.75%%, 20 years: %d is %d', async (_, purchasePrice, instalment) => {
    expect(Math.round((await mortgage({ purchasePrice })).instalment)).toBe(instalment);
  });

  test.each([
    [10.5, 2_396_112],
    [10.25, 2_355_944],
  ])('L15, same table: 1m at %d %% repays %d over 240 instalments', async (annualInterestRate, total) => {
    const { instalment, totalCost } = await mortgage({ annualInterestRate });
    // The published table multiplies an unrounded instalment; ours is rounded to the cent in 240 months.
    expect(Math.abs(instalment * 240 - total)).toBeLessThan(240 * 0.005 + 0.5);
    // The schedule's last instalment includes the rounding remainder, with interest.
    expect(Math.abs(totalCost - total)).toBeLessThan(5);
  });

  test('L15, same table: 750 000 at 10.25% is 7 362', async () => {
    const { instalment } = await mortgage({ purchasePrice: 750_000, annualInterestRate: 10.25 });
    expect(Math.round(instalment)).toBe(7_362);
  });

  test('L18, numpy-financial: 15 000 over 60 is 304.145914 at 8%, 250 at 0%', async () => {
    expect((await loan({})).instalment).toBe(304.15);
    expect((await loan({ annualInterestRate: 0 })).instalment).toBe(250);
  });

  test('L20, numpy-financial docs schedule: 2 500 at 8.24% over 12, whose rows are not rounded to the cent', async () => {
    const { schedule, totalInterest } = await loan({
      amount: 2_500,
      annualInterestRate: 8.24,
      termMonths: 12,
    });
    const published = [
      2_299.42, 2_097.46, 1_894.11, 1_689.37, 1_483.22, 1_275.66, 1_066.67, 856.25, 644.38, 431.05, 216.26, 0,
    ];
    expect(schedule).toHaveLength(12);
    for (const [index, { closing }] of schedule.entries())
      expect(Math.abs(closing - published[index]!)).toBeLessThan(0.021);
    expect(schedule.at(-1)?.closing).toBe(0);
    expect(Math.abs(totalInterest - 112.98)).toBeLessThan(0.021);
  });

  test('balloon invariants: sum of capital is the principal, a balloon of all of it pays interest only, no extra is plain', async () => {
    const plain = await vehicle({ balloonPercentage: 30 });
    const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    expect(cents(plain.schedule.map(({ capital }) => capital))).toBe(30_000_000);
    expect(plain.schedule.at(-1)).toMatchObject({ payment: 90_000, interest: 0, closing: 0 });
    const whole = await vehicle({ balloonPercentage: 100 });
    expect(
      whole.schedule.slice(0, -1).every(({ capital, payment }) => capital === 0 && payment === 3_000),
    ).toBe(true);
    expect((await vehicle({ balloonPercentage: 30, extraMonthlyPayment: 0 })).schedule).toEqual(
      plain.schedule,
    );
  });

  const asked = (warnings: { field: string }[]) =>
    warnings.filter(({ field }) => field === 'initiationFee').length;

  test.each([
    [1_000_000, 6_037.5],
    [20_000, 2_100 * 1.15],
  ])(
    'regulation 42: on a mortgage of %d a fee of %d, VAT included, is the most',
    async (purchasePrice, fee) => {
      expect(asked((await mortgage({ purchasePrice, initiationFee: fee })).warnings)).toBe(0);
      expect(asked((await mortgage({ purchasePrice, initiationFee: fee + 0.01 })).warnings)).toBe(1);
    },
  );

  test.each([
    [50_000, 1_207.5],
    [5_000, 649.75],
    [1_000, 172.5],
    [500, 86.25],
  ])(
    'regulations 42 and 43(3): on a loan of %d a fee of %d, VAT included, is the most',
    async (amount, fee) => {
      expect(asked((await loan({ amount, initiationFee: fee })).warnings)).toBe(0);
      expect(asked((await loan({ amount, initiationFee: Math.round(fee * 100 + 1) / 100 })).warnings)).toBe(
        1,
      );
    },
  );

  test.each([
    [1_210_000, 0],
    [1_663_800, 13_614],
    [2_329_300, 53_544],
    [2_994_800, 106_784],
    [13_310_000, 1_241_456],
  ])('transfer duty, SARS notice of 1 April 2025: %d pays %d', async (purchasePrice, duty) => {
    expect((await mortgage({ purchasePrice })).transferDuty).toBe(duty);
  });
});

describe('compound interest', () => {
  const monthly = { frequencyId: 3, initialAmount: 100, contributionAmount: 100, term: 10 };

  test.each([
    [5, 15_692.93],
    [6, 16_569.87],
    [7, 17_509.45],
  ])('C1, numpy-financial docs: 100 + 100 a month at %d %% for 10 years is %d', async (rate, value) => {
    expect((await growth({ ...monthly, annualInterestRate: rate })).futureValue).toBe(value);
  });

  test('C3, Excel reference: 1 000 a month at 12% for 12 months is 12 682.50', async () => {
    const result = await growth({
      frequencyId: 3,
      contributionAmount: 1_000,
      annualInterestRate: 12,
      term: 1,
    });
    expect(result.futureValue).toBe(12_682.5);
  });

  test('C5, Excel reference: EFFECT(5.25%, 4) is 5.354267%', async () => {
    expect((await growth({ ...monthly, annualInterestRate: 5.25, frequencyId: 4 })).effectiveRate).toBe(
      5.3543,
    );
  });

  test('not the school note: 2 000 a month at 9% for 36 months is exactly 82 305.43', async () => {
    const result = await growth({
      frequencyId: 3,
      contributionAmount: 2_000,
      annualInterestRate: 9,
      term: 3,
    });
    expect(result.futureValue).toBe(82_305.43);
  });
});

describe('retirement', () => {
  const retired = async (entry: Partial<Entry<'retirement'>>) => {
    const body = {
      currentAge: 65,
      retirementAge: 65,
      lifeExpectancy: 90,
      currentMonthlyIncome: 0,
      ...entry,
    };
    return (await service.call(wealth.retirement.save, { body }, { token })).value.result;
  };

  test('R2, SA press "Jane": 20 000 growing 8% a year is 4 827 671 a year after 40; 96 553 429 gives it at 5%', async () => {
    const { drawdown } = await retired({
      currentSavings: 96_553_429,
      requiredMonthlyIncome: Math.round((4_827_671 / 12) * 100) / 100,
      postRetirementRate: 8,
      inflation: 5,
    });
    expect(drawdown.rate).toBe(5);
  });

  test.each([
    [1_000_000, 3_333],
    [2_000_000, 6_667],
    [3_000_000, 10_000],
    [5_000_000, 16_667],
    [7_500_000, 25_000],
    [10_000_000, 33_333],
    [12_500_000, 41_667],
    [15_000_000, 50_000],
    [20_000_000, 66_667],
  ])('R4, SA press table of the 4%% rule: %d gives %d a month', async (currentSavings, income) => {
    expect(Math.round((await retired({ currentSavings })).drawdown.atFourPercent)).toBe(income);
  });
});
