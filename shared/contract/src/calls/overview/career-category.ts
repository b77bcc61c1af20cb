/** Parts of My Career by number (specification: career, "Overview"). */
export const careerCategories = {
  education: 1,
  experience: 2,
  memberships: 3,
  personal: 4,
  references: 5,
  skills: 6,
} as const;
export type CareerCategory = keyof typeof careerCategories;
