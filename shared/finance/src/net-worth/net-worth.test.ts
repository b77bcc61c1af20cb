import * as fc from 'fast-check';
import { scheduleOf } from '../amortisation/schedule.ts';
import { runs } from '../testing/runs.ts';
import {
  changeOf,
  type Holding,
  isOldValue,
  netWorthSeries,
  type NetWorthPoint,
  nextDue,
  WHOLE,
} from './index.ts';
import { instalmentsBetween } from './run-down.ts';
import { monthEnds } from './net-worth.ts';

const held = (more: Partial<Holding>): Holding => ({
  id: 'one',
  isOwed: false,
  share: WHOLE,
  given: [],
  undated: null,
  endedOn: null,
  course: null,
  ...more,
});
const today = '2026-11-30';
const series = (holdings: readonly Holding[], from = '2026-06-01') =>
  netWorthSeries(holdings, { from, today });
const nets = (points: readonly NetWorthPoint[]) => points.map(({ net }) => net);

test('the days are the ends of months, and today', () => {
  expect(monthEnds('2026-01-31', '2026-04-15')).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-15',
  ]);
  expect(monthEnds('2026-04-01', '2026-04-30')).toEqual(['2026-04-30']);
  expect(monthEnds('2028-02-29', '2028-03-01')).toEqual(['2028-02-29', '2028-03-01']);
});

test('a value is carried forward from its day until the next, and is unknown before the first', () => {
  const home = held({
    given: [
      { day: '2026-09-15', value: 155_000_000 },
      { day: '2026-07-31', value: 150_000_000 },
    ],
  });
  const points = series([home]);
  expect(points.map(({ day, parts: [part] }) => [day, part?.value ?? null, part?.day ?? null])).toEqual([
    ['2026-06-30', null, null],
    ['2026-07-31', 150_000_000, '2026-07-31'],
    ['2026-08-31', 150_000_000, '2026-07-31'],
    ['2026-09-30', 155_000_000, '2026-09-15'],
    ['2026-10-31', 155_000_000, '2026-09-15'],
    ['2026-11-30', 155_000_000, '2026-09-15'],
  ]);
});

test('a home owned with a spouse counts by its share, rounded half up to the cent', () => {
  const given = [{ day: '2026-06-01', value: 100_000_001 }];
  expect(series([held({ share: 5_000, given })]).at(-1)).toMatchObject({
    own: 50_000_001,
    parts: [{ value: 50_000_001, whole: 100_000_001 }],
  });
  expect(series([held({ share: 3_333, given })]).at(-1)?.own).toBe(33_330_000);
});

test('what was sold counts until the day before, and its points keep what was', () => {
  const car = held({ given: [{ day: '2026-06-01', value: 16_500_000 }], endedOn: '2026-09-30' });
  expect(nets(series([car]))).toEqual([16_500_000, 16_500_000, 16_500_000, 0, 0, 0]);
});

test('a loan runs down by its own schedule until a balance is given', () => {
  // By hand: 100 000.00 + 1 000.00 − 10 000.00 = 91 000.00; + 910.00 − 10 000.00 = 81 910.00.
  const course = { annualRate: 12, instalment: 1_000_000, dueDay: null };
  const loan = held({
    isOwed: true,
    course,
    given: [
      { day: '2026-06-10', value: 10_000_000 },
      { day: '2026-09-30', value: 7_000_000 },
    ],
  });
  const points = series([loan]);
  expect(points.map(({ owe, parts: [part] }) => [owe, part?.isWorkedOut])).toEqual([
    [10_000_000, false],
    [9_100_000, true],
    [8_191_000, true],
    [7_000_000, false],
    // The 30th of the balance: 70 000.00 + 700.00 − 10 000.00, then 607.00 interest.
    [6_070_000, true],
    [5_130_700, true],
  ]);
  expect(points.at(-1)?.net).toBe(-5_130_700);
});

test('a loan goes by the day it is paid on, ends at zero, and stays as given where the interest is not paid', () => {
  const given = [{ day: '2026-06-10', value: 1_500_000 }];
  const paid = held({ isOwed: true, given, course: { annualRate: 0, instalment: 1_000_000, dueDay: 1 } });
  expect(series([paid]).map(({ owe }) => owe)).toEqual([1_500_000, 500_000, 0, 0, 0, 0]);
  const unpaid = held({ isOwed: true, given, course: { annualRate: 24, instalment: 30_000, dueDay: 1 } });
  const last = series([unpaid]).at(-1);
  expect([last?.owe, last?.parts[0]?.isWorkedOut]).toEqual([1_500_000, false]);
});

test('a course is the schedule of the loan calculator, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 500_000_000 }),
      fc.integer({ min: 0, max: 300_000 }),
      fc.integer({ min: 2, max: 360 }),
      (principal, rate, months) => {
        const annualRate = rate / 10_000;
        const rows = scheduleOf({ principal, annualRate, months, balloon: 0 });
        const loan = held({
          isOwed: true,
          given: [{ day: '2000-01-31', value: principal }],
          course: { annualRate, instalment: rows[0]?.payment ?? 0, dueDay: null },
        });
        const points = netWorthSeries([loan], { from: '2000-01-01', today: '2031-01-31' });
        // The last instalment absorbs the rounding, which a running loan does not know of.
        for (const { month, closing } of rows.slice(0, -1)) expect(points[month]?.owe).toBe(closing);
      },
    ),
    runs(60),
  );
});

test('instalments are due on the last day of a month that lacks theirs', () => {
  expect(instalmentsBetween('2026-01-31', '2026-02-27', null)).toBe(0);
  expect(instalmentsBetween('2026-01-31', '2026-02-28', null)).toBe(1);
  expect(instalmentsBetween('2026-01-31', '2026-03-30', null)).toBe(1);
  expect(instalmentsBetween('2026-01-10', '2026-01-20', 15)).toBe(1);
  expect(instalmentsBetween('2026-02-01', '2026-01-01', null)).toBe(0);
  expect([nextDue('2026-11-30', 1), nextDue('2026-12-01', 1), nextDue('2027-02-01', 31)]).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-28',
  ]);
});

test('a value of an unknown day counts today alone, and never beside one with a day', () => {
  expect(nets(series([held({ undated: 500 })]))).toEqual([0, 0, 0, 0, 0, 500]);
  const later = held({ undated: 500, given: [{ day: '2026-12-05', value: 900 }] });
  expect(nets(series([later])).at(-1)).toBe(0);
});

test('the change compares like with like: since the first day that knew all that is counted today', () => {
  const home = held({
    given: [
      { day: '2026-06-01', value: 1_000 },
      { day: '2026-11-01', value: 1_300 },
    ],
  });
  const account = held({ given: [{ day: '2026-08-15', value: 50 }] });
  const sold = held({ given: [{ day: '2026-06-01', value: 70 }], endedOn: '2026-10-02' });
  expect(changeOf(series([home]))).toEqual({ amount: 300, since: '2026-06-30' });
  expect(changeOf(series([home, account]))).toEqual({ amount: 300, since: '2026-08-31' });
  expect(changeOf(series([home, sold]))).toEqual({ amount: 230, since: '2026-06-30' });
  expect(changeOf(series([home, held({ given: [{ day: '2026-11-10', value: 1 }] })]))).toBeNull();
  expect(changeOf(series([]))).toBeNull();
});

test('a value is old after six months, or without a day', () => {
  expect(isOldValue('2026-05-30', today)).toBe(false);
  expect(isOldValue('2026-05-29', today)).toBe(true);
  expect(isOldValue(null, today)).toBe(true);
});

test('each point is the sum of its parts, whatever is held', () => {
  const day = fc
    .integer({ min: 0, max: 400 })
    .map((days) => new Date(Date.UTC(2025, 10, 1) + days * 86_400_000).toISOString().slice(0, 10));
  const any = fc.record({
    id: fc.constant('any'),
    isOwed: fc.boolean(),
    share: fc.integer({ min: 1, max: WHOLE }),
    given: fc.uniqueArray(fc.record({ day, value: fc.nat({ max: 1_000_000_000 }) }), {
      selector: (one) => one.day,
      maxLength: 8,
    }),
    undated: fc.option(fc.nat({ max: 1_000 })),
    endedOn: fc.option(day),
    course: fc.option(
      fc.record({
        annualRate: fc.nat({ max: 300_000 }).map((rate) => rate / 10_000),
        instalment: fc.nat({ max: 100_000_000 }),
        dueDay: fc.option(fc.integer({ min: 1, max: 31 })),
      }),
    ),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (holdings) => {
      for (const { own, owe, net, parts } of series(holdings, '2025-11-01')) {
        const sum = (isOwed: boolean) =>
          parts.reduce(
            (all, part, at) => all + (holdings[at]?.isOwed === isOwed ? (part?.value ?? 0) : 0),
            0,
          );
        expect([own, owe, net]).toEqual([sum(false), sum(true), sum(false) - sum(true)]);
        for (const part of parts) expect(part?.value ?? 0).toBeLessThanOrEqual(part?.whole ?? 0);
      }
    }),
    runs(100),
  );
});
