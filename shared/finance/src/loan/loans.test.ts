import * as fc from 'fast-check';

import { calculateMortgage, mortgageEntry } from '../mortgage/index.ts';
import { calculateVehicle, vehicleEntry } from '../vehicle/index.ts';
import { calculateLoan, loanEntry } from './index.ts';
import { runs } from '../testing/runs.ts';

const home = { purchasePrice: 1_000_000, annualInterestRate: 11.75, termYears: 20 };
const car = { purchasePrice: 350_000, annualInterestRate: 12.5, termMonths: 60 };
const cash = { amount: 15_000, annualInterestRate: 8, termMonths: 60 };

describe('mortgage', () => {
  test('L2, SA press bond table: 1m at prime 11.75% over 20 years is 10 837 a month', () => {
    const result = calculateMortgage(home);
    expect(Math.round(result.instalment)).toBe(10_837);
    expect(result.payoffMonths).toBe(240);
    expect(result.schedule).toHaveLength(240);
    expect(result.yearly).toHaveLength(20);
    expect(result.withExtra).toBeNull();
  });

  test('L15: total repaid on 1m over 240 at 10.5% is 2 396 112 to within the rounding of the last instalment', () => {
    const result = calculateMortgage({ ...home, annualInterestRate: 10.5 });
    expect(Math.abs(result.totalCost - 2_396_112)).toBeLessThan(2);
    expect(result.totalCost).toBe(1_000_000 + result.totalInterest);
  });

  test('adds duty, bond costs and cash: 2m with 10% down', () => {
    const result = calculateMortgage({
      ...home,
      purchasePrice: 2_000_000,
      deposit: 200_000,
      initiationFee: 6_037.5,
    });
    expect(result.principal).toBe(1_800_000);
    expect(result.transferDuty).toBe(13_614 + 0.06 * (2_000_000 - 1_663_800));
    expect(result.bondCosts.conveyancer).toBe(25_370 + 4 * 2_050);
    expect(result.cashNeeded).toBe(200_000 + result.transferDuty + result.bondCosts.total + 6_037.5);
    expect(result.explanation.find(({ label }) => label === 'Cash needed')?.basis).toMatch(
      /without the transferring attorney’s fee$/,
    );
    expect(result.totalFees).toBe(6_037.5);
    expect(result.totalCost).toBeCloseTo(1_800_000 + result.totalInterest + 6_037.5, 2);
    expect(result.warnings).toEqual([]);
  });

  test('a financed fee is lent, and bears interest', () => {
    const result = calculateMortgage({ ...home, initiationFee: 6_037.5, financeInitiationFee: true });
    expect(result.principal).toBe(1_006_037.5);
    expect(result.totalCost).toBeCloseTo(1_000_000 + result.totalInterest + 6_037.5, 2);
  });

  test('saves interest and months with extra payments, month by month and once off', () => {
    const plain = calculateMortgage(home);
    const result = calculateMortgage({
      ...home,
      extraMonthlyPayment: 1_000,
      onceOffPayment: { month: 12, amount: 50_000 },
      startDate: '2026-01-31',
    });
    expect(result.totalInterest).toBe(plain.totalInterest);
    expect(result.withExtra!.interestSaved).toBeCloseTo(
      plain.totalInterest - result.withExtra!.totalInterest,
      2,
    );
    expect(result.withExtra!.monthsSaved).toBe(240 - result.schedule.length);
    expect(result.schedule[11]).toMatchObject({ date: '2027-01-31', extra: 51_000 });
    expect(result.schedule[0]?.date).toBe('2026-02-28');
    const chart = result.yearly.reduce((sum, year) => sum + year.interest, 0);
    expect(chart).toBeCloseTo(result.withExtra!.totalInterest, 2);
    expect(result.yearly[5]!.closing).toBeLessThan(result.yearly[5]!.closingWithoutExtra);
    expect(result.yearly.at(-1)).toMatchObject({ closing: 0, closingWithoutExtra: 0, fee: 0 });
  });

  test('warns with the article beyond the National Credit Act', () => {
    const { warnings } = calculateMortgage({
      ...home,
      annualInterestRate: 25,
      initiationFee: 7_000,
      monthlyServiceFee: 80,
    });
    expect(warnings.map(({ field }) => field)).toEqual([
      'annualInterestRate',
      'initiationFee',
      'monthlyServiceFee',
    ]);
  });
});

describe('vehicle', () => {
  test('takes off deposit and trade-in, finances the fee by default, keeps the service fee apart', () => {
    const result = calculateVehicle({
      ...car,
      deposit: 30_000,
      tradeIn: 20_000,
      initiationFee: 1_207.5,
      monthlyServiceFee: 69,
    });
    expect(result.principal).toBe(301_207.5);
    expect(result.monthlyFees).toBe(69);
    expect(result.totalMonthly).toBeCloseTo(result.instalment + 69, 2);
    expect(result.totalFees).toBe(1_207.5 + 60 * 69);
    expect(result.schedule[0]?.fee).toBe(69);
  });

  test('leaves exactly the balloon after the last instalment, then pays it', () => {
    const result = calculateVehicle({ ...car, balloonPercentage: 30, monthlyServiceFee: 69 });
    expect(result.balloon).toBe(105_000);
    expect(result.schedule[59]?.closing).toBe(105_000);
    expect(result.schedule[60]).toMatchObject({ n: 61, payment: 105_000, fee: 0, closing: 0 });
    expect(result.totalFees).toBe(60 * 69);
    expect(result.payoffMonths).toBe(60);
  });

  test('with the whole price as balloon pays interest only', () => {
    const result = calculateVehicle({ ...car, annualInterestRate: 12, balloonPercentage: 100 });
    expect(result.instalment).toBe(3_500);
    expect(result.totalInterest).toBe(60 * 3_500);
  });
});

describe('personal loan', () => {
  test('L18, numpy-financial: 15 000 at 8% over 60 is 304.15; at 0% 250', () => {
    expect(calculateLoan(cash).instalment).toBe(304.15);
    expect(calculateLoan({ ...cash, annualInterestRate: 0 })).toMatchObject({
      instalment: 250,
      totalInterest: 0,
    });
  });

  test('counts credit life by R 1 000 of the principal', () => {
    const result = calculateLoan({
      amount: 50_000,
      annualInterestRate: 24,
      termMonths: 36,
      initiationFee: 1_207.5,
      financeInitiationFee: true,
      monthlyServiceFee: 69,
      creditLifePer1000: 4.5,
    });
    expect(result.creditLife).toBe(230.43);
    expect(result.monthlyFees).toBe(299.43);
    expect(result.totalFees).toBeCloseTo(1_207.5 + 36 * 299.43, 2);
  });

  test('over one month', () => {
    const result = calculateLoan({ amount: 1_000, annualInterestRate: 12, termMonths: 1 });
    expect(result).toMatchObject({ instalment: 1_010, totalInterest: 10, payoffMonths: 1 });
  });
});

describe('the explanation of a loan, followed by hand', () => {
  const entry = fc.record({
    amount: fc.integer({ min: 100_000, max: 100_000_000 }).map((value) => value / 100),
    annualInterestRate: fc.integer({ min: 0, max: 4_000 }).map((value) => value / 100),
    termMonths: fc.integer({ min: 1, max: 120 }),
    initiationFee: fc.constantFrom(0, 1_207.5),
    financeInitiationFee: fc.boolean(),
    monthlyServiceFee: fc.constantFrom(0, 69),
  });

  test('gives the result to the cent', () => {
    fc.assert(
      fc.property(entry, (loan) => {
        const result = calculateLoan(loan);
        const step = (label: string) => result.explanation.find((each) => each.label === label);
        const cents = (label: string) => Math.round((step(label)?.amount ?? 0) * 100);
        const fee = cents('Initiation fee');
        expect(cents('Principal')).toBe(cents('Amount') + (loan.financeInitiationFee ? fee : 0));
        const before = step('Instalment before rounding')!;
        expect(Number(before.exact ?? before.amount)).toBeCloseTo(result.instalment, 1);
        expect(cents('Instalment and fees a month')).toBe(cents('Instalment') + cents('Monthly fees'));
        expect(cents('Total fees')).toBe(fee + result.payoffMonths * cents('Monthly fees'));
        // Recomputes the balance month by month, with interest to the cent.
        let balance = cents('Principal');
        let interest = 0;
        for (let month = 1; month <= loan.termMonths && balance > 0; month++) {
          const mine = Math.floor((balance * Math.round(loan.annualInterestRate * 100) + 60_000) / 120_000);
          interest += mine;
          const payment =
            month === loan.termMonths ? balance + mine : Math.min(cents('Instalment'), balance + mine);
          balance += mine - payment;
        }
        expect(cents('Total interest')).toBe(interest);
        expect(cents('Total cost')).toBe(cents('Amount') + interest + cents('Total fees'));
        expect(Math.round(result.totalCost * 100)).toBe(cents('Total cost'));
        const shares = result.shares.reduce((sum, share) => sum + Math.round(share.amount * 100), 0);
        expect(shares).toBe(cents('Total cost'));
      }),
      runs(300),
    );
  });
});

describe('refused entries', () => {
  const issues = (schema: typeof mortgageEntry | typeof vehicleEntry | typeof loanEntry, entry: object) =>
    Object.fromEntries(
      (schema.safeParse(entry).error?.issues ?? [])
        .map(({ path, message }) => [path.join('.'), message] as const)
        .toReversed(),
    );

  test('a term of any whole number of months, in years with four decimals', () => {
    for (let months = 1; months <= 600; months += 1) {
      const entry = mortgageEntry.parse({ ...home, termYears: Number((months / 12).toFixed(4)) });
      expect(calculateMortgage(entry).payoffMonths).toBe(months);
    }
  });

  test.each<[object, string, string]>([
    [{ purchasePrice: 0 }, 'purchasePrice', 'Enter more than zero'],
    [{ purchasePrice: -1 }, 'purchasePrice', 'Enter more than zero'],
    [{ purchasePrice: '1' }, 'purchasePrice', 'Enter a number'],
    [{ purchasePrice: undefined }, 'purchasePrice', 'Required'],
    [{ purchasePrice: 2_000_000_000 }, 'purchasePrice', 'At most R 1 000 000 000'],
    [{ deposit: 1_000_000 }, 'deposit', 'Enter less than the purchase price'],
    [{ termYears: 0 }, 'termYears', 'Enter more than zero'],
    [{ termYears: 400 }, 'termYears', 'At most 50 years'],
    [{ termYears: 0.3 }, 'termYears', 'Enter a whole number of months'],
    [{ annualInterestRate: -1 }, 'annualInterestRate', 'Enter zero or more'],
    [{ annualInterestRate: 100.5 }, 'annualInterestRate', 'At most 100%'],
    [{ annualInterestRate: 1.23456 }, 'annualInterestRate', 'At most four decimals'],
    [{ extraMonthlyPayment: -5 }, 'extraMonthlyPayment', 'Enter zero or more'],
    [{ onceOffPayment: { month: 241, amount: 1 } }, 'onceOffPayment.month', 'After the last instalment'],
    [{ onceOffPayment: { month: 0, amount: 1 } }, 'onceOffPayment.month', 'At least 1 month'],
    [{ onceOffPayment: 'soon' }, 'onceOffPayment', 'Enter a month and an amount'],
    [{ financeInitiationFee: 'yes' }, 'financeInitiationFee', 'Choose yes or no'],
    [{ startDate: '2026-02-30' }, 'startDate', 'No such day'],
    [{ startDate: 'today' }, 'startDate', 'Enter a date as year-month-day'],
  ])('mortgage: %j', (change, field, message) => {
    expect(issues(mortgageEntry, { ...home, ...change })[field]).toBe(message);
  });

  test.each<[object, string, string]>([
    [{ balloonPercentage: 100.01 }, 'balloonPercentage', 'At most 100%'],
    [
      { balloonPercentage: 60, deposit: 200_000 },
      'balloonPercentage',
      'The balloon is more than what is financed',
    ],
    [
      { deposit: 200_000, tradeIn: 150_000 },
      'deposit',
      'Deposit and trade-in together must be less than the purchase price',
    ],
    [{ termMonths: 0 }, 'termMonths', 'At least 12 months'],
    [{ termMonths: 73 }, 'termMonths', 'At most 72 months'],
    [{ termMonths: 24.5 }, 'termMonths', 'Enter a whole number'],
  ])('vehicle: %j', (change, field, message) => {
    expect(issues(vehicleEntry, { ...car, ...change })).toEqual({ [field]: message });
  });

  test.each<[object, string, string]>([
    [{ amount: 0 }, 'amount', 'Enter more than zero'],
    [{ termMonths: 0 }, 'termMonths', 'At least 1 month'],
    [{ termMonths: 4_800 }, 'termMonths', 'At most 360 months'],
    [{ creditLifePer1000: 1_001 }, 'creditLifePer1000', 'At most R 1 000'],
  ])('loan: %j', (change, field, message) => {
    expect(issues(loanEntry, { ...cash, ...change })).toEqual({ [field]: message });
  });
});

describe('short-term credit (regulation 39(2))', () => {
  const rates = (amount: number, termMonths: number, annualInterestRate: number) =>
    calculateLoan({ amount, termMonths, annualInterestRate }).warnings.map(({ basis }) => basis);

  test('8 000 over 6 months may cost 5% a month; a cent or a month more is unsecured', () => {
    expect(rates(8_000, 6, 60)).toEqual([]);
    expect(rates(8_000, 6, 60.01)).toEqual(['National Credit Regulations, regulations 39(2) and 42(1)']);
    expect(rates(8_000.01, 6, 60)).toEqual(['National Credit Regulations, regulation 42(1)']);
    expect(rates(8_000, 7, 60)).toEqual(['National Credit Regulations, regulation 42(1)']);
  });
});

test('the total fees with extra payments are explained', () => {
  const { withExtra, explanation } = calculateLoan({
    ...cash,
    extraMonthlyPayment: 500,
    initiationFee: 300,
    monthlyServiceFee: 69,
  });
  const step = explanation.find(({ label }) => label === 'Total fees with extra payments');
  expect(step?.amount).toBe(withExtra?.totalFees);
});
