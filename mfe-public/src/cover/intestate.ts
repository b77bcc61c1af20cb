/** The least that a spouse inherits beside children, rand (Intestate Succession Act 81 of 1987, section 1(1)(c), as proclaimed in 2014). */
const LEAST_FOR_SPOUSE = 250_000;

export const ESTATES = [200_000, 600_000, 1_200_000, 3_000_000] as const;
export const CHILDREN = [0, 1, 2, 3, 4] as const;

export interface Shares {
  spouse: number;
  eachChild: number;
  /** What goes to parents and further relatives. */
  relatives: number;
}

/**
 * How the Act divides what is left of an estate after debts, among one spouse and living children: with a spouse and
 * children, the spouse has a child's share (the estate by the number of children and one) or the least sum, whichever is more.
 */
export const intestateShares = (estate: number, hasSpouse: boolean, children: number): Shares => {
  if (children === 0)
    return hasSpouse
      ? { spouse: estate, eachChild: 0, relatives: 0 }
      : { spouse: 0, eachChild: 0, relatives: estate };
  if (!hasSpouse) return { spouse: 0, eachChild: estate / children, relatives: 0 };
  const spouse = Math.min(estate, Math.max(estate / (children + 1), LEAST_FOR_SPOUSE));
  return { spouse, eachChild: (estate - spouse) / children, relatives: 0 };
};
