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

/** A check that follows from what the person keeps elsewhere on the site, and what that is called: `Will & Testament`. */
export interface WellbeingEvidence {
  check: WellbeingCheck;
  source: string;
}

/** What the person said of checks; null or absent where they said nothing, and it follows from their records. */
export type OwnAnswers = { readonly [Check in WellbeingCheck]?: boolean | null };

/** Some of the checks: those that a save names. */
export type ChangedFlags = { readonly [Check in WellbeingCheck]?: boolean | undefined };

const flagsBy = <Flag>(flagOf: (name: WellbeingCheck) => Flag): Record<WellbeingCheck, Flag> =>
  Object.fromEntries(wellbeingChecks.map((name) => [name, flagOf(name)])) as Record<WellbeingCheck, Flag>;

const follows = (evidence: readonly WellbeingEvidence[], name: WellbeingCheck): boolean =>
  evidence.some(({ check }) => check === name);

/** The checks as they are shown: the person's own answer, which overrules, or else what follows from their records. */
export const wellbeingFlags = (
  own: OwnAnswers | null,
  evidence: readonly WellbeingEvidence[],
): WellbeingFlags => flagsBy((name) => own?.[name] ?? follows(evidence, name));

/**
 * What a save says of each check that it names: only what differs from what followed from the records is the person's own word, so
 * that a check that was left as it was goes on following them.
 * @param seen what followed when the person looked
 */
export const ownAnswers = (sent: ChangedFlags, seen: readonly WellbeingEvidence[]): OwnAnswers =>
  Object.fromEntries(
    wellbeingChecks.flatMap((name) => {
      const flag = sent[name];
      return flag === undefined ? [] : [[name, flag === follows(seen, name) ? null : flag]];
    }),
  );
