import type { OwnableCalculator } from '@phila/contract/calls';
import type { DebtKind } from '@phila/contract/records/debt-kinds';

/** A loan or a bond as far as its sums go, by the name of its bank. */
export interface Owed {
  kind: number | null;
  bank: string | undefined;
  balance: number | null;
  balanceDate: string | null;
  monthlyInstalment: number | null;
}

export type LoanCalculator = Exclude<OwnableCalculator, 'payslip'>;

/** Which kind of loan each calculator works out. */
export const kindOfCalculator: Readonly<Record<LoanCalculator, DebtKind>> = {
  mortgage: 1,
  vehicle: 2,
  loan: 3,
};

/**
 * Whether what is saved in a calculator counts as owed and paid: the person said that it is theirs, and no loan of
 * its kind is recorded. A record knows the balance of the last statement, and nothing may count twice.
 */
export const countsAsOwn = (
  calculator: LoanCalculator,
  isOwn: ReadonlySet<OwnableCalculator>,
  debts: readonly Pick<Owed, 'kind'>[],
): boolean => isOwn.has(calculator) && !debts.some(({ kind }) => kind === kindOfCalculator[calculator]);
