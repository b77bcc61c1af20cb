/** Kinds of debt. Never change the ids: records store them. */
export const debtKinds = [
  { id: 1, name: 'Home loan (bond)' },
  { id: 2, name: 'Vehicle finance' },
  { id: 3, name: 'Personal loan' },
  { id: 4, name: 'Credit card' },
  { id: 5, name: 'Store account' },
  { id: 6, name: 'Student loan' },
  { id: 7, name: 'Other debt' },
] as const;

export type DebtKind = (typeof debtKinds)[number]['id'];

/** Kind of loan of each calculator whose saved entry can be a debt of the person's own. */
export const kindOfCalculator = { mortgage: 1, vehicle: 2, loan: 3 } as const satisfies Record<
  string,
  DebtKind
>;
export type LoanCalculator = keyof typeof kindOfCalculator;

/**
 * True if a saved calculation counts as a debt: marked as the person's own, with no recorded loan of its kind. The
 * record has the true balance, and nothing may count twice.
 */
export const countsAsOwn = (
  calculator: LoanCalculator,
  isOwn: ReadonlySet<string>,
  debts: readonly { kind: number | null }[],
): boolean => isOwn.has(calculator) && !debts.some(({ kind }) => kind === kindOfCalculator[calculator]);
