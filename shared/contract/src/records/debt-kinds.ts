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
