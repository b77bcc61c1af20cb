import { daysLater } from '../calendar/later.ts';
import { type Cents, portionOfCents, sumCents, timesCents } from '../cents/index.ts';
import { nextDue } from '../net-worth/run-down.ts';

/** Amount that goes off an account each month. */
export interface MonthlyPayment {
  name: string;
  amount: Cents;
  /** Day of the month, 1 to 31; a day that a month lacks is its last. Null if it is not known. */
  dueDay: number | null;
  /** Last day on which it may go off; null if it goes on. */
  endsOn: string | null;
}

export interface UntilPaydayEntry {
  /** YYYY-MM-DD; what falls due on it is still to come. */
  today: string;
  /** In the account today; below zero if overdrawn. */
  balance: Cents;
  /** Day of the month on which pay comes. */
  payDay: number;
  /** Pay that comes then; null if it is not known. */
  pay: Cents | null;
  payments: readonly MonthlyPayment[];
  /** Day of the month of payments without a day of their own; null counts them today, when they do most harm. */
  otherDay: number | null;
  /** Spent on each day before payday. */
  dailySpending: Cents;
}

/** Account at the end of a day. */
export interface AccountDay {
  day: string;
  /** Goes off on this day, in the order of the entry. */
  out: readonly { name: string; amount: Cents }[];
  spent: Cents;
  pay: Cents;
  balance: Cents;
}

export interface UntilPayday {
  payday: string;
  /** Today to payday, both included. */
  days: readonly AccountDay[];
  /** The day that ends lowest, the first of equals; payday counts only if its pay is known. */
  lowest: AccountDay;
  /** Amount that has to come in, and by when, so that no day ends below zero; null for none. */
  move: { amount: Cents; by: string } | null;
  /** The smallest single payment that would be enough if it went off on payday instead; null for none. */
  postpone: { name: string; amount: Cents; day: string } | null;
}

const lowestOf = (days: readonly AccountDay[]): AccountDay =>
  days.reduce((lowest, one) => (one.balance < lowest.balance ? one : lowest));

/** Days from one to another on which a payment goes off. */
const dueBetween = (
  { dueDay, endsOn }: MonthlyPayment,
  { today, payday, otherDay }: { today: string; payday: string; otherDay: number | null },
): string[] => {
  const day = dueDay ?? otherDay;
  const days: string[] = [];
  if (day === null) days.push(today);
  else
    for (let due = nextDue(daysLater(today, -1), day); due <= payday; due = nextDue(due, day)) days.push(due);
  return days.filter((due) => endsOn === null || due <= endsOn);
};

/** Follows an account day by day until pay comes next (specification: wealth, "Until payday"). */
export const untilPayday = (entry: UntilPaydayEntry): UntilPayday => {
  const { today, balance, payDay, pay, payments, dailySpending } = entry;
  const payday = nextDue(today, payDay);
  const due = payments.map((payment) => ({
    payment,
    on: new Set(dueBetween(payment, { today, payday, otherDay: entry.otherDay })),
  }));
  const days: AccountDay[] = [];
  for (let day = today, left = balance; day <= payday; day = daysLater(day, 1)) {
    const out = due
      .filter(({ on }) => on.has(day))
      .map(({ payment: { name, amount } }) => ({ name, amount }));
    const spent = day === payday ? 0 : dailySpending;
    const paid = day === payday ? (pay ?? 0) : 0;
    left = sumCents([left, paid, -spent, ...out.map(({ amount }) => timesCents(amount, -1))]);
    days.push({ day, out, spent, pay: paid, balance: left });
  }
  const judged = pay === null ? days.slice(0, -1) : days;
  const lowest = lowestOf(judged);
  const firstBelow = judged.find((one) => one.balance < 0);
  if (firstBelow === undefined) return { payday, days, lowest, move: null, postpone: null };
  const isEnough = (amount: Cents, from: string): boolean =>
    judged.every((one) => one.balance + (one.day >= from && one.day < payday ? amount : 0) >= 0);
  const postpone =
    days
      .filter(({ day }) => day < payday)
      .flatMap(({ day, out }) => out.map((one) => ({ ...one, day })))
      .filter(({ amount, day }) => isEnough(amount, day))
      .toSorted((a, b) => a.amount - b.amount)[0] ?? null;
  return { payday, days, lowest, move: { amount: -lowest.balance, by: firstBelow.day }, postpone };
};

/** Part of an amount a month that falls on a day of the year, half-up to the cent. */
export const dailyPart = (monthly: Cents): Cents => portionOfCents(monthly, 12, 365);
