/**
 * The seven checks of Financial Wellbeing, in display order; `mortage` is the payload's spelling (specification:
 * dashboard).
 */
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

/** Specification: dashboard: the label for mortgage is 'I have a Mortgage'; the others follow it. */
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

/** Check that follows from other data on the site, with the name of its source: `Will & Testament`. */
export interface WellbeingEvidence {
  check: WellbeingCheck;
  source: string;
}

/** The person's own answers; null or absent where it follows from records. */
export type OwnAnswers = { readonly [Check in WellbeingCheck]?: boolean | null };

/** Checks named in a save. */
export type ChangedFlags = { readonly [Check in WellbeingCheck]?: boolean | undefined };

const flagsBy = <Flag>(flagOf: (name: WellbeingCheck) => Flag): Record<WellbeingCheck, Flag> =>
  Object.fromEntries(wellbeingChecks.map((name) => [name, flagOf(name)])) as Record<WellbeingCheck, Flag>;

const follows = (evidence: readonly WellbeingEvidence[], name: WellbeingCheck): boolean =>
  evidence.some(({ check }) => check === name);

/** Checks as displayed: the person's own answer, or else the answer that follows from records. */
export const wellbeingFlags = (
  own: OwnAnswers | null,
  evidence: readonly WellbeingEvidence[],
): WellbeingFlags => flagsBy((name) => own?.[name] ?? follows(evidence, name));

/**
 * Own answers to save. Stores an answer only if it differs from the one that followed from the records, so that
 * untouched checks keep following the records.
 * @param seen evidence of the records when the person looked
 */
export const ownAnswers = (sent: ChangedFlags, seen: readonly WellbeingEvidence[]): OwnAnswers =>
  Object.fromEntries(
    wellbeingChecks.flatMap((name) => {
      const flag = sent[name];
      return flag === undefined ? [] : [[name, flag === follows(seen, name) ? null : flag]];
    }),
  );
