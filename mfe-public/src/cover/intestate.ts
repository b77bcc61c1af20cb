/**
 * A spouse's minimum beside children, rand (Intestate Succession Act 81 of 1987, section 1(1)(c), as proclaimed in
 * 2014).
 */
const LEAST_FOR_SPOUSE = 250_000;

export const ESTATES = [200_000, 600_000, 1_200_000, 3_000_000] as const;
export const CHILDREN = [0, 1, 2, 3, 4] as const;

export interface Shares {
  spouse: number;
  eachChild: number;
  /** Share of parents and further relatives. */
  relatives: number;
}

/**
 * Divides an estate after debts by the Act. A spouse beside children gets a child's share (the estate divided by the
 * children plus one) or the minimum, whichever is more.
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
