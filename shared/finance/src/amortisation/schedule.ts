import type { Cents } from '../money/cents.ts';
import { instalmentCents } from './instalment.ts';
import { monthInterest, tenThousandths } from './interest.ts';

/** Loan repaid in level monthly instalments, in whole cents. */
export interface LoanTerms {
  principal: Cents;
  /** Nominal percent a year, at most four decimals. */
  annualRate: number;
  /** At least 1. */
  months: number;
  /** Owed after the last instalment and paid on the same day; at most the principal. */
  balloon: Cents;
}

/** Payments beyond the instalment; they only reduce capital. */
export interface ExtraPayments {
  monthly: Cents;
  /** Paid with instalment number `month`, counted from 1. */
  onceOff: { month: number; amount: Cents } | null;
}

export const noExtra: ExtraPayments = { monthly: 0, onceOff: null };

/** A payment in cents. `closing = opening − capital`, `capital = payment + extra − interest`. */
export interface CentRow {
  /** Row number. The balloon has a separate row after the last instalment. */
  n: number;
  /** Months since the loan was paid out. */
  month: number;
  opening: Cents;
  /** The instalment or the balloon. */
  payment: Cents;
  extra: Cents;
  interest: Cents;
  capital: Cents;
  closing: Cents;
}

function isExtra({ monthly, onceOff }: ExtraPayments): boolean {
  return monthly > 0 || (onceOff?.amount ?? 0) > 0;
}

/**
 * Builds the full schedule to the cent. Monthly interest is rounded half-up; the last instalment absorbs the rounding,
 * so the balance ends at exactly zero, or at exactly the balloon, which gets a separate row.
 * Extra payments shorten the term. A loan with a balloon runs its full term instead; its balloon row is the balance
 * left, never more than the balloon.
 */
export function scheduleOf(terms: LoanTerms, extras: ExtraPayments = noExtra): CentRow[] {
  const { principal, months, balloon } = terms;
  const rate = tenThousandths(terms.annualRate);
  const instalment = instalmentCents(principal, terms.annualRate, months, balloon);
  const hasExtra = isExtra(extras);
  // Without extras, a rounded-up instalment must not push the balance below the agreed balloon.
  const floor = hasExtra ? 0 : balloon;
  const rows: CentRow[] = [];
  let balance = principal;

  for (let month = 1; month <= months && balance > 0; month++) {
    const interest = monthInterest(balance, rate);
    const owed = balance + interest;
    const wanted = extras.monthly + (extras.onceOff?.month === month ? extras.onceOff.amount : 0);
    let payment = Math.min(instalment, Math.max(0, owed - floor));
    if (month === months) {
      const settling = owed - balloon;
      payment = hasExtra ? Math.max(payment, settling - wanted, 0) : settling;
    }
    const extra = Math.min(wanted, owed - payment);
    const capital = payment + extra - interest;
    rows.push({
      n: month,
      month,
      opening: balance,
      payment,
      extra,
      interest,
      capital,
      closing: balance - capital,
    });
    balance -= capital;
  }

  if (balance > 0) {
    const n = rows.length + 1;
    rows.push({
      n,
      month: months,
      opening: balance,
      payment: balance,
      extra: 0,
      interest: 0,
      capital: balance,
      closing: 0,
    });
  }
  return rows;
}
