import * as fc from 'fast-check';

import { runs } from '../testing/runs.ts';
import { dailyPart, untilPayday, untilPaydayEntry, type UntilPaydayEntry } from './index.ts';

const entry: UntilPaydayEntry = {
  today: '2026-11-30',
  balance: 1_000_000,
  payDay: 25,
  pay: 2_184_067,
  payments: [
    { name: 'Bond', amount: 847_352, dueDay: 1, endsOn: null },
    { name: 'Loan', amount: 226_050, dueDay: 25, endsOn: '2027-01-30' },
    { name: 'Car insurance', amount: 124_560, dueDay: null, endsOn: null },
  ],
  otherDay: 5,
  dailySpending: 0,
};
const balanceOn = (day: string, change: Partial<UntilPaydayEntry> = {}) =>
  untilPayday({ ...entry, ...change }).days.find((one) => one.day === day)?.balance;

describe('an account until payday', () => {
  test('falls by each payment on its day, and rises on payday', () => {
    const { payday, days, lowest, move, postpone } = untilPayday(entry);
    expect([payday, days.length]).toEqual(['2026-12-25', 26]);
    expect(balanceOn('2026-11-30')).toBe(1_000_000);
    expect(balanceOn('2026-12-01')).toBe(152_648);
    expect(balanceOn('2026-12-05')).toBe(28_088);
    expect(balanceOn('2026-12-25')).toBe(28_088 - 226_050 + 2_184_067);
    expect(lowest).toMatchObject({ day: '2026-12-05', balance: 28_088 });
    expect([move, postpone]).toEqual([null, null]);
  });

  test('says what to move by when, and which single payment would do', () => {
    const { lowest, move, postpone } = untilPayday({ ...entry, dailySpending: 10_000 });
    // R 280.88 on 5 December less six days of R 100; down to R −2 219.12 on the 24th.
    expect(lowest).toMatchObject({ day: '2026-12-24', balance: -221_912 });
    expect(move).toEqual({ amount: 221_912, by: '2026-12-05' });
    expect(postpone).toEqual({ name: 'Bond', amount: 847_352, day: '2026-12-01' });
  });

  test('counts what has no day today, until a day is given', () => {
    expect(balanceOn('2026-11-30', { otherDay: null })).toBe(875_440);
    expect(balanceOn('2026-12-04')).toBe(152_648);
  });

  test('leaves out payday’s own end while its pay is not known', () => {
    const { lowest, days } = untilPayday({ ...entry, pay: null, balance: 972_000 });
    expect(days.at(-1)?.balance).toBe(88 - 226_050);
    expect(lowest).toMatchObject({ day: '2026-12-05', balance: 88 });
  });

  test('ends a payment with its last day, and goes to the next payday where today is one', () => {
    const loan = { name: 'Loan', amount: 100, dueDay: 10, endsOn: '2026-12-09' };
    expect(untilPayday({ ...entry, payments: [loan] }).days.flatMap(({ out }) => out)).toEqual([]);
    expect(untilPayday({ ...entry, today: '2026-12-25' }).payday).toBe('2027-01-25');
  });

  test('takes a day that a month lacks for its last', () => {
    const rent = [{ name: 'Rent', amount: 100, dueDay: 31, endsOn: null }];
    const { days, payday } = untilPayday({ ...entry, today: '2027-02-01', payDay: 30, payments: rent });
    expect(payday).toBe('2027-02-28');
    expect(days.filter(({ out }) => out.length > 0).map(({ day }) => day)).toEqual(['2027-02-28']);
  });
});

const anyDay = fc
  .integer({ min: 0, max: 3_000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
const dayOfMonth = fc.integer({ min: 1, max: 31 });
const anyEntry: fc.Arbitrary<UntilPaydayEntry> = fc.record({
  today: anyDay,
  balance: fc.integer({ min: -500_000, max: 5_000_000 }),
  payDay: dayOfMonth,
  pay: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
  payments: fc.array(
    fc.record({
      name: fc.constantFrom('Bond', 'Car', 'Cover', 'Store'),
      amount: fc.integer({ min: 1, max: 1_500_000 }),
      dueDay: fc.option(dayOfMonth),
      endsOn: fc.option(anyDay),
    }),
    { maxLength: 8 },
  ),
  otherDay: fc.option(dayOfMonth),
  dailySpending: fc.integer({ min: 0, max: 60_000 }),
});

/** True if a payment of a day of the month goes off on a day, by the calendar alone. */
const fallsOn = (date: Date, dueDay: number): boolean => {
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(dueDay, last);
};

/** Follows the account by looking at each day alone. */
const dayByDay = (one: UntilPaydayEntry): [string, number][] => {
  const balances: [string, number][] = [];
  let left = one.balance;
  for (let at = 0; ; at++) {
    const date = new Date(`${one.today}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + at);
    const day = date.toISOString().slice(0, 10);
    const isPayday = at > 0 && fallsOn(date, one.payDay);
    for (const { amount, dueDay, endsOn } of one.payments) {
      const own = dueDay ?? one.otherDay;
      const isDue = own === null ? at === 0 : fallsOn(date, own);
      if (isDue && (endsOn === null || day <= endsOn)) left -= amount;
    }
    if (!isPayday) left -= one.dailySpending;
    else left += one.pay ?? 0;
    balances.push([day, left]);
    if (isPayday) return balances;
  }
};

test('divides a month’s spending over the days of the year', () => {
  expect(dailyPart(930_000)).toBe(30_575);
  expect(Math.abs(dailyPart(930_000) * 365 - 930_000 * 12)).toBeLessThanOrEqual(365 / 2);
});

describe('properties', () => {
  test('agrees with looking at each day alone', () => {
    fc.assert(
      fc.property(anyEntry, (one) => {
        expect(untilPayday(one).days.map(({ day, balance }) => [day, balance])).toEqual(dayByDay(one));
      }),
      runs(1_000),
    );
  });

  test('has a lowest day below which none ends, and which is the first of equals', () => {
    fc.assert(
      fc.property(anyEntry, (one) => {
        const { days, lowest } = untilPayday(one);
        const judged = one.pay === null ? days.slice(0, -1) : days;
        expect(lowest.balance).toBe(Math.min(...judged.map(({ balance }) => balance)));
        expect(judged.find(({ balance }) => balance === lowest.balance)).toBe(lowest);
      }),
      runs(500),
    );
  });

  test('is out of the red with what it says to move, and not with a cent less', () => {
    fc.assert(
      fc.property(anyEntry, (one) => {
        const { move, lowest } = untilPayday(one);
        expect(move === null).toBe(lowest.balance >= 0);
        const more = move?.amount ?? 0;
        expect(untilPayday({ ...one, balance: one.balance + more }).move).toBeNull();
        if (move === null) return;
        expect(untilPayday({ ...one, balance: one.balance + more - 1 }).move?.amount).toBe(1);
        // No day before `by` ends below zero.
        const { days } = untilPayday(one);
        expect(days.filter(({ day, balance }) => day < move.by && balance < 0)).toEqual([]);
      }),
      runs(500),
    );
  });

  test('is out of the red where the payment that it names goes off on payday', () => {
    fc.assert(
      fc.property(anyEntry, (one) => {
        const { postpone, payday, days } = untilPayday(one);
        if (postpone === null) return;
        const after = days.map(({ day, balance }) => ({
          day,
          balance: balance + (day >= postpone.day && day < payday ? postpone.amount : 0),
        }));
        const judged = one.pay === null ? after.slice(0, -1) : after;
        expect(judged.filter(({ balance }) => balance < 0)).toEqual([]);
      }),
      runs(500),
    );
  });

  test('never ends a day higher for a payment more', () => {
    fc.assert(
      fc.property(anyEntry, dayOfMonth, fc.integer({ min: 1, max: 100_000 }), (one, dueDay, amount) => {
        const more = { ...one, payments: [...one.payments, { name: 'More', amount, dueDay, endsOn: null }] };
        const { days } = untilPayday(one);
        untilPayday(more).days.forEach(({ balance }, at) =>
          expect(balance).toBeLessThanOrEqual(days[at]?.balance ?? 0),
        );
      }),
      runs(300),
    );
  });
});

test.each([
  [{ balance: 0.001 }, 'balance', 'At most two decimals'],
  [{ payDay: 32 }, 'payDay', 'At most 31 days'],
  [{ payDay: undefined }, 'payDay', 'Required'],
  [{ otherDay: 0 }, 'otherDay', 'At least 1 day'],
  [{ dailySpending: -1 }, 'dailySpending', 'Enter zero or more'],
])('refuses %j', (change, field, message) => {
  const { error } = untilPaydayEntry.safeParse({ balance: -1_200.5, payDay: 25, ...change });
  expect(error?.issues.map(({ path, message: said }) => [path.join('.'), said])).toEqual([[field, message]]);
});
