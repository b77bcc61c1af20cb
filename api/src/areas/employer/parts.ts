import type { EmployerPart } from '@phila/contract';
import type { Area } from '../../core/area.ts';
import type { EmployerSection } from '../../core/records/employer-section.ts';

type UnknownRecord = Record<string, unknown>;

/** An employer's values by section: the fields of a record, or a list of rows. */
export type Supplied = { [section: string]: UnknownRecord | UnknownRecord[] };

const known = new WeakMap<readonly Area[], readonly EmployerSection[]>();

/** Lists everything that employers supply, from the areas' records. */
export const employerSections = (areas: readonly Area[]): readonly EmployerSection[] => {
  const found = known.get(areas);
  if (found !== undefined) return found;
  const sections = areas.flatMap(({ records }) => Object.values(records).flatMap(({ supplied }) => supplied));
  known.set(areas, sections);
  return sections;
};

/** The sections copied together. */
export const sectionsOf = (areas: readonly Area[], part: EmployerPart): readonly EmployerSection[] =>
  employerSections(areas).filter((section) => section.part === part);
