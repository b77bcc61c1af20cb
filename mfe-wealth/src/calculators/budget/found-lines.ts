import { type BudgetField, budgetGroupNames, budgetGroups } from '@phila/finance/budget';
import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';

/** A cover of life and health as its record has it, with what its type is called. */
export interface Cover {
  type: string | undefined;
  monthlyContribution: number | null;
}

/** What the person pays each month, in the records and calculators of My Wealth; null for what is not saved. */
export interface MonthlyElsewhere {
  insurance: readonly (number | null)[];
  covers: readonly Cover[];
  retirement: readonly (number | null)[];
  investments: readonly (number | null)[];
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

const labels: Readonly<Record<string, string>> = Object.assign(
  {},
  ...budgetGroupNames.map((group) => budgetGroups[group].fields),
);

const total = (amounts: readonly (number | null)[]): number =>
  randFromCents(sumCents(amounts.map((amount) => centsFromRand(amount ?? 0))));

/** The lines of a budget that follow from elsewhere, those of one line together, without what comes to nothing. */
export const foundLines = (elsewhere: MonthlyElsewhere): FoundLine[] => {
  const { insurance, covers, retirement, investments, netPay, bond, vehicle, loan } = elsewhere;
  const coversOf = (line: BudgetField) =>
    total(
      covers
        .filter(({ type }) => lineOfCover(type) === line)
        .map(({ monthlyContribution }) => monthlyContribution),
    );
  const lines: readonly (readonly [BudgetField, number | null, string])[] = [
    ['netSalary', netPay, 'Payslip Simulator'],
    ['bondOrRent', bond, 'Mortgage Calculator'],
    ['vehicleInstalment', vehicle, 'Finance Calculator'],
    ['personalLoan', loan, 'Loan Calculator'],
    ['shortTermInsurance', total(insurance), 'Short-Term Insurance'],
    ['lifeCover', coversOf('lifeCover'), 'Risk Cover'],
    ['incomeProtection', coversOf('incomeProtection'), 'Risk Cover'],
    ['funeralPolicy', coversOf('funeralPolicy'), 'Risk Cover'],
    ['gapCover', coversOf('gapCover'), 'Risk Cover'],
    ['retirementAnnuity', total(retirement), 'Retirement Planning'],
    ['otherInvestments', total(investments), 'Short-Term Investments'],
  ];
  return lines.flatMap(([field, amount, source]) =>
    amount === null || amount <= 0 ? [] : [{ field, label: labels[field] ?? field, amount, source }],
  );
};
