import { daysInMonth } from '../calendar/later.ts';
import { monthInterest, tenThousandths } from '../amortisation/interest.ts';
import type { Cents } from '../cents/index.ts';
import type { LoanCourse } from './holding.ts';

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const dayOf = (day: string): number => Number(day.slice(8, 10));

/** Due days up to a day, counted from year 0; a due day that a month lacks is its last. */
const duesUpTo = (day: string, dueDay: number): number => {
  const month = monthOf(day);
  const last = daysInMonth(Math.floor(month / 12), month % 12);
  return month + (dayOf(day) >= Math.min(dueDay, last) ? 1 : 0);
};

/** Instalments that fall due after a day and up to another. */
export const instalmentsBetween = (after: string, upTo: string, dueDay: number | null): number => {
  const due = dueDay ?? dayOf(after);
  return Math.max(0, duesUpTo(upTo, due) - duesUpTo(after, due));
};

/** First day after `day` on which an instalment is due. */
export const nextDue = (day: string, dueDay: number): string => {
  const month = duesUpTo(day, dueDay);
  const [year, at] = [Math.floor(month / 12), month % 12];
  const due = Math.min(dueDay, daysInMonth(year, at));
  return new Date(Date.UTC(year, at, due)).toISOString().slice(0, 10);
};

/**
 * Balances of a loan after 0, 1, 2 … instalments, each made when it is first asked for. An instalment that does not
 * pay the interest leaves the balance as it was given: what such a loan does is not known.
 */
export const runDown = (balance: Cents, { annualRate, instalment }: LoanCourse) => {
  const rate = tenThousandths(annualRate);
  const balances = [balance];
  const isPaying = instalment > monthInterest(balance, rate);
  return {
    isPaying,
    /** Balance after a number of instalments; never below zero. */
    after: (instalments: number): Cents => {
      if (!isPaying) return balance;
      for (let last = balances.at(-1) ?? 0; balances.length <= instalments && last > 0;)
        balances.push((last = Math.max(0, last + monthInterest(last, rate) - instalment)));
      return balances[instalments] ?? 0;
    },
  };
};
