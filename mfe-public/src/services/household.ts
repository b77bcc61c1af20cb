/** Example of a household's assets and debts, in rand. */
export const OWNS = [
  { what: 'A home', value: 850_000 },
  { what: 'A car', value: 160_000 },
  { what: 'A retirement fund', value: 310_000 },
  { what: 'Savings', value: 45_000 },
] as const;
export const OWES = [
  { what: 'A home loan', value: 610_000 },
  { what: 'A car loan', value: 120_000 },
  { what: 'Store cards', value: 18_000 },
] as const;

type Thing = (typeof OWNS)[number] | (typeof OWES)[number];
export type What = Thing['what'];

export interface Household {
  owns: number;
  owes: number;
  /** Assets less debts; negative if debts are larger. */
  worth: number;
}

const sumOf = (things: readonly Thing[], has: ReadonlySet<What>): number =>
  things.reduce((sum, { what, value }) => (has.has(what) ? sum + value : sum), 0);

/** Net wealth, as in the calculator. */
export const householdOf = (has: ReadonlySet<What>): Household => {
  const owns = sumOf(OWNS, has);
  const owes = sumOf(OWES, has);
  return { owns, owes, worth: owns - owes };
};
