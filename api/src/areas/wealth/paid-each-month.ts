import type { NetWorth } from '@phila/contract';
import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import { type FoundLine, foundLines, paidMonthly } from '@phila/finance/monthly-payments';
import { nextDue } from '@phila/finance/net-worth';
import { lookupRows } from '../../core/lookups/index.ts';
import type { Held, Named } from './held-things.ts';
import { nameIn } from './names.ts';

/** Monthly income and payments by the lines of the budget. @param today YYYY-MM-DD; what ended before it is no more paid */
export const foundIn = (
  { policies, covers, plans, investments, debts, calculations, payslip }: Held,
  today: string,
): FoundLine[] =>
  foundLines({
    insurance: policies.map(({ monthlyPremium }) => monthlyPremium),
    covers: covers.map(({ typeId, monthlyContribution }) => ({
      type: nameIn(lookupRows.riskCoverTypes, typeId),
      monthlyContribution,
    })),
    retirement: plans.map(({ retirementPlanningTypeId, monthlyContribution }) => ({
      type: nameIn(lookupRows.retirementPlanningTypes, retirementPlanningTypeId),
      monthlyContribution,
    })),
    investments: investments.map(({ monthlyContribution }) => monthlyContribution),
    debts: debts.filter(({ endDate }) => endDate === null || endDate > today),
    netPay: payslip?.result.net ?? null,
    bond: paidMonthly(calculations.mortgage),
    vehicle: paidMonthly(calculations.vehicle),
    loan: paidMonthly(calculations.loan),
  });

/**
 * Monthly payments by the lines of the budget, the largest first, and as a part of take-home pay where that is known.
 * The medical aid is the payslip's, as its record has no premium.
 * @param today YYYY-MM-DD; a loan that ended before it is paid no more
 */
export const paidEachMonth = (held: Held, today: string): NetWorth['pay'] => {
  const { payslip } = held;
  const found = foundIn(held, today);
  const medicalAid = payslip?.entry.medicalAidContribution ?? 0;
  const parts = [
    ...found.filter(({ field }) => field !== 'netSalary').map(({ label, amount }) => ({ label, amount })),
    ...(medicalAid > 0 ? [{ label: 'Medical aid', amount: medicalAid }] : []),
  ].toSorted((a, b) => b.amount - a.amount);
  const total = randFromCents(sumCents(parts.map(({ amount }) => centsFromRand(amount))));
  const net = payslip?.result.net ?? 0;
  return { total, percentOfPay: net > 0 ? Math.round((total / net) * 100) : null, parts };
};

/**
 * The next instalment whose day is known.
 * @param yesterday YYYY-MM-DD: an instalment of today is still to come
 */
export const nextPaid = (
  things: readonly Named[],
  owed: ReadonlySet<string>,
  yesterday: string,
): NetWorth['next'] =>
  things
    .flatMap(({ id, name, monthly, dueDay }) =>
      dueDay === null || monthly === null || monthly === 0 || !owed.has(id)
        ? []
        : [{ day: nextDue(yesterday, dueDay), label: name, amount: monthly }],
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))[0] ?? null;
