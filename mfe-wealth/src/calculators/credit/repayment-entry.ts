import { onceOffBlank, onceOffFields, onceOffOf, onceOffShownAt } from './once-off.ts';
import { inMonths, inYears, type Term, termOf } from './term.ts';

/*
 * Reads a loan's form and fills it again: its term, in months or in years as the engine takes it, and a once-off
 * payment.
 */

type Shown = Term & Parameters<typeof onceOffOf>[0];

const readWith =
  <Held extends object>(hold: (term: Term) => Held) =>
  <Values extends Shown>({ term, termIn, onceOffAmount, onceOffMonth, ...same }: Values) => ({
    ...same,
    ...hold({ term, termIn }),
    onceOffPayment: onceOffOf({ onceOffAmount, onceOffMonth }),
  });

interface Paid {
  onceOffPayment?: Parameters<typeof onceOffFields>[0];
}

const shownOf = <Entry extends Paid & { termMonths: number }>({
  termMonths,
  onceOffPayment,
  ...same
}: Entry) => ({
  ...same,
  ...termOf(termMonths),
  ...onceOffFields(onceOffPayment),
});

/** Entries with the term in months. */
export const repaidInMonths = {
  read: readWith((term) => ({ termMonths: inMonths(term) })),
  fill: shownOf,
  shownAt: { termMonths: 'term', ...onceOffShownAt },
  blank: onceOffBlank,
} as const;

/** Entries with the term in years. */
export const repaidInYears = {
  read: readWith((term) => ({ termYears: inYears(term) })),
  fill: <Entry extends Paid & { termYears: number }>({ termYears, ...same }: Entry) =>
    shownOf({ ...same, termMonths: Math.round(termYears * 12) }),
  shownAt: { termYears: 'term', ...onceOffShownAt },
  blank: onceOffBlank,
} as const;
