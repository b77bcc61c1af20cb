import type { OverviewPart } from '@phila/contract';

/** A part that a remote declares, with how complete it is in whole percent; null where it is not known. */
export interface KnownPart {
  part: OverviewPart;
  completion: number | null;
}

const stepOrderOf = ({ stepOrder, order }: OverviewPart): number => stepOrder ?? order;

/**
 * Picks the part to complete next: of those begun the fullest, because it takes least time; else the first of the empty
 * ones by `stepOrder`. Parts that ask for nothing, are complete or unknown are left out.
 */
export const nextStep = (parts: readonly KnownPart[]): { part: OverviewPart; completion: number } | null => {
  const [first] = parts
    .flatMap(({ part, completion }) =>
      part.what === '' || completion === null || completion >= 100 ? [] : [{ part, completion }],
    )
    .toSorted(
      (a, b) =>
        b.completion - a.completion ||
        stepOrderOf(a.part) - stepOrderOf(b.part) ||
        a.part.to.localeCompare(b.part.to),
    );
  return first ?? null;
};
