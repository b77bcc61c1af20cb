import { type BudgetField, budgetGroupNames, budgetGroups } from '../budget/index.ts';
import { centsFromRand, randFromCents, sumCents } from '../cents/index.ts';
import { isPaidByPerson } from './retirement-type.ts';

/** A risk cover or retirement plan from its record, with its type's name. */
export interface Contribution {
  type: string | undefined;
  monthlyContribution: number | null;
}

/** A loan or bond: its kind, an id in `debtKinds` of the contract, and its instalment in rand. */
export interface OwedMonthly {
  kind: number | null;
  monthlyInstalment: number | null;
}

/** Monthly payments in the records and calculators of My Wealth; null if not saved. */
export interface MonthlyElsewhere {
  insurance: readonly (number | null)[];
  covers: readonly Contribution[];
  retirement: readonly Contribution[];
  investments: readonly (number | null)[];
  debts: readonly OwedMonthly[];
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

/** Budget line of a cover; life, disability and severe illness share one. */
const lineOfCover = (type = ''): BudgetField => {
  if (/funeral/i.test(type)) return 'funeralPolicy';
  if (/income/i.test(type)) return 'incomeProtection';
  return /gap/i.test(type) ? 'gapCover' : 'lifeCover';
};

/** Budget line for each kind of loan. */
const lineOfDebt: Readonly<Record<number, BudgetField>> = {
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

/** Sums monthly payments by budget line, and leaves out lines of R 0. */
export const foundLines = (elsewhere: MonthlyElsewhere): FoundLine[] => {
  const { insurance, covers, retirement, investments, debts, netPay, bond, vehicle, loan } = elsewhere;
  const coversOf = (line: BudgetField) => paidInto(covers, (type) => lineOfCover(type) === line);
  const lines: readonly (readonly [BudgetField, number | null, string])[] = [
    ['netSalary', netPay, 'Payslip Simulator'],
    ['bondOrRent', bond, 'Mortgage Calculator'],
    ['vehicleInstalment', vehicle, 'Finance Calculator'],
    ['personalLoan', loan, 'Loan Calculator'],
    ...Object.entries(lineOfDebt).map(
      ([id, line]) =>
        [
          line,
          total(
            debts.filter(({ kind }) => kind === Number(id)).map(({ monthlyInstalment }) => monthlyInstalment),
          ),
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
