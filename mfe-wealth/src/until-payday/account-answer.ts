import type { UpcomingPayments } from '@phila/contract/calls';
import { dateText, longDateText, moneyText } from '@phila/contract/format';
import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import { untilPayday, type UntilPayday } from '@phila/finance/until-payday';
import type { Answer } from '../calculators/frame/answer.ts';
import type { TypedAccount } from './account-form.ts';

/** Follows the account by the typed values and the person’s records. */
export const accountUntilPayday = (
  { today, pay, payments }: UpcomingPayments,
  { balance, payDay, otherDay, dailySpending }: TypedAccount,
): UntilPayday =>
  untilPayday({
    today,
    balance: centsFromRand(balance),
    payDay,
    pay: pay === null ? null : centsFromRand(pay.amount),
    payments: payments.map(({ name, amount, dueDay, endsOn }) => ({
      name,
      amount: centsFromRand(amount),
      dueDay,
      endsOn,
    })),
    otherDay,
    dailySpending: centsFromRand(dailySpending ?? 0),
  });

const money = (cents: number): string => moneyText(randFromCents(cents));

/** Says what to move, by when, and which payment could wait; or that nothing has to be. */
const moveWords = ({ move, postpone, payday, lowest }: UntilPayday): string => {
  if (move === null)
    return `Nothing has to be moved: ${money(lowest.balance)} is left on the lowest day before your pay of ${longDateText(payday)}.`;
  const wait =
    postpone === null
      ? ''
      : ` Or ask that ${postpone.name} (${money(postpone.amount)} on ${longDateText(postpone.day)}) goes off on ${longDateText(payday)}, when you are paid.`;
  return `Move ${money(move.amount)} into it by ${longDateText(move.by)}.${wait}`;
};

/** Shows the lowest day, and each day on a line. */
export const accountAnswer = (until: UntilPayday, today: string, hasPay: boolean): Answer => {
  const { days, lowest } = until;
  const sentence = moveWords(until);
  const shown = hasPay ? days : days.slice(0, -1);
  const column = (of: (day: (typeof days)[number]) => number) => shown.map((day) => randFromCents(of(day)));
  return {
    main: {
      label: `Lowest, at the end of ${longDateText(lowest.day)}`,
      value: randFromCents(lowest.balance),
      unit: 'rand',
      note: `from what you typed on ${longDateText(today)}`,
    },
    sentence,
    facts: [],
    charts: [
      {
        title: 'Your account, day by day',
        summary: `${money(days[0]?.balance ?? 0)} at the end of today; the lowest is ${money(lowest.balance)} on ${longDateText(lowest.day)}.${hasPay ? ` ${money(days.at(-1)?.balance ?? 0)} once your pay has come.` : ''}`,
        kind: 'line',
        labelled: 'Day',
        labels: shown.map(({ day }) => dateText(day)),
        series: [{ name: 'At the end of the day', values: column(({ balance }) => balance) }],
        alsoInTable: [
          { name: 'Goes off', values: column(({ out }) => sumCents(out.map(({ amount }) => amount))) },
          { name: 'Spent', values: column(({ spent }) => spent) },
          { name: 'Comes in', values: column(({ pay }) => pay) },
        ],
      },
    ],
    tables: [],
    sources: [],
  };
};
