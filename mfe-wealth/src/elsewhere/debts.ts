import type { OwnableCalculator } from '@phila/contract/calls';
import type { DebtKind } from '@phila/contract/records/debt-kinds';

/** A loan or bond: the values its sums need, and its bank's name. */
export interface Owed {
  kind: number | null;
  bank: string | undefined;
  balance: number | null;
  balanceDate: string | null;
  monthlyInstalment: number | null;
}

export type LoanCalculator = Exclude<OwnableCalculator, 'payslip'>;

/** Kind of loan for each calculator. */
export const kindOfCalculator: Readonly<Record<LoanCalculator, DebtKind>> = {
  mortgage: 1,
  vehicle: 2,
  loan: 3,
};

/**
 * True if a saved calculation counts as a debt: marked as the person's own, with no recorded loan of its kind. The
 * record has the true balance, and nothing may count twice.
 */
export const countsAsOwn = (
  calculator: LoanCalculator,
  isOwn: ReadonlySet<OwnableCalculator>,
  debts: readonly Pick<Owed, 'kind'>[],
): boolean => isOwn.has(calculator) && !debts.some(({ kind }) => kind === kindOfCalculator[calculator]);
