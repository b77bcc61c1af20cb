import { type DebtKind, debtKinds } from '@phila/contract/records/debt-kinds';
import { type BudgetField, budgetGroupNames, budgetGroups } from '@phila/finance/budget';
import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import type { Owed } from '../../elsewhere/debts.ts';
import { isPaidByPerson } from '../../elsewhere/retirement-type.ts';

/** A cover of life and health, or a retirement plan, as its record has it, with what its type is called. */
export interface Contribution {
  type: string | undefined;
  monthlyContribution: number | null;
}

/** What the person pays each month, in the records and calculators of My Wealth; null for what is not saved. */
export interface MonthlyElsewhere {
  insurance: readonly (number | null)[];
  covers: readonly Contribution[];
  retirement: readonly Contribution[];
  investments: readonly (number | null)[];
  debts: readonly Owed[];
  netPay: number | null;
  bond: number | null;
  vehicle: number | null;
  loan: number | null;
}

export interface FoundLine {
  field: BudgetField;
  label: string;
  /** Rand a month. */
  amount: number;
  source: string;
}

/** Which line of the budget a cover belongs to; life, disability and severe illness are one. */
const lineOfCover = (type = ''): BudgetField => {
  if (/funeral/i.test(type)) return 'funeralPolicy';
  if (/income/i.test(type)) return 'incomeProtection';
  return /gap/i.test(type) ? 'gapCover' : 'lifeCover';
};

/** The line of the budget that a kind of loan belongs to. */
const lineOfDebt: Readonly<Record<DebtKind, BudgetField>> = {
  1: 'bondOrRent',
  2: 'vehicleInstalment',
  3: 'personalLoan',
  4: 'creditCard',
  5: 'storeAccounts',
  6: 'studentLoan',
  7: 'otherDebt',
};

const labels: Readonly<Record<string, string>> = Object.assign(
  {},
  ...budgetGroupNames.map((group) => budgetGroups[group].fields),
);

const total = (amounts: readonly (number | null)[]): number =>
  randFromCents(sumCents(amounts.map((amount) => centsFromRand(amount ?? 0))));

const paidInto = (
  contributions: readonly Contribution[],
  counts: (type: string | undefined) => boolean,
): number =>
  total(
    contributions.filter(({ type }) => counts(type)).map(({ monthlyContribution }) => monthlyContribution),
  );

/** The lines of a budget that follow from elsewhere, those of one line together, without what comes to nothing. */
export const foundLines = (elsewhere: MonthlyElsewhere): FoundLine[] => {
  const { insurance, covers, retirement, investments, debts, netPay, bond, vehicle, loan } = elsewhere;
  const coversOf = (line: BudgetField) => paidInto(covers, (type) => lineOfCover(type) === line);
  const lines: readonly (readonly [BudgetField, number | null, string])[] = [
    ['netSalary', netPay, 'Payslip Simulator'],
    ['bondOrRent', bond, 'Mortgage Calculator'],
    ['vehicleInstalment', vehicle, 'Finance Calculator'],
    ['personalLoan', loan, 'Loan Calculator'],
    ...debtKinds.map(
      ({ id }) =>
        [
          lineOfDebt[id],
          total(debts.filter(({ kind }) => kind === id).map(({ monthlyInstalment }) => monthlyInstalment)),
          'Loans & Bonds',
        ] as const,
    ),
    ['shortTermInsurance', total(insurance), 'Short-Term Insurance'],
    ['lifeCover', coversOf('lifeCover'), 'Risk Cover'],
    ['incomeProtection', coversOf('incomeProtection'), 'Risk Cover'],
    ['funeralPolicy', coversOf('funeralPolicy'), 'Risk Cover'],
    ['gapCover', coversOf('gapCover'), 'Risk Cover'],
    ['retirementAnnuity', paidInto(retirement, isPaidByPerson), 'Retirement Planning'],
    ['otherInvestments', total(investments), 'Short-Term Investments'],
  ];
  return lines.flatMap(([field, amount, source]) =>
    amount === null || amount <= 0 ? [] : [{ field, label: labels[field] ?? field, amount, source }],
  );
};
