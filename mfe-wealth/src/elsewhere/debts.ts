/** A loan or bond: the values its sums need, and its bank's name. */
export interface Owed {
  kind: number | null;
  bank: string | undefined;
  balance: number | null;
  balanceDate: string | null;
  monthlyInstalment: number | null;
}
