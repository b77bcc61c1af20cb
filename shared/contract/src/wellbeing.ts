/** The seven checks of Financial Wellbeing, in the order they are shown; `mortage` is the payload's spelling (specification: dashboard). */
export const wellbeingChecks = [
  'medicalInsurance',
  'shortTermInsurance',
  'will',
  'retirementPlan',
  'budget',
  'mortage',
  'vehicle',
] as const;

export type WellbeingCheck = (typeof wellbeingChecks)[number];
export type WellbeingFlags = Readonly<Record<WellbeingCheck, boolean>>;

/** Specification: dashboard: the label for mortgage reads 'I have a Mortgage'; the others follow it. */
export const wellbeingLabels: Readonly<Record<WellbeingCheck, string>> = {
  medicalInsurance: 'I have Medical Insurance',
  shortTermInsurance: 'I have Short-Term Insurance',
  will: 'I have a Will',
  retirementPlan: 'I have a Retirement Plan',
  budget: 'I have a Budget',
  mortage: 'I have a Mortgage',
  vehicle: 'I have a Vehicle',
};

/** Checked items divided by 7, as a whole percentage (specification: dashboard). */
export const wellbeingProgress = (flags: WellbeingFlags): number =>
  Math.round((wellbeingChecks.filter((name) => flags[name]).length / wellbeingChecks.length) * 100);
