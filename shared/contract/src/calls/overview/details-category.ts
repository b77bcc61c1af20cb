/** Parts of My Details by number (specification: details, "Completion"). */
export const detailsCategories = {
  biographical: 1,
  contact: 2,
  nextOfKin: 3,
  medicalAid: 4,
  passportsAndPermits: 5,
  banking: 6,
  tax: 7,
} as const;
export type DetailsCategory = keyof typeof detailsCategories;
