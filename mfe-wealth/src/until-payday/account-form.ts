import type { UpcomingPayments } from '@phila/contract/calls';
import { amount, whole } from '@phila/contract/fields';
import { dateText, moneyText } from '@phila/contract/format';
import { form } from '@phila/contract/records';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { dailyPart, untilPaydayEntry } from '@phila/finance/until-payday';
import { needed, optional } from '../calculators/frame/engine-rule.ts';

const { shape } = untilPaydayEntry;
const dayOfMonth = { unit: 'number', min: 1, max: 31 } as const;

/** Says since when an amount is. */
export const ofDay = (savedOn: string | null): string =>
  savedOn === null ? 'the day of this amount is not known' : `as of ${dateText(savedOn)}`;

const accountHint = ({ accounts, today }: UpcomingPayments): string => {
  const [account] = accounts;
  const said = 'As your bank says it now; below zero where it is overdrawn.';
  return accounts.length !== 1 || account?.value == null || account.valuedOn === today
    ? said
    : `${said} ${account.name} was ${moneyText(account.value)}${account.valuedOn === null ? '' : ` on ${dateText(account.valuedOn)}`}.`;
};

/** Form for the account today and the days that no record has. */
export const accountForm = (upcoming: UpcomingPayments) => {
  const { budgetRest, payments } = upcoming;
  const withoutDay = payments.filter(({ dueDay }) => dueDay === null).length;
  return form({
    fields: {
      balance: amount('In your account today', needed(shape.balance, 'Enter your balance today'), {
        hint: accountHint(upcoming),
      }),
      payDay: whole(
        'Day of the month on which you are paid',
        dayOfMonth,
        needed(shape.payDay, 'Enter the day on which you are paid'),
        {
          hint: '1 to 31; a day that a month lacks is its last.',
        },
      ),
      otherDay: whole('Day on which the others go off', dayOfMonth, optional(shape.otherDay), {
        hint: `For ${withoutDay === 1 ? 'the payment' : `the ${withoutDay} payments`} of which no day is recorded. Leave blank to count ${withoutDay === 1 ? 'it' : 'them'} today, when it does most harm.`,
      }),
      dailySpending: amount('Spent each day on all else', optional(shape.dailySpending), {
        hint:
          budgetRest === null || budgetRest.amount === 0
            ? 'Food, transport and the like. Leave blank to leave it out.'
            : `Your budget, ${ofDay(budgetRest.savedOn)}, has ${moneyText(randFromCents(dailyPart(centsFromRand(budgetRest.amount))))} a day beside these payments. Leave blank to leave it out.`,
      }),
    },
    hide: { otherDay: () => withoutDay === 0 },
  });
};

/** Typed values, in rand. */
export interface TypedAccount {
  balance: number;
  payDay: number;
  otherDay: number | null;
  dailySpending: number | null;
}
