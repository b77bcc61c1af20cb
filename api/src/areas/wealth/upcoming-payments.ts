import { calls, southAfricanDay, type UpcomingPayment, type UpcomingPayments } from '@phila/contract';
import { budgetGroupNames, type BudgetEntry, fieldsOf } from '@phila/finance/budget';
import { daysLater } from '@phila/finance/calendar';
import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import { isPaidByPerson, paidMonthly } from '@phila/finance/monthly-payments';
import { netWorthSeries } from '@phila/finance/net-worth';
import { and, eq } from 'drizzle-orm';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { madeAt } from '../../core/database/uuid-v7.ts';
import { lookupRows } from '../../core/lookups/index.ts';
import type { Services } from '../../core/services.ts';
import { type Held, holdingsOf, type Named, readHeld } from './held-things.ts';
import { coverName, investmentName, nameIn, planName, policyName } from './names.ts';
import { foundIn } from './paid-each-month.ts';
import { outcomeOf } from './saved-entries.ts';
import { wealthEntries } from './tables.ts';

/** Days ahead in which a renewal is named: the longest way to a payday. */
const AHEAD = 31;

/** `assetKinds`: a bank account. */
const ACCOUNT = 3;

/** Day of a row that was never changed; null for a changed one, as rows keep no day of their change. */
const savedOn = ({ id, version }: { id: string; version: number }): string | null => {
  const at = version === 1 ? madeAt(id) : null;
  return at === null ? null : southAfricanDay(at);
};

const monthly = (of: UpcomingPayment['of'], row: { id: string; version: number }, name: string) => ({
  of,
  id: row.id,
  name,
  savedOn: savedOn(row),
  dueDay: null,
  endsOn: null,
});

/** Loans that are still owed, by their records. */
const loanPayments = (
  { debts }: Held,
  things: readonly Named[],
  today: string,
): (Omit<UpcomingPayment, 'amount'> & { amount: number | null })[] => {
  const [now] = netWorthSeries(
    things.map(({ holding }) => holding),
    { from: today, today },
  );
  return debts.flatMap((row) => {
    const at = things.findIndex(({ of, id }) => of === 'loan' && id === row.id);
    const isPaidOff = now?.parts[at]?.value === 0;
    return isPaidOff
      ? []
      : [
          {
            ...monthly('loan', row, things[at]?.name ?? ''),
            amount: row.monthlyInstalment,
            dueDay: row.dueDay,
            endsOn: row.endDate,
          },
        ];
  });
};

const CALCULATIONS = ['mortgage', 'vehicle', 'loan'] as const;

/** Saved loans that are the person's own; they fall due on the day of the month on which they began. */
const calculatedPayments = ({ calculations, savedAt }: Held, things: readonly Named[]) =>
  CALCULATIONS.flatMap((calculator) => {
    const saved = calculations[calculator];
    const at = savedAt.get(calculator);
    if (saved === null) return [];
    const { startDate } = saved.entry;
    return [
      {
        of: 'calculation' as const,
        id: calculator,
        name: things.find(({ of, id }) => of === 'calculation' && id === calculator)?.name ?? '',
        amount: paidMonthly(saved),
        savedOn: at === undefined ? null : southAfricanDay(at),
        dueDay: startDate === undefined ? null : Number(startDate.slice(8, 10)),
        endsOn: saved.result.schedule.at(-1)?.date ?? null,
      },
    ];
  });

const paymentsOf = (held: Held, today: string): UpcomingPayment[] => {
  const things = holdingsOf(held);
  const all = [
    ...loanPayments(held, things, today),
    ...calculatedPayments(held, things),
    ...held.policies.map((row) => ({
      ...monthly('insurance', row, policyName(row.typeId, row.providerId, row.providerName)),
      amount: row.monthlyPremium,
    })),
    ...held.covers.map((row) => ({
      ...monthly('cover', row, coverName(row.typeId, row.providerId, row.providerName)),
      amount: row.monthlyContribution,
      endsOn: row.endDate,
    })),
    ...held.plans
      .filter(({ retirementPlanningTypeId: type }) =>
        isPaidByPerson(nameIn(lookupRows.retirementPlanningTypes, type)),
      )
      .map((row) => ({
        ...monthly(
          'retirement',
          row,
          planName(
            row.retirementPlanningTypeId,
            row.retirementPlanningProductProviderId,
            row.retirementPlanningProductProviderName,
          ),
        ),
        amount: row.monthlyContribution,
        endsOn: row.endDate,
      })),
    ...held.investments.map((row) => ({
      ...monthly('investment', row, investmentName(row.type, row.provider, row.providerName)),
      amount: row.monthlyContribution,
      endsOn: row.endDate,
    })),
  ];
  return all
    .flatMap(({ amount, ...one }): UpcomingPayment[] =>
      amount === null || amount <= 0 || (one.endsOn !== null && one.endsOn < today)
        ? []
        : [{ ...one, amount }],
    )
    .toSorted((a, b) => b.amount - a.amount);
};

/** The budget's month without its income, what a payment covers and what comes off the pay. */
const restOf = (budget: BudgetEntry, held: Held, today: string): number => {
  const covered = new Set<string>(foundIn(held, today).map(({ field }) => field));
  if ((held.payslip?.entry.medicalAidContribution ?? 0) > 0) covered.add('medicalAid');
  const fields = budgetGroupNames
    .filter((group) => group !== 'income')
    .flatMap(fieldsOf)
    .filter((field) => !covered.has(field));
  return randFromCents(sumCents(fields.map((field) => centsFromRand(budget[field] ?? 0))));
};

const readUpcoming = async (services: Services, personId: string): Promise<UpcomingPayments> => {
  const today = southAfricanDay(services.clock.now());
  const [held, [stored]] = await Promise.all([
    readHeld(services, personId),
    services.database
      .select({ entry: wealthEntries.entry, savedAt: wealthEntries.savedAt })
      .from(wealthEntries)
      .where(and(eq(wealthEntries.personId, personId), eq(wealthEntries.calculator, 'budget'))),
  ]);
  const budget = stored === undefined ? null : await outcomeOf('budget', stored.entry, services);
  const paySavedAt = held.savedAt.get('payslip');
  const lastDay = daysLater(today, AHEAD);
  return {
    today,
    pay:
      held.payslip === null
        ? null
        : {
            amount: held.payslip.result.net,
            savedOn: paySavedAt === undefined ? null : southAfricanDay(paySavedAt),
          },
    payments: paymentsOf(held, today),
    renewals: held.policies
      .flatMap(({ id, typeId, providerId, providerName, renewalDate: day }) =>
        day === null || day < today || day > lastDay
          ? []
          : [{ id, name: policyName(typeId, providerId, providerName), day }],
      )
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    accounts: held.assets
      .filter(({ kind, endedOn }) => kind === ACCOUNT && (endedOn === null || endedOn > today))
      .map(({ id, name, value, valuedOn }) => ({ id, name: name ?? '', value, valuedOn })),
    budgetRest:
      budget === null || stored === undefined
        ? null
        : {
            amount: restOf(budget.entry as BudgetEntry, held, today),
            savedOn: southAfricanDay(stored.savedAt),
          },
  };
};

/** Answers what goes off the person's account and comes in (specification: wealth, "Until payday"). */
export const implementations: Implementation[] = [
  implement(calls.wealth.upcomingPayments, (_input, context) => readUpcoming(context, context.person.id)),
];
