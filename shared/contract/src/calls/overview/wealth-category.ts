/** The parts of My Wealth by their number, in the order of the areas of wealthAverage (specification: wealth, "Overview"). */
export const wealthCategories = {
  shortTerm: 1,
  medical: 2,
  risk: 3,
  investments: 4,
  retirement: 5,
  will: 6,
} as const;
export type WealthCategory = keyof typeof wealthCategories;
