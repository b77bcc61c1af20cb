import * as fc from 'fast-check';
import { fv, ipmt, pmt, pv } from 'financial';

import { monthsLater } from '../calendar/later.ts';
import { exact } from '../money/exact.ts';
import { exactInstalment, instalmentCents, principalFor } from './instalment.ts';
import { monthInterest, tenThousandths } from './interest.ts';
import { noExtra, scheduleOf, type CentRow, type ExtraPayments, type LoanTerms } from './schedule.ts';
import { runs } from '../testing/runs.ts';

const total = (rows: readonly CentRow[], of: (row: CentRow) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);
const interestOf = (terms: LoanTerms, extras: ExtraPayments = noExtra) =>
  total(scheduleOf(terms, extras), (row) => row.interest);
const rate = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000);
/** Starts at 0.1%: below that a double loses the cent in (1+i)^n − 1, while exact decimals do not. */
const ordinaryRate = fc.integer({ min: 1_000, max: 400_000 }).map((value) => value / 10_000);

const anyTerms = fc
  .record({
    principal: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 100_000_000_000 })),
    annualRate: rate,
    months: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 600 })),
    left: fc.oneof(fc.constant(0), fc.constant(100), fc.integer({ min: 0, max: 100 })),
  })
  .map(({ left, ...terms }) => ({ ...terms, balloon: Math.floor((terms.principal * left) / 100) }));

/** Includes extras of a cent or two: they must not exceed the rounding left for the last instalment. */
const someExtra = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 10_000_000 }));

describe('instalment vectors', () => {
  test.each([
    [15_000, 8, 60, '304.145914'],
    [15_000, 0, 60, '250.000000'],
  ])('L18, numpy-financial: %d at %d %% over %d is %s', (principal, annualRate, months, expected) => {
    expect(exactInstalment(exact(principal), annualRate, months, exact(0)).toFixed(6)).toBe(expected);
  });

  test.each([
    ['L1', 750_000, 8_128],
    ['L2', 1_000_000, 10_837],
    ['L3', 2_000_000, 21_674],
    ['L4', 5_000_000, 54_185],
  ])('%s, SA press bond table at prime 11.75%% over 20 years: %d is %d', (_, principal, expected) => {
    expect(Math.round(instalmentCents(principal * 100, 11.75, 240, 0) / 100)).toBe(expected);
  });

  test('L15, same table: 750 000 at 10.25% is 7 362; totals repaid on 1m at 10.5% and 10.25%', () => {
    expect(Math.round(instalmentCents(75_000_000, 10.25, 240, 0) / 100)).toBe(7_362);
    const repaid = (annualRate: number) =>
      exactInstalment(exact(1_000_000), annualRate, 240, exact(0)).times(240);
    expect(repaid(10.5).toFixed(0)).toBe('2396112');
    expect(repaid(10.25).toFixed(0)).toBe('2355944');
  });

  test('L20, numpy-financial docs schedule: 2 500 at 8.24% over 12', () => {
    const terms = { principal: 250_000, annualRate: 8.24, months: 12, balloon: 0 };
    const rows = scheduleOf(terms);
    const published = [
      2_299.42, 2_097.46, 1_894.11, 1_689.37, 1_483.22, 1_275.66, 1_066.67, 856.25, 644.38, 431.05, 216.26, 0,
    ];
    // The published rows are not rounded; ours are, so the two may differ by a cent or two on the way.
    for (const [index, row] of rows.entries())
      expect(Math.abs(row.closing - published[index]! * 100)).toBeLessThanOrEqual(2.01);
    expect(Math.abs(interestOf(terms) - 11_298)).toBeLessThanOrEqual(2);
    expect(rows.at(-1)?.closing).toBe(0);
  });
});

describe('against financial, a port of numpy-financial', () => {
  test('instalments agree to the cent in thousands of cases', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_000_000_000 }),
        ordinaryRate,
        fc.integer({ min: 1, max: 480 }),
        fc.integer({ min: 0, max: 100 }),
        (principal, annualRate, months, share) => {
          const balloon = Math.floor((principal * share) / 100);
          const expected = -pmt(annualRate / 1_200, months, principal, -balloon);
          // Allows half a cent of rounding, plus the digits that doubles lose at tiny rates.
          expect(Math.abs(instalmentCents(principal, annualRate, months, balloon) - expected)).toBeLessThan(
            0.51,
          );
        },
      ),
      runs(4_000),
    );
  });

  test('the affordable loan agrees to the cent, and is the inverse of the instalment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 10_000_000 }),
        ordinaryRate,
        fc.integer({ min: 1, max: 360 }),
        (instalment, annualRate, months) => {
          const principal = principalFor(exact(instalment), annualRate, months);
          expect(Math.abs(principal.toNumber() + pv(annualRate / 1_200, months, instalment))).toBeLessThan(
            0.5,
          );
          expect(exactInstalment(principal, annualRate, months, exact(0)).toFixed(15)).toBe(
            exact(instalment).toFixed(15),
          );
        },
      ),
      runs(2_000),
    );
    expect(principalFor(exact(250), 0, 60).toNumber()).toBe(15_000);
  });

  test('interest and balance of any month agree within what rounding each row can gather', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_000_000_000 }),
        fc.integer({ min: 10_000, max: 300_000 }).map((value) => value / 10_000),
        fc.integer({ min: 2, max: 360 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (principal, annualRate, months, where) => {
          const month = 1 + Math.floor(where * (months - 2));
          const monthly = annualRate / 1_200;
          // An instalment rounded up can settle a small, long loan a month early.
          const settled = { closing: 0, interest: 0 };
          const row = scheduleOf({ principal, annualRate, months, balloon: 0 })[month - 1] ?? settled;
          const exactly = pmt(monthly, months, principal);
          // Each row and the instalment may be off by half a cent, and interest compounds on that.
          const gathered = fv(monthly, month, -1.01, 0) + 1;
          expect(Math.abs(row.closing + fv(monthly, month, exactly, principal))).toBeLessThan(gathered);
          expect(Math.abs(row.interest + ipmt(monthly, month, months, principal))).toBeLessThan(gathered);
        },
      ),
      runs(2_000),
    );
  });
});

describe('interest of a month', () => {
  test('keeps a half cent that ÷ 1200 would lose: 0.60 at 10% is exactly half a cent, rounded up', () => {
    expect(monthInterest(60, tenThousandths(10))).toBe(1);
    expect(monthInterest(59, tenThousandths(10))).toBe(0);
  });

  test('agrees with exact decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), rate, (balance, annualRate) => {
        const expected = exact(balance).times(annualRate).div(1_200).toDecimalPlaces(0).toNumber();
        expect(monthInterest(balance, tenThousandths(annualRate))).toBe(expected);
      }),
      runs(5_000),
    );
  });
});

describe('the schedule, for any loan', () => {
  test('closes at zero, repays the principal exactly, and owes exactly the balloon after the last instalment', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rows = scheduleOf(terms);
        expect(rows.at(-1)?.closing).toBe(0);
        expect(total(rows, (row) => row.capital)).toBe(terms.principal);
        const last = rows.filter((row) => row.n === row.month).at(-1)!;
        expect(last.closing).toBe(terms.balloon);
        expect(last.month).toBeLessThanOrEqual(terms.months);
        expect(rows.length - (terms.balloon > 0 ? 1 : 0)).toBe(last.month);
      }),
      runs(1_500),
    );
  });

  test('each row follows from the one before', () => {
    fc.assert(
      fc.property(anyTerms, someExtra, fc.boolean(), (terms, extra, once) => {
        const rows = scheduleOf(
          terms,
          once ? { monthly: 0, onceOff: { month: 1, amount: extra } } : { monthly: extra, onceOff: null },
        );
        const wrong = rows.filter(
          (row, index) =>
            row.n !== index + 1 ||
            row.opening !== (rows[index - 1]?.closing ?? terms.principal) ||
            row.capital !== row.payment + row.extra - row.interest ||
            row.closing !== row.opening - row.capital ||
            row.closing < 0 ||
            row.payment < 0 ||
            row.extra < 0 ||
            row.extra > extra,
        );
        expect(wrong).toEqual([]);
        expect(rows.at(-1)?.closing).toBe(0);
        const balloonRows = rows.filter((row) => row.n > row.month);
        expect(balloonRows.length).toBeLessThanOrEqual(terms.balloon > 0 ? 1 : 0);
        expect(balloonRows[0]?.payment ?? 0).toBeLessThanOrEqual(terms.balloon);
      }),
      runs(700),
    );
  });

  test('interest never rises as extra payments rise, and no extra is the plain schedule', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 600 }),
        (terms, monthly, more, month) => {
          const onceOff = (amount: number) => ({ month: Math.min(month, terms.months), amount });
          const plain = interestOf(terms);
          const some = interestOf(terms, { monthly, onceOff: null });
          const most = interestOf(terms, { monthly: monthly + more, onceOff: null });
          expect(some).toBeLessThanOrEqual(plain);
          expect(most).toBeLessThanOrEqual(some);
          expect(interestOf(terms, { monthly, onceOff: onceOff(more) })).toBeLessThanOrEqual(some);
          expect(scheduleOf(terms, { monthly: 0, onceOff: onceOff(0) })).toEqual(scheduleOf(terms));
        },
      ),
      runs(500),
    );
  });

  test('a balloon of the whole principal pays interest only', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rows = scheduleOf({ ...terms, balloon: terms.principal });
        expect(rows.slice(0, -1).every((row) => row.payment === row.interest && row.capital === 0)).toBe(
          true,
        );
        expect(rows.at(-1)).toMatchObject({ payment: terms.principal, interest: 0, closing: 0 });
      }),
      runs(300),
    );
  });

  test('an interest-only instalment of exactly half a cent is rounded as the interest is, for any term', () => {
    for (const [principal, annualRate] of [
      [60, 10],
      [12, 50],
      [300, 2],
    ] as const) {
      const interest = monthInterest(principal, tenThousandths(annualRate));
      for (let months = 1; months <= 600; months++)
        expect(instalmentCents(principal, annualRate, months, principal)).toBe(interest);
    }
  });

  test('at 0% there is no interest, and over one month everything is paid at once', () => {
    const free = scheduleOf({ principal: 100_000, annualRate: 0, months: 3, balloon: 0 });
    expect(free.map((row) => row.payment)).toEqual([33_333, 33_333, 33_334]);
    expect(total(free, (row) => row.interest)).toBe(0);
    expect(scheduleOf({ principal: 100_000, annualRate: 12, months: 1, balloon: 0 })).toMatchObject([
      { payment: 101_000, interest: 1_000, closing: 0 },
    ]);
  });

  test('with a balloon, extra payments eat into it and the term stays', () => {
    const terms = { principal: 30_000_000, annualRate: 11, months: 60, balloon: 9_000_000 };
    const rows = scheduleOf(terms, { ...noExtra, monthly: 50_000 });
    expect(rows).toHaveLength(61);
    expect(rows.at(-1)!.payment).toBeLessThan(9_000_000 - 60 * 50_000);
    const all = scheduleOf(terms, { monthly: 0, onceOff: { month: 5, amount: 40_000_000 } });
    expect(all).toHaveLength(5);
  });
});

describe('dates of payments', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-01', 12, '2027-03-01'],
    ['2026-10-31', 4, '2027-02-28'],
    ['2026-03-01T00:00:00+02:00', 0, '2026-03-01'],
  ])('%s and %i months is %s', (day, months, expected) => expect(monthsLater(day, months)).toBe(expected));
});
