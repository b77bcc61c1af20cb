import { type AnyField, holds, isBlankValue, type Loose, visibleFields } from '@phila/contract/fields';
import { isHidden, labelOf, sectionsOf, toForm, typedChoice, type AnyRecord } from '@phila/contract/records';
import { isNamedAlready } from '../form-fields/index.ts';

/** A value of a record: a field, or a part of a group. */
export interface Fact {
  key: string;
  /** The label below its part's heading. */
  label: string;
  /** The label without that heading: 'Postal address: city'. */
  wholeLabel: string;
  field: AnyField;
  value: unknown;
  /** The text typed instead of a choice. */
  typed: string | null;
  isGiven: boolean;
}

/** The values below a heading of a record. */
export interface RecordPart {
  heading: string | null;
  facts: readonly Fact[];
  /**
   * The missing values, in words. A completely missing address counts once, or not at all if the heading already names
   * it.
   */
  missing: readonly string[];
}

/** Name of the field that a value belongs to. */
export const fieldOf = ({ key }: Fact): string => key.split('.')[0] ?? key;

/** Begins with a small letter inside a sentence, except in 'LinkedIn' or 'ID number'. */
export const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z’]*(?![\w’]))/, (letter) => letter.toLowerCase());

const toAdd = ({ noun }: AnyField, label: string): string => noun ?? inSentence(label);

/** Tells if there is a value; some days mean "none" (`shownEmpty`). */
const isGiven = (field: AnyField, value: unknown, typed: string | null): boolean =>
  typed !== null || !(isBlankValue(value) || (field.kind === 'date' && field.toForm(value as string) === ''));

/** @param row as the service sends it; null while it loads */
export const partsOf = (type: AnyRecord, row: object | null): RecordPart[] => {
  const values = toForm(type, row);
  const saved = { ...row } as Loose;
  return sectionsOf(type).map(({ heading, fields }) => {
    const facts: Fact[] = [];
    const missing: string[] = [];
    for (const name of fields) {
      const field = type.fields[name];
      if (field === undefined || holds(field, 'constant') || isHidden(type, name, values)) continue;
      const label = labelOf(type, name, values);
      if (!holds(field, 'fields')) {
        const typed = row && typedChoice(field, saved);
        const given = isGiven(field, saved[name], typed);
        facts.push({ key: name, label, wholeLabel: label, field, value: saved[name], typed, isGiven: given });
        if (!given) missing.push(toAdd(field, label));
        continue;
      }
      const inner = { ...(saved[name] as Loose | null) };
      const isNamed = isNamedAlready(label, field.fields, heading);
      const isAddress = visibleFields(field.fields).length > 1;
      const ofGroup = visibleFields(field.fields).map(([part, of]) => {
        const below = `${label}: ${inSentence(of.label)}`;
        return {
          key: `${name}.${part}`,
          label: isNamed ? of.label : below,
          wholeLabel: isAddress ? below : of.label,
          field: of,
          value: inner[part],
          typed: null,
          isGiven: isGiven(of, inner[part], null),
        };
      });
      facts.push(...ofGroup);
      if (isAddress && !ofGroup.some((fact) => fact.isGiven)) {
        if (label.toLowerCase() !== heading?.toLowerCase()) missing.push(inSentence(label));
      } else
        missing.push(...ofGroup.filter((fact) => !fact.isGiven).map((fact) => toAdd(fact.field, fact.label)));
    }
    return { heading, facts, missing };
  });
};

/** Tells if less than half of the values are given, because a line for each missing value would hide them. */
export const isSparse = ({ facts }: RecordPart): boolean =>
  facts.filter((fact) => fact.isGiven).length * 2 < facts.length;

/**
 * Tells how much of a record is given. Less than a quarter of several parts means that the person has not begun,
 * because sign-up fills in their name and email; a record without parts is short, so one value is enough.
 */
export const extentOf = (parts: readonly RecordPart[]): 'nothing' | 'little' | 'enough' => {
  const facts = parts.flatMap((part) => part.facts);
  const given = facts.filter((fact) => fact.isGiven).length;
  if (given === 0) return 'nothing';
  return parts.length > 1 && given * 4 < facts.length ? 'little' : 'enough';
};
