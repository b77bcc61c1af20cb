import type { AnyField, Fields } from './field.ts';
import type { Loose } from './plain-object.ts';

/*
 * A choice from a list that a person may also type, because no list of institutions or insurers is ever whole. The field
 * of the choice names a text field of the same record with `typedInto`: what is not in the list is kept there, and the
 * choice is null then. One of the two has a value, never both (specification: records, "Choices that can be typed").
 */

/** The text field in which what is typed is kept; undefined for a choice from the list alone. */
export const typedIntoOf = (field: AnyField | undefined): string | undefined =>
  field?.kind === 'lookup' || field?.kind === 'reference' ? field.typedInto : undefined;

const isNeeded = (field: AnyField): boolean => field.kind === 'lookup' && field.needed === true;

/** Whether a form without it is refused: of a choice that may be typed, without either of the two. */
export const mustBeGiven = (field: AnyField): boolean => field.required || isNeeded(field);

/** The fields that hold what was typed: their choice shows them, so they are asked for and shown nowhere else. */
export const typedFields = (fields: Fields): ReadonlySet<string> =>
  new Set(Object.values<AnyField>(fields).flatMap((field) => typedIntoOf(field) ?? []));

/** What was typed in place of a choice; null where one was chosen, or nothing was given. */
export const typedChoice = (field: AnyField | undefined, row: Loose): string | null => {
  const into = typedIntoOf(field);
  const typed = into === undefined ? null : row[into];
  return typeof typed === 'string' && typed !== '' ? typed : null;
};

const typedIn = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'name' in sent ? sent.name : null;

/**
 * The typed texts that belong to a body: none beside a choice, and that of `{ id: 0, name: 'Damelin' }`, as a read gives
 * a reference that was typed. A choice that must be made or typed, and was not, is no null, which its rule would take.
 * @param sent as it came in
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
 * Of an update, what it takes away without naming it: a choice replaces what was typed, and a typed text what was
 * chosen.
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
