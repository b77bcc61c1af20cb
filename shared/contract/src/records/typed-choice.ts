import { holds } from './by-kind.ts';
import type { AnyField, Fields } from './field.ts';
import type { Loose } from './plain-object.ts';

/*
 * Choices that people may also type, because lists of institutions or insurers are never complete. The choice names
 * a text field of the record as `typedInto`: an answer not in the list goes there, and the choice is null. Only one
 * of the two has a value (specification: records, "Choices that can be typed").
 */

/** Text field for typed answers; undefined for a choice from the list only. */
export const typedIntoOf = (field: AnyField | undefined): string | undefined =>
  field !== undefined && holds(field, 'entry') ? field.typedInto : undefined;

const isNeeded = (field: AnyField): boolean => field.kind === 'lookup' && field.needed === true;

/** Returns true if a form is refused without it; for a choice that may be typed, without either of the two. */
export const mustBeGiven = (field: AnyField): boolean => field.required || isNeeded(field);

/** Fields that hold typed answers: shown with their choice and nowhere else. */
export const typedFields = (fields: Fields): ReadonlySet<string> =>
  new Set(Object.values<AnyField>(fields).flatMap((field) => typedIntoOf(field) ?? []));

/** Typed answer of a choice; null if one was chosen, or nothing was given. */
export const typedChoice = (field: AnyField | undefined, row: Loose): string | null => {
  const into = typedIntoOf(field);
  const typed = into === undefined ? null : row[into];
  return typeof typed === 'string' && typed !== '' ? typed : null;
};

const typedIn = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'name' in sent ? sent.name : null;

/**
 * Typed answers for a body: dropped beside a choice, and taken from `{ id: 0, name: 'Damelin' }`, as a read returns a
 * typed reference. A required choice with neither is left out, because its rule would accept null.
 * @param sent as received
 * @param body after the fields' own send rules
 */
export const normaliseTyped = (fields: Fields, sent: Loose, body: Loose): Loose =>
  Object.fromEntries(
    Object.entries<AnyField>(fields).flatMap(([name, field]): [string, unknown][] => {
      const into = typedIntoOf(field);
      if (into === undefined) return [];
      if (body[name] !== null) return [[into, null]];
      const typed = body[into] ?? fields[into]?.toBody(typedIn(sent[name])) ?? null;
      return [
        [into, typed],
        ...(typed === null && isNeeded(field) ? [[name, undefined] as [string, unknown]] : []),
      ];
    }),
  );

/**
 * Fields that an update clears without naming them: a choice replaces a typed answer, and the reverse.
 * @param sent the fields that the update names
 */
export const replacedByUpdate = (fields: Fields, sent: Loose): Loose =>
  Object.fromEntries(
    Object.entries<AnyField>(fields).flatMap(([name, field]): [string, unknown][] => {
      const into = typedIntoOf(field);
      if (into === undefined || Object.hasOwn(sent, name) === Object.hasOwn(sent, into)) return [];
      return Object.hasOwn(sent, name) ? [[into, null]] : sent[into] === null ? [] : [[name, null]];
    }),
  );
