/** Parts of My Wealth by number, in the order of wealthAverage's areas (specification: wealth, "Overview"). */
export const wealthCategories = {
  shortTerm: 1,
  medical: 2,
  risk: 3,
  investments: 4,
  retirement: 5,
  will: 6,
} as const;
export type WealthCategory = keyof typeof wealthCategories;
