import { countsAsOwn, type LoanCalculator, type NetWorthLine } from '@phila/contract';
import { centsFromRand, type Cents } from '@phila/finance/cents';
import type { LoanResult } from '@phila/finance';
import { type Holding, WHOLE } from '@phila/finance/net-worth';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../core/services.ts';
import { investmentName, loanName, planName, policyName } from './names.ts';
import { records } from './records.ts';
import { outcomeOf } from './saved-entries.ts';
import { wealthEntries } from './tables.ts';
import { valuationsOf } from './valuations.ts';

/** Line of the net worth: its names, links and monthly cost, beside its holding. */
export type Named = Pick<NetWorthLine, 'of' | 'id' | 'kind' | 'name' | 'loanId' | 'policy' | 'monthly'> & {
  /** Day of the month on which `monthly` is paid; null if not known. */
  dueDay: number | null;
  holding: Holding;
};

/** Kinds of loan that run down by instalments; cards and accounts are drawn on again. */
const RUNS_DOWN: readonly (number | null)[] = [1, 2, 3, 6, 7];

const nothing = { kind: null, loanId: null, policy: null, monthly: null, dueDay: null };
const centsOrNull = (rand: number | null): Cents | null => (rand === null ? null : centsFromRand(rand));
const held = { isOwed: false, share: WHOLE, undated: null, endedOn: null, course: null };

/** Reads what the person has and pays in one wave, with saved calculations that are their own. */
export const readHeld = async (services: Services, personId: string) => {
  const { database } = services;
  const [assets, investments, plans, debts, policies, covers, entries, values] = await Promise.all([
    records.assets.all(database, personId),
    records.shortTermInvestments.all(database, personId),
    records.retirementPlanning.all(database, personId),
    records.debts.all(database, personId),
    records.shortTermInsurance.all(database, personId),
    records.riskCover.all(database, personId),
    database
      .select({
        calculator: wealthEntries.calculator,
        entry: wealthEntries.entry,
        savedAt: wealthEntries.savedAt,
      })
      .from(wealthEntries)
      .where(and(eq(wealthEntries.personId, personId), eq(wealthEntries.isOwn, true))),
    valuationsOf(database, personId),
  ]);
  const own = new Map(entries.map(({ calculator, entry }) => [calculator, entry]));
  const isOwn = new Set(own.keys());
  const loanOf = async (calculator: LoanCalculator) =>
    countsAsOwn(calculator, isOwn, debts)
      ? ((await outcomeOf(calculator, own.get(calculator), services)) as OwnLoan | null)
      : null;
  const [mortgage, vehicle, loan, payslip] = await Promise.all([
    loanOf('mortgage'),
    loanOf('vehicle'),
    loanOf('loan'),
    own.has('payslip') ? outcomeOf('payslip', own.get('payslip'), services) : null,
  ]);
  return {
    assets,
    investments,
    plans,
    debts,
    policies,
    covers,
    values,
    calculations: { mortgage, vehicle, loan },
    payslip: payslip as OwnPayslip | null,
    /** When the entries of calculators that are the person's own were saved. */
    savedAt: new Map(entries.map(({ calculator, savedAt }) => [calculator, savedAt])),
  };
};

/** A saved loan that is the person's own. */
interface OwnLoan {
  entry: { startDate?: string | undefined; extraMonthlyPayment?: number | undefined };
  result: LoanResult;
}

interface OwnPayslip {
  entry: { medicalAidContribution?: number | undefined };
  result: { net: number };
}

export type Held = Awaited<ReturnType<typeof readHeld>>;

const CALCULATIONS = { mortgage: 'Bond', vehicle: 'Vehicle', loan: 'Personal loan' } as const;

/** A saved loan by its schedule: each of its days has a balance; without days the principal is owed today. */
const calculated = (calculator: LoanCalculator, { entry, result }: OwnLoan): Named => {
  const paid = result.schedule.flatMap(({ date, closing }) =>
    date === null ? [] : [{ day: date, value: centsFromRand(closing) }],
  );
  const begun =
    entry.startDate === undefined
      ? []
      : [{ day: entry.startDate.slice(0, 10), value: centsFromRand(result.principal) }];
  return {
    ...nothing,
    of: 'calculation',
    id: calculator,
    name: CALCULATIONS[calculator],
    monthly: result.totalMonthly,
    holding: {
      ...held,
      id: calculator,
      isOwed: true,
      // A balloon falls due on the day of the last instalment, whose own balance it settles.
      given: [...new Map([...begun, ...paid].map((one) => [one.day, one])).values()],
      undated: centsFromRand(result.principal),
    },
  };
};

/** Everything that the person owns or owes, by the one definition of net worth. */
export const holdingsOf = ({
  assets,
  investments,
  plans,
  debts,
  policies,
  values,
  calculations,
}: Held): Named[] => {
  const policyNames = new Map(
    policies.map(({ id, typeId, providerId, providerName }) => [
      id,
      policyName(typeId, providerId, providerName),
    ]),
  );
  const given = (id: string, value: number | null) => (value === null ? [] : (values.get(id) ?? []));
  /** The record's own value stands for its day, also where it was saved before values were kept. */
  const dated = (id: string, value: number | null, day: string | null) => {
    const kept = given(id, value);
    return value === null || day === null || kept.some((one) => one.day === day)
      ? kept
      : [...kept, { day, value: centsFromRand(value) }];
  };
  return [
    ...assets.map((one): Named => ({
      ...nothing,
      of: 'asset',
      id: one.id,
      kind: one.kind,
      name: one.name ?? '',
      loanId: one.loanId,
      policy: (one.policyId === null ? undefined : policyNames.get(one.policyId)) ?? null,
      holding: {
        ...held,
        id: one.id,
        share: Math.round((one.sharePercent ?? 100) * 100),
        given: dated(one.id, one.value, one.valuedOn),
        endedOn: one.endedOn,
      },
    })),
    ...investments.map((one): Named => ({
      ...nothing,
      of: 'investment',
      id: one.id,
      name: investmentName(one.type, one.provider, one.providerName),
      monthly: one.monthlyContribution,
      holding: { ...held, id: one.id, given: given(one.id, one.value), undated: centsOrNull(one.value) },
    })),
    ...plans.map((one): Named => ({
      ...nothing,
      of: 'retirement',
      id: one.id,
      name: planName(
        one.retirementPlanningTypeId,
        one.retirementPlanningProductProviderId,
        one.retirementPlanningProductProviderName,
      ),
      monthly: one.monthlyContribution,
      holding: { ...held, id: one.id, given: given(one.id, one.value), undated: centsOrNull(one.value) },
    })),
    ...debts.map((one): Named => ({
      ...nothing,
      of: 'loan',
      id: one.id,
      kind: one.kind,
      name: loanName(one.kind, one.bankId, one.bankName),
      monthly: one.monthlyInstalment,
      dueDay: one.dueDay,
      holding: {
        ...held,
        id: one.id,
        isOwed: true,
        given: dated(one.id, one.balance, one.balanceDate),
        endedOn: one.endDate,
        course:
          one.annualInterestRate === null || one.monthlyInstalment === null || !RUNS_DOWN.includes(one.kind)
            ? null
            : {
                annualRate: one.annualInterestRate,
                instalment: centsFromRand(one.monthlyInstalment),
                dueDay: one.dueDay,
              },
      },
    })),
    ...(['mortgage', 'vehicle', 'loan'] as const).flatMap((calculator) => {
      const saved = calculations[calculator];
      return saved === null ? [] : [calculated(calculator, saved)];
    }),
  ];
};
